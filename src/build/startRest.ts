import { spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { dirname } from 'node:path'
import { isUnderWay } from './freshFolder.ts'

const LOG = 'node_modules/.cache/society-portal/build.log'

/**
 * Has the rest of the build made by a process that takes what processor time is left, and that ends with the terminal's
 * group of processes. The next start does it again where it did not come to its end.
 */
export function startRest(): void {
  if (isUnderWay()) return
  mkdirSync(dirname(LOG), { recursive: true })
  const log = openSync(LOG, 'w')
  const rest = spawn(process.execPath, ['--import', 'tsx', 'src/build/build.ts', '--rest'], {
    stdio: ['ignore', log, log],
  })
  if (rest.pid) setPriority(rest.pid, constants.priority.PRIORITY_LOW)
  rest.unref()
  closeSync(log)
  console.log(
    `the embedded form, compressed copies and compiled code are made meanwhile; log: ${LOG}`,
  )
}
