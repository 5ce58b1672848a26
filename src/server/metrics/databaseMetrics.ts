import { Counter, Gauge, type Registry } from 'prom-client'
import type { Store } from '#server/store/store.ts'

/** Connections by state; of an embedded database also how busy its thread is. */
export function databaseMetrics(registry: Registry, store: Pick<Store, 'load'>): void {
  const registers = [registry]
  new Gauge({
    name: 'portal_database_connections',
    help: 'Connections of the pool that are open and idle, and callers that wait for one.',
    labelNames: ['state'] as const,
    registers,
    collect() {
      const { open, idle, waiting } = store.load()
      this.set({ state: 'open' }, open)
      this.set({ state: 'idle' }, idle)
      this.set({ state: 'waiting' }, waiting)
    },
  })
  if (!store.load().thread) return
  threadCounter(registry, store, {
    name: 'portal_embedded_busy_seconds_total',
    help: 'How long the thread of the embedded database worked on requests.',
    of: ({ busyMs }) => busyMs / 1000,
  })
  threadCounter(registry, store, {
    name: 'portal_embedded_requests_total',
    help: 'Requests to the thread of the embedded database.',
    of: ({ requests }) => requests,
  })
  threadCounter(registry, store, {
    name: 'portal_embedded_discarded_total',
    help: 'How often the thread of the embedded database was discarded and opened again.',
    of: ({ discarded }) => discarded,
  })
}

type Thread = NonNullable<ReturnType<Store['load']>['thread']>

function threadCounter(
  registry: Registry,
  store: Pick<Store, 'load'>,
  { of, ...described }: { name: string; help: string; of: (thread: Thread) => number },
): void {
  new Counter({
    ...described,
    registers: [registry],
    collect() {
      const { thread } = store.load()
      this.reset()
      if (thread) this.inc(of(thread))
    },
  })
}
