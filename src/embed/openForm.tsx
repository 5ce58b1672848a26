import { flushSync } from 'react-dom'
import type { Root } from 'react-dom/client'
import type { FormBundle, FormValues } from '#contract/form.ts'
import { FormStore } from '#runtime/core/form/formStore.ts'
import { revealFirst } from '#runtime/core/form/revealFirst.ts'
import { EmbeddedForm } from './EmbeddedForm.tsx'
import { environmentOf, prepare, storeOptions, tablesOf } from './embedContext.ts'
import type { MountedForm, MountOptions } from './mountedForm.ts'
import { tellChanges } from './tellChanges.ts'

/** Where a form is drawn. */
export interface Stage {
  root: Root
  place: HTMLElement
  /** What floats above the page is put here. */
  layer: HTMLElement
}

/** Draws a form whose parts are all here; when this returns its first section is in the document. */
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
