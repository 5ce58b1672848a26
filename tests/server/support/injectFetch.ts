import type { FastifyInstance } from 'fastify'

/** Statuses whose answers have no body at all. */
const BODILESS = [204, 304]

/** `fetch` that reaches an app without a network: the same request, byte for byte. */
export function injectFetch(app: FastifyInstance): typeof fetch {
  return async (input, init = {}) => {
    const url = new URL(String(input))
    const answer = await app.inject({
      method: (init.method ?? 'GET') as 'GET' | 'POST',
      url: url.pathname + url.search,
      headers: { host: url.host, ...(init.headers as Record<string, string>) },
      ...(init.body ? { payload: init.body as string } : {}),
    })
    const headers = Object.entries(answer.headers).map(
      ([name, value]) => [name, String(value)] as [string, string],
    )
    const body = BODILESS.includes(answer.statusCode) ? null : new Uint8Array(answer.rawPayload)
    return new Response(body, { status: answer.statusCode, headers })
  }
}
