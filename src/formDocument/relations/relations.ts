import {
  areRelationsOn,
  codesOf,
  furtherRelations,
  hasEffect,
  targetsOf,
} from '#adapters/formInfo/rawRelations.ts'
import type { RawField } from '#contract/formInfo.ts'
import { isRecord } from '#domain/json/isRecord.ts'

/** Attributes of a definition that form its first relation. */
const FIRST = ['condition', 'conditionText', 'fields']

/** Returns the relations of a definition as they are written; none when they are switched off. */
export function entriesOf(field: RawField): RawField[] {
  if (!areRelationsOn(field)) return []
  const more = furtherRelations(field)
  return namesFields(field) ? [firstOf(field), ...more] : more
}

const firstOf = ({ condition, conditionText, fields }: RawField): RawField => ({
  ...(condition !== undefined && { condition }),
  ...(conditionText !== undefined && { conditionText }),
  fields,
})

/** Returns the relations of a definition that have an effect. */
export const relationsOf = (field: RawField): RawField[] => entriesOf(field).filter(hasEffect)

const namesFields = (relation: RawField): boolean => targetsOf(relation).length > 0

/** Returns a definition without relations. */
export function withoutRelations(field: RawField): RawField {
  const { isRelation: _, relations: __, ...rest } = withoutFirst(field)
  return rest
}

/** Returns a definition whose relations, active or not, name other fields; one that names none is removed. */
export const withTargets = (
  field: RawField,
  change: (key: string) => string | undefined,
): RawField =>
  withRelations(field, (relation) => withList(relation, 'fields', targetsOf(relation), change))

/**
 * Returns a definition whose relations compare with other codes; a relation without codes is removed, so that its
 * fields always show.
 */
export const withConditionCodes = (
  field: RawField,
  change: (code: string) => string | undefined,
): RawField =>
  withRelations(field, (relation) => withList(relation, 'conditionText', codesOf(relation), change))

/** Returns a relation with a changed list, in its notation: a list, or a text with commas. */
function withList(
  relation: RawField,
  name: 'fields' | 'conditionText',
  list: readonly string[],
  change: (entry: string) => string | undefined,
): RawField | undefined {
  const changed = [...new Set(list.flatMap((entry) => change(entry) ?? []))]
  if (list.every((entry) => change(entry) === entry)) return relation
  if (changed.length === 0) return undefined
  return { ...relation, [name]: Array.isArray(relation[name]) ? changed : changed.join(',') }
}

function withRelations(
  field: RawField,
  change: (relation: RawField) => RawField | undefined,
): RawField {
  const first = namesFields(field) ? (change(field) ?? withoutFirst(field)) : field
  const before: readonly unknown[] = Array.isArray(field.relations) ? field.relations : []
  const more = before.flatMap((one) =>
    isRecord(one) && namesFields(one) ? (change(one) ?? []) : [one],
  )
  const isSame = more.length === before.length && more.every((one, at) => one === before[at])
  if (first === field && isSame) return field
  if (more.length === 0 && !namesFields(first)) return withoutRelations(first)
  const { relations: _, ...alone } = first
  return more.length === 0 ? alone : { ...first, relations: more }
}

const withoutFirst = (field: RawField): RawField =>
  Object.fromEntries(Object.entries(field).filter(([name]) => !FIRST.includes(name)))
