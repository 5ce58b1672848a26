import type { CallData } from '#contract/calls.ts'
import type { PageDocument, PageModel } from '#contract/page.gen.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { loadOnce } from '#runtime/core/loadOnce.ts'
import { loadLazyParts, needsLazyParts } from '#runtime/core/page/loadLazyParts.ts'
import type { RecordAdapter } from '#runtime/core/ports/ports.ts'
import { loadOperators, needsOperators } from '#runtime/core/value/pageOperators.ts'

/**
 * Code that only some documents need, loaded lazily: record adapters (empty until a document names one; most of them
 * convert forms, which no first screen shows), the code of forms, wizards, timers and guards, and operators of payloads. `loadFor`
 * resolves when it has loaded.
 */
export function createLazyCode() {
  const adapters: Record<string, RecordAdapter> = {}
  const recordAdapters = loadOnce(async () => {
    const { RECORD_ADAPTERS } = await import('#adapters/records/recordAdapterRegistry.ts')
    Object.assign(adapters, RECORD_ADAPTERS)
  })
  const loadFor = async ({ page, dialogs, payloads }: CallData<'page'>): Promise<void> => {
    const documents = [page, ...Object.values(dialogs)].filter(hasModel)
    await Promise.all([
      documents.some(namesAdapter) ? recordAdapters.load() : undefined,
      documents.some(needsLazyParts) ? loadLazyParts() : undefined,
      needsOperators(payloads) ? loadOperators() : undefined,
    ])
  }
  return { adapters, loadFor }
}

type WithModel = Pick<Partial<PageDocument>, 'require'> & { model: Partial<PageModel> }

const hasModel = (document: unknown): document is WithModel =>
  isRecord(document) && isRecord(document.model)

const namesAdapter = ({ model: { sources = {} } }: WithModel): boolean =>
  Object.values(sources).some(({ adapter }) => adapter !== undefined)
