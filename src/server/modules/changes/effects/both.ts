import { ownValue } from '#contract/record.ts'
import { isSameJson } from '#domain/json/isSameJson.ts'
import type { ConfigurationDocuments } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { parsedDocument } from '#server/modules/configuration/documents/parsedDocument.ts'
import { memberTypeNames } from '../wording/documentTitle.ts'

/** The configuration that is live, and the one that is to be. */
export interface Both {
  before: ConfigurationDocuments
  after: ConfigurationDocuments
}

export const isChanged = ({ before, after }: Both, path: string): boolean =>
  ownValue(before, path) !== ownValue(after, path)

/** Name of a member type that either configuration has; the new name first, the code where there is none. */
export const typeName = ({ before, after }: Both, memberType: string): string =>
  memberTypeNames(after).get(memberType) ?? memberTypeNames(before).get(memberType) ?? memberType

/** Member types whose entry in a list document differs; none where either text cannot be read. */
export function changedTypes(both: Both, path: string): string[] {
  if (!isChanged(both, path)) return []
  const [left, right] = [entriesOf(both.before, path), entriesOf(both.after, path)]
  return [...new Set([...left.keys(), ...right.keys()])].filter(
    (memberType) => !isSameJson(left.get(memberType), right.get(memberType)),
  )
}

/** Entries by member type; none of a text that cannot be read. */
export function entriesOf(
  documents: ConfigurationDocuments,
  path: string,
): ReadonlyMap<string, unknown> {
  const list = parsedDocument(documents, path)
  const entries = (Array.isArray(list) ? list : []) as { memberType: string }[]
  return new Map(entries.map((entry) => [entry.memberType, entry]))
}
