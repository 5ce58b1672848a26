import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import type { Client } from '#client/createClient.ts'
import type { FormBundle } from '#contract/form.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { createLazyMatcher } from '#domain/patterns/createLazyMatcher.ts'
import type { FormTools } from '#runtime/core/pageForms/formTools.ts'
import { openForm } from '#runtime/core/pageForms/openForm.ts'
import type { Lookups } from '#runtime/core/ports/lookups.ts'
import type { FieldWidgets } from '#runtime/react/form/session/fieldWidget.ts'
import { FIELD_WIDGETS } from '#widgets/widgetRegistry.ts'
import { askServer } from './askServer.ts'

/** The code only pages with a form need: the converter, the store, patterns, questions to the server and widgets. */
export interface FormEngine extends Required<Omit<FormTools, 'ready'>> {
  widgets: FieldWidgets
}

/** formInfo by itself, or the answer of `formConfig` around it. */
const formInfoOf = (definition: unknown): unknown =>
  typeof definition === 'object' && definition !== null && 'formInfo' in definition
    ? definition.formInfo
    : definition

/** The upload grant that came with the definition. */
const grantIn = (definition: unknown): Pick<FormBundle, 'uploadGrant'> =>
  isRecord(definition) && typeof definition.uploadGrant === 'string'
    ? { uploadGrant: definition.uploadGrant }
    : {}

/** The form engine, in a module of its own: loaded with the first form, never with the home page. */
export function createFormEngine(client: Client, lookups: Lookups): FormEngine {
  const { matches, prepare } = createLazyMatcher()
  return {
    bundleOf(definition) {
      const { dictionaries, areas } = lookups.get()
      const bundle = convertFormInfo(formInfoOf(definition), { dictionaries, areas })
      void prepare(bundle)
      return Object.assign(bundle, grantIn(definition))
    },
    open: openForm,
    matches,
    ...askServer(client),
    widgets: FIELD_WIDGETS,
  }
}
