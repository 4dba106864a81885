/** Kills a process that leads a group, and the processes that it started. */
export function killGroup(pid: number): void {
  try {
    process.kill(HAS_PROCESS_GROUPS ? -pid : pid, 'SIGKILL');
  } catch {} // it has already ended
}

/** Windows has no process groups. */
export const HAS_PROCESS_GROUPS = process.platform !== 'win32';

const kill = process.kill.bind(process);

/** Kills this process, and the group that it belongs to. */
export function endOurselves(): void {
  kill(HAS_PROCESS_GROUPS ? 0 : process.pid, 'SIGKILL');
}
