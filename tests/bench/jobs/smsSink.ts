import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { until } from '../../support/until.ts'

/** Takes every message in the wire words of the SMS provider, and knows when. */
export interface SmsSink {
  url: string
  /** When a message for the number came; waits for it. */
  arrival(mobile: string): Promise<number>
  taken(): number
  close(): void
}

export async function openSmsSink(): Promise<SmsSink> {
  const arrivals = new Map<string, number>()
  let taken = 0
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://sink')
    arrivals.set(searchParams.get('PhoneNumbers') ?? '', performance.now())
    taken += 1
    request.resume()
    response.setHeader('content-type', 'application/json').end('{"Code":"OK"}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async arrival(mobile) {
      await until(
        () => arrivals.has(mobile),
        () => `nothing was sent to ${mobile}`,
      )
      return arrivals.get(mobile) ?? Number.NaN
    },
    taken: () => taken,
    close: () => server.close(),
  }
}
