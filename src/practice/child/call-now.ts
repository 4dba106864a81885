/** The name of a function that says which call is made now: the watchdog asks for it when it has paused the code. */
export const CALL_NOW = 'poker-hands-kata: the call that is made now';
