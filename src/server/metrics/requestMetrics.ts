import { Counter, Histogram, type Registry } from 'prom-client'
import type { OnAnswered } from '#server/http/observeRequests.ts'
import type { SocietyClasses } from './societyClasses.ts'

const SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** Counts requests by call, status and class of society, and how long each call takes. */
export function requestMetrics(registry: Registry, classes: SocietyClasses): OnAnswered {
  const requests = new Counter({
    name: 'portal_http_requests_total',
    help: 'Answered requests by call, status and size of the society.',
    labelNames: ['call', 'status', 'society'] as const,
    registers: [registry],
  })
  const durations = new Histogram({
    name: 'portal_http_request_seconds',
    help: 'How long requests took, by call.',
    labelNames: ['call'] as const,
    buckets: SECONDS,
    registers: [registry],
  })
  return ({ call, status, seconds, orgId }) => {
    requests.inc({ call, status, society: classes.of(orgId) })
    durations.observe({ call }, seconds)
  }
}
