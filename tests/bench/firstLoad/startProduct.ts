import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../support/freePort.ts'
import { isReady } from '../../support/isReady.ts'

export interface Product {
  url: string
  stop(): void
}

const PATIENCE_MS = 60_000

/** The built product with fresh data on a free port; it answers when this resolves. */
export async function startProduct(): Promise<Product> {
  const port = await freePort()
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-bench-'))
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'silent' }
  const server = spawn('node', ['dist/server/listen.js'], { env, stdio: 'ignore' })
  const url = `http://localhost:${port}`
  const stop = () => {
    server.kill()
    rmSync(dataDir, { recursive: true, force: true })
  }
  const deadline = Date.now() + PATIENCE_MS
  while (Date.now() < deadline) {
    if (await isReady(url)) return { url, stop }
    await new Promise((done) => setTimeout(done, 200))
  }
  stop()
  throw new Error('the product did not start')
}
