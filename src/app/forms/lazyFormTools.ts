import type { Client } from '#client/createClient.ts'
import { createLate } from '#runtime/core/createLate.ts'
import type { FormTools } from '#runtime/core/pageForms/formTools.ts'
import type { Lookups } from '#runtime/core/ports/lookups.ts'
import type { Observable } from '#runtime/core/ports/observable.ts'
import type { FormEngine } from './formEngine.ts'

export interface LazyFormTools {
  tools: FormTools
  /** Null until the first form was opened and all its code and data have loaded. */
  engine: Observable<FormEngine | null>
}

/**
 * Opens forms for pages: the engine handles the definition, the server provides the rest. Engine and dictionaries are
 * loaded lazily, with the first form (`ready`).
 */
export function createLazyFormTools(
  client: Client,
  lookups: Lookups,
  loadLookups: () => Promise<void>,
): LazyFormTools {
  const engine = createLate(async () => {
    const { createFormEngine } = await import('./formEngine.ts')
    return createFormEngine(client, lookups)
  })
  const present = (): FormEngine => {
    const loaded = engine.get()
    if (!loaded) throw new Error('a form was opened before the engine was ready')
    return loaded
  }
  const tools: FormTools = {
    bundleOf: (definition) => present().bundleOf(definition),
    open: (parts) => present().open(parts),
    matches: (pattern, text) => present().matches(pattern, text),
    ask: (question, signal) => present().ask(question, signal),
    askCall: (call, params, signal) => present().askCall(call, params, signal),
    ready: async () => {
      await Promise.all([engine.load(), loadLookups()])
    },
  }
  return { tools, engine }
}
