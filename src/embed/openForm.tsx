import { flushSync } from 'react-dom'
import type { Root } from 'react-dom/client'
import type { FormBundle, FormValues } from '#contract/form.ts'
import { FormStore } from '#runtime/core/form/formStore.ts'
import { revealFirst } from '#runtime/core/form/revealFirst.ts'
import { EmbeddedForm } from './EmbeddedForm.tsx'
import { environmentOf, prepare, storeOptions, tablesOf } from './embedContext.ts'
import type { MountedForm, MountOptions } from './mountedForm.ts'
import { tellChanges } from './tellChanges.ts'

/** Elements that a form is rendered into. */
export interface Stage {
  root: Root
  place: HTMLElement
  /** Container of floating panels. */
  layer: HTMLElement
}

/** Renders a form whose data is complete; its first section is in the document when this returns. */
export function openForm(
  bundle: FormBundle,
  { context = {}, layout = 'pc', value, onChange, onSubmit }: MountOptions,
  { root, place, layer }: Stage,
): MountedForm {
  const tables = tablesOf(context)
  const store = new FormStore(bundle, storeOptions(context, tables, value))
  void prepare(bundle)
  const endTelling = tellChanges(store, onChange)
  flushSync(() =>
    root.render(
      <EmbeddedForm
        store={store}
        layout={layout}
        environment={environmentOf(context, tables, layer)}
        root={place}
        onSubmit={onSubmit}
      />,
    ),
  )
  return {
    unmount() {
      endTelling()
      root.unmount()
      store.dispose()
    },
    getValue: (): FormValues => store.submission(),
    async validate() {
      const errors = await store.check()
      revealFirst(store, errors)
      return errors
    },
  }
}
