import { ownValue } from '#contract/record.ts'
import { documentValue } from '#domain/json/documentValue.ts'
import type { ConfigurationDocuments } from './orgConfiguration.ts'

/** The value of a document that nobody has checked; undefined where there is none or the text is no JSON. */
export function parsedDocument(documents: ConfigurationDocuments, path: string): unknown {
  try {
    return documentValue(JSON.parse(ownValue(documents, path) ?? ''))
  } catch {
    return undefined
  }
}
