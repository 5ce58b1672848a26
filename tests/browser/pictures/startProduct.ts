import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../../support/freePort.ts'
import { isReady } from '../../support/isReady.ts'

const PATIENCE_MS = 120_000

/** The built product with its gallery, on a free port with data of its own; the caller stops it. */
export async function startProduct(): Promise<{ url: string; stop: () => void }> {
  const port = await freePort()
  const data = mkdtempSync(join(tmpdir(), 'portal-gallery-'))
  const server = spawn(process.execPath, ['dist/server/listen.js'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: data, GALLERY: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://localhost:${port}`
  const stop = () => {
    server.kill()
    rmSync(data, { recursive: true, force: true })
  }
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await setTimeout(250))
    if (await isReady(url)) return { url, stop }
  stop()
  throw new Error('The product did not start')
}
