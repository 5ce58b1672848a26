import { AsyncLocalStorage } from 'node:async_hooks'
import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { OperationId } from '#contract/calls.ts'
import { isLookup } from '#server/calls/callActivity.ts'
import type { Trust } from '#server/settings/trustProxy.ts'
import { tracer } from '#server/tracing/inSpan.ts'
import { inWork, type Work } from '#server/tracing/work.ts'
import { isForWatchers } from './knownHosts.ts'
import { nameOf } from './observeRequests.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Runs a function as part of this request's work; absent for requests of monitoring. */
    resume?: (run: () => void) => void
  }
}

/**
 * Makes each request the current work and a span, in the trace that a trusted proxy names. Restores both after the body
 * was read, because events of the connection, which deliver it, run outside of them.
 */
export function traceRequests(app: FastifyInstance, trust: Trust): void {
  app.decorateRequest('resume', undefined)
  app.addHook('onRequest', (request, reply, done) => {
    if (isForWatchers(request.url)) return done()
    const work = { call: nameOf(request), reqId: request.id, isLookup: isLookupOf(request) }
    const span = startSpan(request, reply, { trust, work })
    inWork(work, () =>
      context.with(span, () => {
        request.resume = AsyncLocalStorage.snapshot()
        done()
      }),
    )
  })
  app.addHook('preValidation', ({ resume }, _reply, done) => (resume ? resume(done) : done()))
}

const isLookupOf = ({ routeOptions }: FastifyRequest): boolean => {
  const { operationId } = routeOptions.config
  return operationId !== undefined && isLookup(operationId as OperationId)
}

/** Starts a span that ends when the response is closed, also one that no client waited for; returns its context. */
function startSpan(
  request: FastifyRequest,
  reply: FastifyReply,
  { trust, work }: { trust: Trust; work: Work },
) {
  const { method, headers, socket, routeOptions } = request
  const isTrusted = trust(socket.remoteAddress ?? '', 0)
  const parent = isTrusted ? propagation.extract(ROOT_CONTEXT, headers) : ROOT_CONTEXT
  const attributes = {
    'http.request.method': method,
    'http.route': routeOptions.url ?? '(none)',
    'portal.call': work.call,
    'portal.request': request.id,
  }
  const span = tracer.startSpan(work.call, { kind: SpanKind.SERVER, attributes }, parent)
  reply.raw.once('close', () => {
    span.setAttribute('http.response.status_code', reply.statusCode)
    if (work.society !== undefined) span.setAttribute('portal.society', work.society)
    if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
  })
  return trace.setSpan(parent, span)
}
