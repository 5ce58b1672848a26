import type { FastifyBaseLogger } from 'fastify'
import type { ServerParts } from '#server/calls/serverParts.ts'
import { errorForLog } from '#server/http/logging.ts'
import { AT_START, createChores } from '#server/jobs/chores.ts'
import { jobHandlers } from '#server/jobs/jobHandlers.ts'
import { createSendingLimits } from '#server/jobs/limitSending.ts'
import { createMessengers } from '#server/jobs/messengers.ts'
import { startWorker, type Worker } from '#server/jobs/startWorker.ts'
import type { OutboxParts } from '#server/jobs/workJob.ts'
import type { Metrics } from '#server/metrics/createMetrics.ts'
import { outgoing, toOperators } from '#server/providers/outgoing/outgoing.ts'
import type { SendingRates } from '#server/providers/sendingRates.ts'
import type { Store } from '#server/store/store.ts'
import type { Providers } from './providersOf.ts'

export interface JobsAround {
  providers: Providers
  rates: SendingRates
  /** Port this server listens on. */
  port: number
  metrics: Pick<Metrics, 'onProviderCall' | 'onWorked'> | undefined
}

/** Starts the worker of jobs and chores over the server's parts; failures go to the log. */
export function startJobs(
  log: FastifyBaseLogger,
  parts: ServerParts,
  { providers, rates, port, metrics }: JobsAround,
): Worker {
  const { clock, store } = parts
  const onProviderCall = metrics?.onProviderCall
  const fetch = toOperators(outgoing)
  const messengers = createMessengers(providers, { clock, fetch, port, onProviderCall })
  const handlers = jobHandlers({ ...parts, ...messengers, limits: createSendingLimits(rates) })
  const onFailure: OutboxParts['onFailure'] = ({ id, kind, society, tries }, error, given) =>
    log.warn(
      { job: id, kind, society, tries, given, err: errorForLog(error as Error) },
      'a job failed',
    )
  const onWorked = metrics ? { onWorked: metrics.onWorked } : {}
  const choresOf = (shard: Store) => {
    const configuration = parts.configuration.within(shard)
    return createChores({ ...parts, configuration, shard }, messengers)
  }
  return startWorker(
    { store, handlers, onFailure, choresOf, atStart: AT_START, ...onWorked },
    (error) => log.error({ err: error }, 'the outbox is stuck'),
  )
}
