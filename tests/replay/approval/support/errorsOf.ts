import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import type { FormValues } from '#contract/form.ts'
import { FormStore } from '#runtime/core/form/formStore.ts'
import type { Form } from './changesOf.ts'

/** The fields a form complains about when these values are stored in it. */
export function errorsOf({ formInfo, dictionaries = {} }: Form, stored: FormValues): string[] {
  const bundle = convertFormInfo(formInfo, { dictionaries })
  const store = new FormStore(bundle, { context: { dictionaries, areas: [], now: 0 }, stored })
  const errors = Object.keys(store.validate())
  store.dispose()
  return errors
}
