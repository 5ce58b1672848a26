import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { demoEnv } from './demoEnv.ts'
import { freePort } from './freePort.ts'
import { isReady } from './isReady.ts'
import { START } from './nodeScripts.ts'
import { preparedData } from './preparedData.ts'
import { until } from './until.ts'

/**
 * The built product with fresh data on a free port; it answers when this resolves, and the caller stops it.
 * @param settings environment variables beside the port and the data
 * @param entry what node runs, where it is not the product alone
 */
export async function startProduct(
  settings: Readonly<Record<string, string>>,
  entry: readonly string[] = START,
): Promise<{ url: string; pid: number; stop: () => void }> {
  const port = await freePort()
  const data = await preparedData()
  const server = spawn(process.execPath, entry, {
    env: demoEnv({ PORT: String(port), DATA_DIR: data, ...settings }),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://localhost:${port}`
  const stop = () => {
    server.kill()
    rmSync(data, { recursive: true, force: true })
  }
  await until(
    () => isReady(url),
    () => 'the product did not start',
  ).catch((error) => {
    stop()
    throw error
  })
  return { url, pid: server.pid ?? 0, stop }
}
