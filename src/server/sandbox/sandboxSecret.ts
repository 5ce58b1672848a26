import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Account name of the emulators. */
export const SANDBOX_KEY = 'sandbox'

/**
 * Returns the account's secret, created once per data directory, so that every process sharing the directory can verify
 * what another has signed.
 */
export function sandboxSecret(dataDir: string): string {
  const file = join(dataDir, 'sandbox', 'secret')
  mkdirSync(join(dataDir, 'sandbox'), { recursive: true })
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8')
}
