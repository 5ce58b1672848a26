import { fileURLToPath } from 'node:url'
import { freePort } from '../../support/freePort.ts'
import { startProduct } from '../../support/startProduct.ts'

/** A product whose event loop is watched from within. */
export interface Measured {
  url: string
  /** Milliseconds the event loop was held for at most while this ran. */
  longestPause(work: () => Promise<unknown>): Promise<number>
  stop(): Promise<void>
}

const ENTRY = fileURLToPath(new URL('measuredProduct.ts', import.meta.url))

/** Starts the built product in a process of its own; it believes the address a request says it comes from. */
export async function openMeasured(): Promise<Measured> {
  const port = await freePort()
  const settings = { LOG_LEVEL: 'silent', TRUST_PROXY: '1', PAUSES_PORT: String(port) }
  const product = await startProduct(settings, ['--import', 'tsx', ENTRY])
  const sinceLast = async () => Number(await (await fetch(`http://localhost:${port}`)).text())
  return {
    ...product,
    async longestPause(work) {
      await sinceLast()
      await work()
      return sinceLast()
    },
  }
}
