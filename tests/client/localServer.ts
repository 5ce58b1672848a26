import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export interface Received {
  method: string
  url: string
  headers: IncomingHttpHeaders
  body: string
}

export type Answer = (request: Received, response: ServerResponse) => void | Promise<void>

/** A real server on a free port that keeps what it received; it ends with the test. */
export async function localServer(answer: Answer) {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { method = '', url = '', headers } = request
    const whole = { method, url, headers, body: Buffer.concat(chunks).toString('utf8') }
    received.push(whole)
    await answer(whole, response)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const close = () => {
    server.closeAllConnections()
    return new Promise((closed) => server.close(closed))
  }
  onTestFinished(async () => void (await close()))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received, close }
}

export function envelope(response: ServerResponse, code: string, data: unknown, msg = '') {
  response.writeHead(code === '00000' ? 200 : 400, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ code, data, msg }))
}

export const success =
  (data: unknown): Answer =>
  (_, response) =>
    envelope(response, '00000', data)
