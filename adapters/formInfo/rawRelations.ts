import { isRecord } from '#domain/json/isRecord.ts'
import { isOn } from './attributes/reader.ts'

type Raw = Readonly<Record<string, unknown>>

/** The entries of a definition's `relations` that can be read. */
export const furtherRelations = ({ relations }: Raw): Raw[] =>
  Array.isArray(relations) ? relations.filter(isRecord) : []

/**
 * Returns whether a definition's relations work: as `isRelation` says, and where it is not given (null is "not given",
 * decision 0076) as soon as there are `relations` (decision 0290). Whoever reads relations asks here.
 */
export function areRelationsOn(field: Raw): boolean {
  const { isRelation = null } = field
  return isRelation === null ? furtherRelations(field).length > 0 : isOn(isRelation)
}
