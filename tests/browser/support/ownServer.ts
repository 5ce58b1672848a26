import { type ChildProcess, spawn } from 'node:child_process'
import { demoEnv } from '../../support/demoEnv.ts'
import { freePort } from '../../support/freePort.ts'
import { isReady } from '../../support/isReady.ts'
import { START } from '../../support/nodeScripts.ts'
import { patience } from '../../support/patience.ts'
import { preparedData } from '../../support/preparedData.ts'
import { expect, test } from './test.ts'

export interface OwnServer {
  url: string
  dataDir: string
}

interface OwnServerOptions {
  nodeOptions?: readonly string[]
  /** Changes the stored data before the server starts. */
  prepare?: (dataDir: string) => Promise<void>
}

/**
 * A server of one test file's own, with the data of a first start, on a port nobody else has: it answers before the file's tests
 * begin, their addresses lead to it, and it ends after them. What it says of itself is known from `beforeAll` on.
 */
export function ownServer({ nodeOptions = [], prepare }: OwnServerOptions = {}): OwnServer {
  const own: OwnServer = { url: '', dataDir: '' }
  let server: ChildProcess
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern
  test.use({ baseURL: async ({}, use) => use(own.url) })
  test.beforeAll(async () => {
    const port = await freePort()
    own.dataDir = await preparedData()
    await prepare?.(own.dataDir)
    server = spawn('node', [...nodeOptions, ...START], {
      env: demoEnv({ PORT: String(port), DATA_DIR: own.dataDir, DEMO_OPEN: '1' }),
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    own.url = `http://localhost:${port}`
    await expect.poll(() => isReady(own.url), { timeout: patience(60) }).toBe(true)
    expect(server.exitCode, 'the server that answered is this one').toBeNull()
  })
  test.afterAll(() => {
    server.kill()
  })
  return own
}
