import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, lstatSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { oncePerMachine } from '../server/store/oncePerMachine.ts'
import { demoEnv } from './demoEnv.ts'
import { freePort } from './freePort.ts'
import { isReady } from './isReady.ts'
import { START } from './nodeScripts.ts'
import { keptPath } from './seedKey.ts'
import { until } from './until.ts'

/** A data directory as the first start of the built product leaves it: a copy of one that is made once per seed. */
export async function preparedData(): Promise<string> {
  const template = await oncePerMachine(keptPath('first-start'), makeTemplate)
  const data = mkdtempSync(join(tmpdir(), 'portal-data-'))
  cpSync(template, data, { recursive: true })
  return data
}

async function makeTemplate(): Promise<void> {
  const part = mkdtempSync(join(tmpdir(), 'portal-data-'))
  const port = await freePort()
  const server = spawn(process.execPath, START, {
    env: demoEnv({ PORT: String(port), DATA_DIR: part }),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await until(
    () => isReady(`http://localhost:${port}`),
    () => 'the first start did not end',
  )
  server.kill()
  await once(server, 'exit')
  const template = keptPath('first-start')
  // The directory's lock is a socket, which cannot be copied, and nobody's once the server is gone.
  const filter = (path: string) => !lstatSync(path).isSocket()
  cpSync(part, `${template}.part`, { recursive: true, filter })
  rmSync(part, { recursive: true })
  renameSync(`${template}.part`, template)
}
