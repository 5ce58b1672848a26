import { request } from 'node:http'

/** Sends a call to a server on this machine as a browser at that host and address; answers the status. */
export const send = (
  { port, host, address }: { port: number; host: string; address: string },
  { method, url: path, payload }: { method: string; url: string; payload?: object },
): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const headers = { host, 'x-forwarded-for': address, 'content-type': 'application/json' }
    const sent = request({ port, method, path, headers }, (answer) =>
      answer.resume().once('end', () => resolve(answer.statusCode)),
    )
    sent.once('error', reject)
    sent.end(payload && JSON.stringify(payload))
  })
