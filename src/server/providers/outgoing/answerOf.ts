import type { IncomingMessage } from 'node:http'
import { ReadableStream } from 'node:stream/web'

interface Limits {
  mostBytes: number
  signal: AbortSignal
  /** True when the caller follows redirects itself. */
  follows: boolean
}

/** Statuses of an answer without a body. */
const EMPTY: ReadonlySet<number> = new Set([204, 205, 304])

/**
 * Converts an answer to a `Response`, as `fetch` returns it; the body is streamed and fails beyond the limit. Throws
 * TypeError for a redirect unless `follows`.
 */
export function answerOf(message: IncomingMessage, { follows, ...limits }: Limits): Response {
  const { statusCode: status = 0 } = message
  if (status >= 300 && status < 400 && status !== 304 && !follows) {
    message.destroy()
    throw new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'REDIRECT' }) })
  }
  if (EMPTY.has(status)) message.resume()
  const body = EMPTY.has(status) ? null : ReadableStream.from(limited(message, limits))
  // Node's types and the platform's types define a stream's buffer differently.
  return new Response(body as BodyInit | null, { status, headers: headersOf(message) })
}

function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers()
  for (let at = 0; at + 1 < rawHeaders.length; at += 2)
    headers.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '')
  return headers
}

async function* limited(
  message: IncomingMessage,
  { mostBytes, signal }: Omit<Limits, 'follows'>,
): AsyncGenerator<Uint8Array> {
  let size = 0
  try {
    for await (const chunk of message as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > mostBytes) throw new TypeError('an answer that is too large')
      yield chunk
    }
  } catch (error) {
    throw signal.aborted ? signal.reason : error
  }
}
