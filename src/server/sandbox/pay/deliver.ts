import { request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Notification } from '#server/providers/pay/emulation/payWire.ts'

export interface Delivered {
  status: number
  body: string
}

/** Time the provider waits for an answer, in milliseconds. */
const ANSWER_TIMEOUT_MS = 5000

/**
 * Sends a notification to the society's address. That address is always on this server, so the request goes to the
 * local port with the society's host name: no name resolution, and nothing leaves the machine. Rejects when there is no
 * answer.
 */
export async function deliver(
  app: FastifyInstance,
  notifyUrl: string,
  { headers, body }: Notification,
): Promise<Delivered> {
  const { host, pathname, search } = new URL(notifyUrl)
  const sent = { ...headers, host }
  const listening = app.server.address() as AddressInfo | null
  if (listening) return overTheWire(listening, { path: pathname + search, headers: sent, body })
  const answer = await app.inject({
    method: 'POST',
    url: pathname + search,
    headers: sent,
    payload: body,
  })
  return { status: answer.statusCode, body: answer.body }
}

const overTheWire = (
  { address, port }: AddressInfo,
  { path, headers, body }: { path: string; headers: Record<string, string>; body: string },
) =>
  new Promise<Delivered>((resolve, reject) => {
    const host = ['0.0.0.0', '::'].includes(address) ? '127.0.0.1' : address
    const length = { 'content-length': String(Buffer.byteLength(body)) }
    const options = { host, port, path, method: 'POST', headers: { ...headers, ...length } }
    const outgoing = ask(
      { ...options, signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('error', reject)
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(parts).toString('utf8') }),
        )
      },
    )
    outgoing.on('error', reject)
    outgoing.end(body)
  })
