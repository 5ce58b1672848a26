import type { Client } from '#client/createClient.ts'
import type { Ask, AskCall } from '#runtime/core/form/formContext.ts'
import type { FormTools } from '#runtime/core/host/formTools.ts'
import type { Lookups } from '#runtime/core/host/lookups.ts'
import { createCell, type Observable } from '#runtime/core/host/observable.ts'
import { loadOnce } from '#runtime/core/loadOnce.ts'
import type { FormEngine } from './formEngine.ts'

export interface FormMaker {
  tools: FormTools
  /** Null until the first form was asked for and everything it needs has arrived. */
  engine: Observable<FormEngine | null>
}

/**
 * How pages get their forms: the engine for the definition, the server for what only it knows. The engine and the
 * dictionaries are loaded when the first form asks for them (`ready`).
 */
export function createFormMaker(
  client: Client,
  lookups: Lookups,
  loadLookups: () => Promise<void>,
): FormMaker {
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
