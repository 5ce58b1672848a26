import { ownValue } from '#contract/record.ts'
import { canonicalJson } from '#domain/json/canonicalJson.ts'
import { documentValue } from '#domain/json/documentValue.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { parsedJson } from '#domain/json/parsedJson.ts'
import { isAsset } from './documents.ts'
import type { ConfigurationDocuments } from './orgConfiguration.ts'

/** True when two folders hold the same documents apart from `$schema`; any other difference of the text counts. */
export function sameDocuments(one: ConfigurationDocuments, other: ConfigurationDocuments): boolean {
  const files = Object.entries(one)
  return (
    files.length === Object.keys(other).length &&
    files.every(([path, text]) => sameDocument(path, text, ownValue(other, path)))
  )
}

/** True when two texts are the same document apart from `$schema`. */
export function sameDocument(path: string, one: string, other: string | undefined): boolean {
  if (one === other) return true
  if (other === undefined || isAsset(path)) return false
  const [left, right] = [parsedJson(one), parsedJson(other)]
  return linkOf(left) !== linkOf(right) && meaningOf(left) === meaningOf(right)
}

const linkOf = (document: unknown): unknown => (isRecord(document) ? document.$schema : undefined)

const meaningOf = (document: unknown): string => canonicalJson(documentValue(document))
