import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { demoEnv } from './demoEnv.ts'
import { freePort } from './freePort.ts'
import { isReady } from './isReady.ts'
import { START } from './nodeScripts.ts'
import { preparedData } from './preparedData.ts'
import { until } from './until.ts'

/**
 * The built product on a free port; it answers when this resolves, and the caller stops it, which resolves when it has ended.
 * @param settings environment variables beside the port; without a `DATA_DIR` it has fresh data, which go with it
 * @param entry what node runs, where it is not the product alone
 */
export async function startProduct(
  settings: Readonly<Record<string, string>>,
  entry: readonly string[] = START,
): Promise<{ url: string; pid: number; stop: () => Promise<void> }> {
  const port = await freePort()
  const own = settings.DATA_DIR === undefined ? await preparedData() : undefined
  const server = spawn(process.execPath, entry, {
    env: demoEnv({ PORT: String(port), ...(own && { DATA_DIR: own }), ...settings }),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://localhost:${port}`
  const ended = once(server, 'exit')
  const stop = async () => {
    server.kill()
    await ended
    if (own) rmSync(own, { recursive: true, force: true })
  }
  await until(
    () => isReady(url),
    () => 'the product did not start',
  ).catch(async (error) => {
    await stop()
    throw error
  })
  return { url, pid: server.pid ?? 0, stop }
}
