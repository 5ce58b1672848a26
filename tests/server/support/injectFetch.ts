import type { FastifyInstance } from 'fastify'

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
    return new Response(new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers: { 'content-type': String(answer.headers['content-type'] ?? '') },
    })
  }
}
