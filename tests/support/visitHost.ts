import { request } from 'node:http'
import { text } from 'node:stream/consumers'

/** Asks a server on this machine as a browser that knows it by a host name, which `fetch` does not let one choose. */
export const visitHost = (
  { port, host }: { port: number; host: string },
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ status: number | undefined; body: string }> =>
  new Promise((resolve, reject) => {
    const asked = request({ port, path, headers: { host, ...headers } }, async (answer) => {
      const body = text(answer)
      body.then((found) => resolve({ status: answer.statusCode, body: found }), reject)
    })
    asked.once('error', reject)
    asked.end()
  })
