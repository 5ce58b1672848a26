import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type APIRequestContext, expect } from '@playwright/test'

export interface OwnServer {
  url: string
  dataDir: string
  process: ChildProcess
}

/** A server of one test file's own, with fresh data; it answers when this resolves. The file ends it. */
export async function startServer(
  request: APIRequestContext,
  port: number,
  nodeOptions: readonly string[] = [],
): Promise<OwnServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-own-'))
  const server = spawn('node', [...nodeOptions, 'dist/server/listen.js'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
    stdio: 'ignore',
  })
  const url = `http://localhost:${port}`
  const ready = async () => (await request.get(`${url}/readyz`)).status()
  await expect.poll(() => ready().catch(() => 0), { timeout: 60_000 }).toBe(200)
  return { url, dataDir, process: server }
}
