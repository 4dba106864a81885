/** The oldest Node that runs the command, as package.json says; older ones cannot even load the rest of it. */
export const OLDEST_NODE = [20, 19] as const;

/**
 * Why the command cannot run, in a sentence; undefined when it can.
 *
 * @param version - such as 18.20.4
 */
export function refuseOldNode(version: string): string | undefined {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldest, oldestMinor] = OLDEST_NODE;
  if (major > oldest || (major === oldest && minor >= oldestMinor)) return undefined;
  return `poker-kata runs on Node.js ${OLDEST_NODE.join('.')} or newer, but this is ${version}: see https://nodejs.org`;
}
