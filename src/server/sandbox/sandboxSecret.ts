import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The stand-ins' account. */
export const SANDBOX_KEY = 'sandbox'

/** Its secret: made once per data directory, so that every process that shares the directory can verify what another signed. */
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
