import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isPageRequest } from './pageRequest.ts'

export interface AnsweredRequest {
  /** Name of the call, or what else was asked for: a page, a file, an address that is not there. */
  call: string
  status: number
  seconds: number
  /** Absent for an unknown host. */
  orgId: string | undefined
}

export type OnAnswered = (answered: AnsweredRequest) => void

/** Calls `onAnswered` after every answered request. */
export function observeRequests(app: FastifyInstance, onAnswered: OnAnswered): void {
  app.addHook('onResponse', async (request, reply) => {
    onAnswered({
      call: nameOf(request),
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
      orgId: request.orgId,
    })
  })
}

/** Returns the name of a call, or what else is asked for. */
export function nameOf(request: FastifyRequest): string {
  const { operationId } = request.routeOptions.config
  if (operationId) return operationId
  if (!request.is404) return 'file'
  return isPageRequest(request) ? 'page' : 'none'
}
