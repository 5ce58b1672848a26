import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import { ownValue } from '#contract/record.ts'
import { FormStore } from '#runtime/core/form/formStore.ts'
import type { Host } from '#runtime/core/host.ts'
import { fillSample } from '#runtime/core/sample/fillSample.ts'
import type { StageState } from '../states.ts'
import type { StagedForm } from './stagedForm.ts'

const FILLED: readonly StageState[] = ['filled', 'disabled', 'readonly', 'print']

/** Opens a form of the gallery in a state. Nothing is sent or stored. */
export function openStage(
  form: StagedForm,
  state: StageState,
  { lookups, clock, forms }: Pick<Host, 'lookups' | 'clock' | 'forms'>,
): FormStore {
  const tables = lookups.get()
  const dictionaries = { ...tables.dictionaries, ...form.dictionaries }
  const bundle = convertFormInfo(form.formInfo, { dictionaries, areas: tables.areas })
  const filled = FILLED.includes(state)
  const store = new FormStore(bundle, {
    context: {
      dictionaries,
      areas: tables.areas,
      now: clock.now(),
      ...(forms.matches && { matches: forms.matches }),
    },
    ...(filled && form.values && { initial: form.values }),
    ...(state === 'disabled' && { locked: bundle.order }),
  })
  if (filled) fillSample(store)
  if (state === 'errors') showErrors(store)
  store.saved()
  return store
}

/** Every message there is to an empty form, tables with a row to complain about. */
function showErrors(store: FormStore): void {
  for (const key of store.bundle.order)
    if (ownValue(store.bundle.fields, key)?.columns) store.addRow(key)
  store.validate()
}
