import type { FastifyInstance } from 'fastify'
import type { LiveConfiguration } from '#server/modules/configuration/documents/configurations.ts'
import { currentWork } from '#server/tracing/work.ts'
import { isForWatchers } from './knownHosts.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The organisation of the host; absent for an unknown one. */
    orgId?: string
  }
}

/**
 * Adds the society's code and the call's name to every later line of a request, "request completed" included, and the
 * society to the work under way.
 */
export function logFacts(
  app: FastifyInstance,
  configuration: Pick<LiveConfiguration, 'organisationOf'>,
): void {
  app.decorateRequest('orgId', undefined)
  app.addHook('onRequest', async (request, reply) => {
    if (isForWatchers(request.url)) return
    const org = await configuration.organisationOf(request.hostname).catch(() => undefined)
    const call = request.routeOptions.config.operationId
    if (org) request.orgId = org.orgId
    const work = currentWork()
    if (org && work) work.society = org.code
    if (!org && !call) return
    const facts = { ...(org ? { society: org.code } : {}), ...(call ? { call } : {}) }
    request.log = request.log.child(facts)
    reply.log = request.log
  })
}
