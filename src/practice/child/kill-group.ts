/** Ends a process that leads a group, with whatever it has started, at once and whatever they do. */
export function killGroup(pid: number): void {
  try {
    process.kill(HAS_GROUPS ? -pid : pid, 'SIGKILL');
  } catch {} // there is nothing left of it
}

/** Windows has no groups of processes. */
export const HAS_GROUPS = process.platform !== 'win32';
