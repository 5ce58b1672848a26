import { Counter, Registry } from 'prom-client'
import type { PageCacheWatch } from '#server/firstScreen/pageCache.ts'
import type { OnAnswered } from '#server/http/observeRequests.ts'
import type { OnWorked } from '#server/jobs/workJob.ts'
import type { OnProviderCall } from '#server/providers/watchFetch.ts'
import type { AdmissionOptions } from '#server/store/shares/admission.ts'
import type { SlowStatements } from '#server/store/slowStatements.ts'
import type { Store } from '#server/store/store.ts'
import { admissionMetrics } from './admissionMetrics.ts'
import { databaseMetrics } from './databaseMetrics.ts'
import { jobMetrics } from './jobMetrics.ts'
import { pageMetrics } from './pageMetrics.ts'
import { requestMetrics } from './requestMetrics.ts'
import { createSocietyClasses } from './societyClasses.ts'
import { statementMetrics } from './statementMetrics.ts'

export interface Metrics {
  registry: Registry
  onAnswered: OnAnswered
  onWorked: OnWorked
  onProviderCall: OnProviderCall
  onSlow: SlowStatements['onSlow']
  onAdmitted: NonNullable<AdmissionOptions['onAdmitted']>
  pages: PageCacheWatch
  /** All metrics in the text format of Prometheus. */
  read(): Promise<string>
}

/**
 * Creates the metrics of a process over its store; labels have few values, and none identifies a society or a person.
 */
export function createMetrics(store: Store): Metrics {
  const registry = new Registry()
  const classes = createSocietyClasses(store)
  databaseMetrics(registry, store)
  const jobs = jobMetrics(registry, store)
  return {
    registry,
    onAnswered: requestMetrics(registry, classes),
    onWorked: jobs.onWorked,
    onProviderCall: providerMetrics(registry),
    onSlow: statementMetrics(registry),
    onAdmitted: admissionMetrics(registry, classes),
    pages: pageMetrics(registry),
    async read() {
      await Promise.all([classes.renew(), jobs.renew()])
      return registry.metrics()
    },
  }
}

function providerMetrics(registry: Registry): OnProviderCall {
  const calls = new Counter({
    name: 'portal_provider_calls_total',
    help: 'Calls of external services by kind of provider and outcome.',
    labelNames: ['provider', 'outcome'] as const,
    registers: [registry],
  })
  return (provider, outcome) => calls.inc({ provider, outcome })
}
