import { isRecord } from '#domain/json/isRecord.ts'
import { isOn } from './attributes/reader.ts'

type Raw = Readonly<Record<string, unknown>>

/** Returns the readable entries of a definition's `relations`. */
export const furtherRelations = ({ relations }: Raw): Raw[] =>
  Array.isArray(relations) ? relations.filter(isRecord) : []

/**
 * Returns whether a definition's relations are active: as `isRelation` states, and when it is absent (null counts as
 * absent, decision 0076), as soon as there are `relations` (decision 0290). Every reader of relations uses this
 * function.
 */
export function areRelationsOn(field: Raw): boolean {
  const { isRelation = null } = field
  return isRelation === null ? furtherRelations(field).length > 0 : isOn(isRelation)
}
