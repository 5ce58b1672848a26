import { ownValue } from '#contract/record.ts'
import { fill } from '#domain/text/fill.ts'
import type { LintInput } from '#lint/input.ts'
import words from '#server/messages/studio.json' with { type: 'json' }
import {
  DOCUMENTS,
  isListSchema,
  schemaFileOf,
} from '#server/modules/configuration/documents/documentSchemas.ts'
import type { ConfigurationDocuments } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { productText } from '#server/modules/configuration/documents/overrideBases.ts'
import { scenarioForm } from '#server/modules/configuration/documents/scenarioPath.ts'
import { documentNamer } from '../wording/documentTitle.ts'
import type { Addition } from './additionsOf.ts'

/** The text that an added document begins with. */
export function firstText(
  { path, from }: Addition,
  draft: ConfigurationDocuments,
  product: LintInput,
): string {
  const copied = from === undefined ? productText(product, path) : ownValue(draft, from)
  if (copied !== undefined) return copied
  const form = scenarioForm(path)
  return textOf(form === undefined ? emptyValue(path) : scenarioOf(form, draft))
}

const textOf = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/** Initial content of a test: an empty form is invalid, which is true of most forms. */
const scenarioOf = (form: string, draft: ConfigurationDocuments) => ({
  title: fill(words.additions.test, { form: documentNamer(draft)(form).title }),
  formInfo: { file: `../../${form}` },
  steps: [{ expect: { valid: false } }],
})

/** The value that an omitted document stands for. */
function emptyValue(path: string): unknown {
  const file = schemaFileOf(path)
  return DOCUMENTS.get(path)?.default ?? (file && isListSchema(file) ? { items: [] } : {})
}
