import type { FormBundle, FormValues } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import type { FormContext } from '#runtime/core/form/formContext.ts'
import { StagedStore } from '#runtime/core/form/staged/stagedStore.ts'
import { fillSample } from '#runtime/core/sample/fillSample.ts'
import type { StageState } from './stageLink.ts'

const FILLED: readonly StageState[] = ['filled', 'readonly', 'print']

/**
 * Opens a form in a state of the preview.
 * @param current present values; absent for a new form
 */
export function openStaged(
  bundle: FormBundle,
  context: FormContext,
  state: StageState,
  current: FormValues | undefined,
): StagedStore {
  const store = new StagedStore(bundle, { context, ...(current && { current }) })
  if (FILLED.includes(state)) fillSample(store)
  if (state === 'errors') showErrors(store)
  return store
}

/** Shows all messages; every table gets a row, so that its columns have messages too. */
function showErrors(store: StagedStore): void {
  for (const key of store.bundle.order)
    if (ownValue(store.bundle.fields, key)?.columns && store.rows(key).length === 0)
      store.addRow(key)
  store.validate()
}
