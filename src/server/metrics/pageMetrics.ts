import { Counter, Gauge, type Registry } from 'prom-client'
import type { PageCacheWatch } from '#server/firstScreen/pageCache.ts'

/** Counts how the cache of finished pages is used, and what is in it. */
export function pageMetrics(registry: Registry): PageCacheWatch {
  const registers = [registry]
  const asked = new Counter({
    name: 'portal_page_cache_asked_total',
    help: 'Pages that were in the cache (hit, or stale) and that were not (miss).',
    labelNames: ['outcome'] as const,
    registers,
  })
  let sizes = () => ({ entries: 0, bytes: 0 })
  new Gauge({
    name: 'portal_page_cache_entries',
    help: 'Pages in the cache.',
    registers,
    collect() {
      this.set(sizes().entries)
    },
  })
  new Gauge({
    name: 'portal_page_cache_bytes',
    help: 'Bytes of the pages in the cache.',
    registers,
    collect() {
      this.set(sizes().bytes)
    },
  })
  return {
    asked: (outcome) => asked.inc({ outcome }),
    sizedBy: (read) => {
      sizes = read
    },
  }
}
