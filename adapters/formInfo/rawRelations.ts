import { Condition } from '#contract/codes.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { codeAmong, isOn, textIn, textsIn } from './attributes/spellings.ts'

type Raw = Readonly<Record<string, unknown>>

const CONDITIONS = Object.values(Condition)

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

/** Returns the condition of a relation, in the list when none is written; undefined for an unknown one, which has no effect. */
export function conditionOf({ condition }: Raw): Condition | undefined {
  const written = textIn(condition)
  return written === undefined ? Condition.InList : codeAmong(CONDITIONS, written)
}

/** Returns the keys of the fields that a relation names; none where they cannot be read. */
export const targetsOf = ({ fields }: Raw): string[] => textsIn(fields) ?? []

/** Returns the codes that a relation compares with; none when it asks for an empty answer. */
export const codesOf = (relation: Raw): string[] =>
  conditionOf(relation) === Condition.Empty ? [] : (textsIn(relation.conditionText) ?? [])

/** Returns whether a relation of a definition whose relations are on has an effect. */
export const hasEffect = (relation: Raw): boolean =>
  conditionOf(relation) !== undefined && targetsOf(relation).length > 0
