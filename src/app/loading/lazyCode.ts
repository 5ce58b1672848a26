import type { CallData } from '#contract/calls.ts'
import type { PageModel } from '#contract/page.gen.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { loadOnce } from '#runtime/core/loadOnce.ts'
import { loadLazyParts, needsLazyParts } from '#runtime/core/page/loadLazyParts.ts'
import type { RecordAdapter } from '#runtime/core/ports/ports.ts'

/**
 * Code that only some documents need, loaded lazily: record adapters (empty until a document names one; most of them
 * convert forms, which no first screen shows), and the code of forms, wizards and timers. `loadFor` resolves when it
 * has loaded.
 */
export function createLazyCode() {
  const adapters: Record<string, RecordAdapter> = {}
  const recordAdapters = loadOnce(async () => {
    const { RECORD_ADAPTERS } = await import('#adapters/records/recordAdapterRegistry.ts')
    Object.assign(adapters, RECORD_ADAPTERS)
  })
  const loadFor = async ({ page, dialogs }: CallData<'page'>): Promise<void> => {
    const models = [page, ...Object.values(dialogs)].flatMap(modelsOf)
    await Promise.all([
      models.some(namesAdapter) ? recordAdapters.load() : undefined,
      models.some(needsLazyParts) ? loadLazyParts() : undefined,
    ])
  }
  return { adapters, loadFor }
}

const modelsOf = (document: unknown): Partial<PageModel>[] =>
  isRecord(document) && isRecord(document.model) ? [document.model] : []

const namesAdapter = ({ sources = {} }: Partial<PageModel>): boolean =>
  Object.values(sources).some(({ adapter }) => adapter !== undefined)
