import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import { createLateMatcher } from '#domain/patterns/createLateMatcher.ts'
import type { FormTools } from '#runtime/core/host/formTools.ts'
import type { Lookups } from '#runtime/core/host/lookups.ts'
import { openForm } from '#runtime/core/page/openForm.ts'
import type { FieldWidgets } from '#runtime/react/form/fieldWidget.ts'
import { FIELD_WIDGETS } from '#widgets/table.ts'

/** What only pages with a form need: the converter, the store, patterns and widgets. */
export interface FormEngine extends Required<Pick<FormTools, 'bundleOf' | 'open' | 'matches'>> {
  widgets: FieldWidgets
}

/** formInfo by itself, or the answer of `formConfig` around it. */
const formInfoOf = (definition: unknown): unknown =>
  typeof definition === 'object' && definition !== null && 'formInfo' in definition
    ? definition.formInfo
    : definition

/** The form engine, in a module of its own: it is loaded with the first form, never with the home page. */
export function createFormEngine(lookups: Lookups): FormEngine {
  const { matches, prepare } = createLateMatcher()
  return {
    bundleOf(definition) {
      const { dictionaries, areas } = lookups.get()
      const bundle = convertFormInfo(formInfoOf(definition), { dictionaries, areas })
      void prepare(bundle)
      return bundle
    },
    open: openForm,
    matches,
    widgets: FIELD_WIDGETS,
  }
}
