import { createHash } from 'node:crypto';

/**
 * Writes the policy of the page and of its workers, which run what a reader types or pastes: no
 * code reaches the network. Only the workers need `unsafe-eval`, but they take the policy over.
 * @param scripts - the texts of the script elements that run
 */
export function policyOf(scripts: readonly string[]): string {
  const hashes = scripts.map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  return [
    "default-src 'none'",
    `script-src ${hashes.join(' ')} 'unsafe-eval'`,
    'worker-src blob:',
    "style-src 'unsafe-inline'",
    'font-src data:',
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}
