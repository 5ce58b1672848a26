import type { FastifyInstance } from 'fastify'
import type { Trust } from '../trustProxy.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether it came with a proxy's headers, believed or not. */
    forwarded: boolean
  }
}

/** What proxies say of whom they ask for. */
const HEADERS = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
]

/**
 * Which society is asked for is the `Host` a proxy passes on: `X-Forwarded-Host` often comes from visitors themselves,
 * through a proxy that knows nothing of it. Headers of a proxy nobody trusts are told of once a start: without trust
 * all visitors share one address and its limits.
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
