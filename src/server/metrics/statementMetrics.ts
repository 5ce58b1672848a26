import { Counter, type Registry } from 'prom-client'
import type { SlowStatements } from '#server/store/slowStatements.ts'

/** Counts slow statements by the call, or the kind of job, that they belong to. */
export function statementMetrics(registry: Registry): SlowStatements['onSlow'] {
  const slow = new Counter({
    name: 'portal_slow_statements_total',
    help: 'Statements of the database that took longer than SLOW_QUERY_MS, by call or kind of job.',
    labelNames: ['call'] as const,
    registers: [registry],
  })
  return (call) => slow.inc({ call })
}
