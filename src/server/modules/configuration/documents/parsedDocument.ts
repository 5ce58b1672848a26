import { ownValue } from '#contract/record.ts'
import { documentValue } from '#domain/json/documentValue.ts'
import type { ConfigurationDocuments } from './orgConfiguration.ts'

/** Parses a document that need not have been checked; `undefined` where it is missing or not JSON. */
export function parsedDocument(documents: ConfigurationDocuments, path: string): unknown {
  try {
    return documentValue(JSON.parse(ownValue(documents, path) ?? ''))
  } catch {
    return undefined
  }
}
