import { setTimeout } from 'node:timers/promises'
import { patience } from './patience.ts'

const POLL_MS = 20

/**
 * Resolves when `isSo` answers true, asked again and again: for what happens in another process and tells nobody.
 * Rejects with `otherwise` when it is not so after a minute of patience.
 */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  otherwise: () => string,
): Promise<void> {
  const end = performance.now() + patience(60)
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(otherwise())
    await setTimeout(POLL_MS)
  }
}
