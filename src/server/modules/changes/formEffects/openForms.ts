import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import { definitionOf } from '#adapters/formInfo/definition.ts'
import type { FormConfigShape } from '#contract/configuration.gen.ts'
import type { FormBundle } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import { documentValue } from '#domain/json/documentValue.ts'
import { readDictionaries } from '#server/modules/configuration/documents/openConfiguration.ts'
import type { ConfigurationDocuments } from '#server/modules/configuration/documents/orgConfiguration.ts'
import type { FormTables } from '#server/modules/records/forms/validateForm.ts'

/** A form of a configuration, with the reference data of its time. */
export interface OpenedForm {
  path: string
  bundle: FormBundle
  tables: FormTables
}

/**
 * Opens forms of a configuration by their path; undefined for a form that is not there.
 * @throws SyntaxError for documents that are no JSON
 */
export function openForms(
  documents: ConfigurationDocuments,
  { areas, dictionaries: shared }: FormTables,
): (path: string) => OpenedForm | undefined {
  const tables = { areas, dictionaries: { ...shared, ...readDictionaries(documents) } }
  return (path) => {
    const text = ownValue(documents, path)
    if (text === undefined) return undefined
    const definition = definitionOf(documentValue(JSON.parse(text)) as FormConfigShape)
    return { path, bundle: convertFormInfo(definition, tables), tables }
  }
}
