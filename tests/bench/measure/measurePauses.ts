import { execFileSync } from 'node:child_process'
import { openMeasured } from '../pauses/openMeasured.ts'
import { worstCalls } from '../pauses/worstCalls.ts'
import { quantile } from './samples.ts'

/** How long one request held the server's event loop. */
export interface Pause {
  /** Call and body. */
  says: string
  bytes: number
  /** Of its answer. */
  status: number
  /** Milliseconds: the median of the rounds. */
  longest: number
}

const ROUNDS = 3

/** Sends the worst bodies to the built product, one at a time; the first pause is that of the cheapest call. */
export async function measurePauses(): Promise<Pause[]> {
  execFileSync('npm', ['run', '--silent', 'prestart'], { stdio: 'inherit' })
  const product = await openMeasured()
  try {
    const pauses: Pause[] = []
    for (const { says, prepare } of await worstCalls(product.url)) {
      const samples: number[] = []
      let [bytes, status] = [0, 0]
      for (let round = 0; round < ROUNDS; round += 1) {
        const request = await prepare()
        bytes = request.bytes
        samples.push(
          await product.longestPause(async () => {
            status = await request.send()
          }),
        )
      }
      pauses.push({ says, bytes, status, longest: quantile(samples, 0.5) })
    }
    return pauses
  } finally {
    await product.stop()
  }
}
