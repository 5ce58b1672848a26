import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

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
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.ok) return { url, stop }
    await new Promise((done) => setTimeout(done, 200))
  }
  stop()
  throw new Error('the product did not start')
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, () => {
      const address = probe.address()
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
