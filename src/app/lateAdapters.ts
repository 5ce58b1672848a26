import type { CallData } from '#contract/calls.ts'
import { isRecord } from '#domain/isRecord.ts'
import type { RecordAdapter } from '#runtime/core/host/host.ts'
import { onceAsked } from './onceAsked.ts'

/**
 * The record adapters, empty until a document names one; `loadFor` resolves when those it names are there. Most of
 * them convert forms, which no first screen shows.
 */
export function createLateAdapters() {
  const adapters: Record<string, RecordAdapter> = {}
  const load = onceAsked(async () => {
    const { RECORD_ADAPTERS } = await import('#adapters/records/table.ts')
    Object.assign(adapters, RECORD_ADAPTERS)
  })
  const loadFor = async ({ page, dialogs }: CallData<'page'>): Promise<void> => {
    if ([page, ...Object.values(dialogs)].some(namesAdapter)) await load()
  }
  return { adapters, loadFor }
}

function namesAdapter(document: unknown): boolean {
  const model = isRecord(document) ? document.model : undefined
  const sources = isRecord(model) && isRecord(model.sources) ? Object.values(model.sources) : []
  return sources.some((source) => isRecord(source) && source.adapter !== undefined)
}
