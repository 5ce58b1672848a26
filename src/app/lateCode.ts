import type { CallData } from '#contract/calls.ts'
import type { PageModel } from '#contract/page.ts'
import { isRecord } from '#domain/isRecord.ts'
import type { RecordAdapter } from '#runtime/core/host/host.ts'
import { loadOnce } from '#runtime/core/loadOnce.ts'
import { loadLateParts, needsLateParts } from '#runtime/core/page/lateParts.ts'

/**
 * Code that only some documents need: record adapters (empty until a document names one; most of them convert forms,
 * which no first screen shows), and what forms, wizards and timers run on. `loadFor` resolves when it is there.
 */
export function createLateCode() {
  const adapters: Record<string, RecordAdapter> = {}
  const recordAdapters = loadOnce(async () => {
    const { RECORD_ADAPTERS } = await import('#adapters/records/table.ts')
    Object.assign(adapters, RECORD_ADAPTERS)
  })
  const loadFor = async ({ page, dialogs }: CallData<'page'>): Promise<void> => {
    const models = [page, ...Object.values(dialogs)].flatMap(modelsOf)
    await Promise.all([
      models.some(namesAdapter) ? recordAdapters.load() : undefined,
      models.some(needsLateParts) ? loadLateParts() : undefined,
    ])
  }
  return { adapters, loadFor }
}

const modelsOf = (document: unknown): Partial<PageModel>[] =>
  isRecord(document) && isRecord(document.model) ? [document.model] : []

const namesAdapter = ({ sources = {} }: Partial<PageModel>): boolean =>
  Object.values(sources).some(({ adapter }) => adapter !== undefined)
