import type { FastifyInstance } from 'fastify'
import type { Store } from '#server/store/store.ts'

export interface Lifecycle {
  /** Until everything of the start is done; pages are answered before. */
  starting?: boolean
  /** Set on shutdown: the load balancer stops routing here before the server stops listening. */
  stopping: boolean
}

/**
 * `/healthz`: the process answers. `/readyz`: it can serve requests, database included. Once it is stopping, every answer
 * ends its connection, so that none is idle in a proxy when the server stops listening.
 */
export function healthRoutes(app: FastifyInstance, store: Store, lifecycle: Lifecycle): void {
  app.addHook('onRequest', async (_request, reply) => {
    if (lifecycle.stopping) reply.header('connection', 'close')
  })
  const config = { countedAs: 'watchers' } as const
  app.get('/healthz', { logLevel: 'warn', config }, async () => ({ status: 'ok' }))
  app.get('/readyz', { logLevel: 'warn', config }, async (_request, reply) => {
    const { starting, stopping } = lifecycle
    const ready = !starting && !stopping && (await store.ready())
    return reply
      .code(ready ? 200 : 503)
      .send({ status: ready ? 'ready' : 'unavailable', readOnly: store.readOnly() })
  })
}
