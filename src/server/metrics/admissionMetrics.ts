import { Counter, Histogram, type Registry } from 'prom-client'
import type { Admitted } from '#server/store/shares/admission.ts'
import type { SocietyClasses } from './societyClasses.ts'

const SECONDS = [0.001, 0.01, 0.05, 0.1, 0.5, 1, 5]

/** Counts by class of society how long transactions wait for a connection of the pool; `none` is work over all. */
export function admissionMetrics(
  registry: Registry,
  classes: SocietyClasses,
): (admitted: Admitted) => void {
  const registers = [registry]
  const waits = new Histogram({
    name: 'portal_database_wait_seconds',
    help: 'How long transactions waited for a connection, by size of the society.',
    labelNames: ['society'] as const,
    buckets: SECONDS,
    registers,
  })
  const refused = new Counter({
    name: 'portal_database_refused_total',
    help: 'Transactions whose society had too many waiting, or waited too long, by size of the society.',
    labelNames: ['society'] as const,
    registers,
  })
  return ({ orgId, seconds, isRefused }) => {
    const society = classes.of(orgId)
    waits.observe({ society }, seconds)
    if (isRefused) refused.inc({ society })
  }
}
