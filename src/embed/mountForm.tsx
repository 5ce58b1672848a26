import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import type { FormValues } from '#contract/form.ts'
import type { Device } from '#contract/value.ts'
import { FormStore } from '#runtime/core/form/formStore.ts'
import { revealFirst } from '#runtime/core/form/revealFirst.ts'
import type { FormErrors } from '#runtime/core/form/shownErrors.ts'
import { adoptStyles } from './adoptStyles.ts'
import { EmbeddedForm } from './EmbeddedForm.tsx'
import {
  type EmbedContext,
  environmentOf,
  prepare,
  storeOptions,
  tablesOf,
} from './embedContext.ts'
import { scopeElement } from './scopeElement.ts'
import { tellChanges } from './tellChanges.ts'
import type { OnSubmit } from './useSubmission.ts'

export interface MountOptions {
  /** Rows of field definitions, a flat list of them, or the JSON text of either. */
  formInfo: unknown
  context?: EmbedContext
  /** `pc` by default. */
  layout?: Device
  /** Stored values: the form opens exactly like this, without defaults. */
  value?: FormValues
  /** Told what would be submitted now, once after the frame in which something changed. */
  onChange?: (value: FormValues) => void
  /**
   * Called with a value that passed every check; the form then ends in a submit button. It may answer, at once or
   * later, messages by field path, which are shown at their fields; one that throws shows its message below the form.
   */
  onSubmit?: OnSubmit
}

export interface MountedForm {
  /** Takes the form away; what was typed last is told to `onChange` before. */
  unmount(): void
  /** What would be submitted now: no hidden and no empty fields. */
  getValue(): FormValues
  /** Shows every message, also what only a server knows, and goes to the first; none: the value may be sent. */
  validate(): Promise<FormErrors>
}

const mounted = new WeakMap<Element, MountedForm>()

/** Puts a form into an element, in place of what is there. When this returns its first section is in the document. */
export function mountForm(element: HTMLElement, options: MountOptions): MountedForm {
  mounted.get(element)?.unmount()
  const { formInfo, context = {}, layout = 'pc', value, onChange, onSubmit } = options
  const tables = tablesOf(context)
  const bundle = convertFormInfo(formInfo, tables)
  const store = new FormStore(bundle, storeOptions(context, tables, value))
  void prepare(bundle)
  adoptStyles(element)
  element.replaceChildren()
  const place = scopeElement(element, layout, context.theme)
  const layer = scopeElement(floorOf(element), layout, context.theme)
  const endTelling = tellChanges(store, onChange)
  const root = createRoot(place)
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
  const form: MountedForm = {
    unmount() {
      if (mounted.get(element) !== form) return
      mounted.delete(element)
      endTelling()
      root.unmount()
      store.dispose()
      place.remove()
      layer.remove()
    },
    getValue: () => store.submission(),
    async validate() {
      const errors = await store.check()
      revealFirst(store, errors)
      return errors
    },
  }
  mounted.set(element, form)
  return form
}

/** Where what floats above the page is put: beside everything else, in the same tree of styles. */
function floorOf(element: HTMLElement): ParentNode {
  const root = element.getRootNode()
  return root instanceof ShadowRoot ? root : element.ownerDocument.body
}
