import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import type { Client } from '#client/createClient.ts'
import type { FormBundle } from '#contract/form.ts'
import { createLateMatcher } from '#domain/patterns/createLateMatcher.ts'
import type { Ask } from '#runtime/core/form/formContext.ts'
import type { Lookups } from '#runtime/core/host/host.ts'

/** formInfo by itself, or the answer of `formConfig` around it. */
const formInfoOf = (definition: unknown): unknown =>
  typeof definition === 'object' && definition !== null && 'formInfo' in definition
    ? definition.formInfo
    : definition

/** How pages get their forms: the adapter for the definition, the server for what only it knows. A form opens when its dictionaries are there. */
export function createFormMaker(client: Client, lookups: Lookups, ready: () => Promise<void>) {
  const ask: Ask = ({ kind, value }, signal) =>
    kind === 'mobile'
      ? client.call('validMobile', { mobile: value }, { signal })
      : client.call('validCardNo', { cardNo: value }, { signal })
  const { matches, prepare } = createLateMatcher()
  const bundleOf = (definition: unknown): FormBundle => {
    const { dictionaries } = lookups.get()
    const bundle = convertFormInfo(formInfoOf(definition), { dictionaries })
    void prepare(bundle)
    return bundle
  }
  return {
    bundleOf,
    ready,
    ask,
    matches,
  }
}
