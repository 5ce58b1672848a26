import type { FastifyInstance } from 'fastify'
import type { Trust } from '#server/settings/trustProxy.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** True when the request has proxy headers, trusted or not. */
    forwarded: boolean
  }
}

/** Headers in which proxies describe the original request. */
const HEADERS = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
]

/**
 * Removes `X-Forwarded-Host`: the site is chosen by the `Host` that a proxy passes on, because visitors can send the
 * former through a proxy that does not set it. Proxy headers from an untrusted address are logged once per start:
 * without trust all visitors share one address and its rate limits.
 */
export function readForwarded(app: FastifyInstance, trust: Trust): void {
  let isTold = false
  app.decorateRequest('forwarded', false)
  app.addHook('onRequest', async (request) => {
    const { headers, log, socket } = request
    request.forwarded = HEADERS.some((name) => Object.hasOwn(headers, name))
    delete headers['x-forwarded-host']
    if (isTold || !request.forwarded || trust(socket.remoteAddress ?? '', 0)) return
    isTold = true
    log.warn(
      { event: 'proxy.untrusted' },
      'forwarded headers came from an address that TRUST_PROXY does not name: they are not believed, and all visitors behind this proxy share one address',
    )
  })
}
