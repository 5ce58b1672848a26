import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Of a build's environment; an address of a database in it must not be opened. */
const INHERITED = ['PATH', 'HOME', 'TMPDIR', 'NODE_OPTIONS']
const DEMONSTRATION = { DEMO: '1', HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'silent' }

/**
 * Compiles the built server by using it: a demonstration is made in a temporary folder and started again, with all that
 * a start does until it has drawn a page. Of these two starts the second one's code stays, which is what every later
 * start runs.
 * @param folder of the built server
 */
export function compileServer(folder: string): void {
  const dataDir = mkdtempSync(join(tmpdir(), 'compile-'))
  const inherited = Object.entries(process.env).filter(([name]) => INHERITED.includes(name))
  const env = { ...Object.fromEntries(inherited), ...DEMONSTRATION, DATA_DIR: dataDir }
  const start = () =>
    execFileSync(process.execPath, [join(folder, 'compileStart.js')], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  try {
    start()
    start()
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
