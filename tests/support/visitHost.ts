import { request } from 'node:http'
import { text } from 'node:stream/consumers'

/** Asks a server on this machine as a browser that knows it by a host name, which `fetch` does not let one choose. */
export const visitHost = (
  { port, host }: { port: number; host: string },
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ status: number | undefined; body: string }> =>
  new Promise((resolve, reject) => {
    const asked = request({ port, path, headers: { host, ...headers } }, (answer) => {
      text(answer).then((body) => resolve({ status: answer.statusCode, body }), reject)
    })
    asked.once('error', reject)
    asked.end()
  })
