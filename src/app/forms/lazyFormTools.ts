import type { Client } from '#client/createClient.ts'
import type { Ask, AskCall } from '#runtime/core/form/formContext.ts'
import { loadOnce } from '#runtime/core/loadOnce.ts'
import type { FormTools } from '#runtime/core/pageForms/formTools.ts'
import type { Lookups } from '#runtime/core/ports/lookups.ts'
import { createCell, type Observable } from '#runtime/core/ports/observable.ts'
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
  const engine = createCell<FormEngine | null>(null)
  const { load } = loadOnce(async () => {
    const { createFormEngine } = await import('./formEngine.ts')
    engine.set(createFormEngine(lookups))
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
    ready: async () => {
      await Promise.all([load(), loadLookups()])
    },
    ask: askOf(client),
    askCall: askCallOf(client),
  }
  return { tools, engine }
}

const askOf =
  (client: Client): Ask =>
  ({ kind, value }, signal) =>
    kind === 'mobile'
      ? client.call('validMobile', { mobile: value }, { signal })
      : client.call('validCardNo', { cardNo: value }, { signal })

const askCallOf =
  (client: Client): AskCall =>
  async (call, params, signal) =>
    (await client.callByName(call, params, { signal })) === true
