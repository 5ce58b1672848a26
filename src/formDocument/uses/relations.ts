import { areRelationsOn, furtherRelations } from '#adapters/formInfo/rawRelations.ts'
import { Condition } from '#contract/codes.ts'
import type { RawField } from '#contract/formInfo.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { commaList } from '#domain/text/commaList.ts'
import type { CodeChange } from './rules/changedCodes.ts'

/** A relation of a field: a condition on its answer, and the fields that it shows. */
export type Relation = Pick<RawField, 'condition' | 'conditionText' | 'fields'> & RawField

/** Attributes of a definition that form its first relation. */
const FIRST = ['condition', 'conditionText', 'fields']

/** Returns the active relations of a field: those in `relations`, and the one in its own attributes. */
export function relationsOf(field: RawField): Relation[] {
  if (!areRelationsOn(field)) return []
  return [field, ...furtherRelations(field)].filter(namesFields) as Relation[]
}

const moreOf = (field: RawField): readonly unknown[] =>
  Array.isArray(field.relations) ? field.relations : []

const namesFields = ({ fields }: RawField): boolean => commaList(fields).length > 0

export const targetsOf = (relation: Relation): string[] => commaList(relation.fields)

/** Returns the codes that a relation compares with; none when it asks for an empty answer. */
export const codesOf = ({ condition, conditionText }: Relation): string[] =>
  Number(condition ?? Condition.InList) === Number(Condition.Empty) ? [] : commaList(conditionText)

/** Returns a field without relations. */
export function withoutRelations(field: RawField): RawField {
  const { isRelation: _, relations: __, ...rest } = withoutFirst(field)
  return rest
}

/** Returns a field with changed targets of its relations; a relation without targets is removed. */
export const withTargets = (
  field: RawField,
  change: (key: string) => string | undefined,
): RawField =>
  withRelations(field, (relation) => withList(relation, 'fields', targetsOf(relation), change))

/**
 * Returns a field with changed codes of its relations; a relation without codes is removed, so that its fields always
 * show.
 */
export const withConditionCodes = (field: RawField, change: CodeChange): RawField =>
  withRelations(field, (relation) => withList(relation, 'conditionText', codesOf(relation), change))

/** Returns a relation with a changed list, in its notation: a list, or a text with commas. */
function withList(
  relation: Relation,
  name: 'fields' | 'conditionText',
  list: readonly string[],
  change: (entry: string) => string | undefined,
): Relation | undefined {
  const changed = [...new Set(list.flatMap((entry) => change(entry) ?? []))]
  if (list.every((entry) => change(entry) === entry)) return relation
  if (changed.length === 0) return undefined
  return { ...relation, [name]: Array.isArray(relation[name]) ? changed : changed.join(',') }
}

function withRelations(
  field: RawField,
  change: (relation: Relation) => Relation | undefined,
): RawField {
  const first = namesFields(field) ? (change(field) ?? withoutFirst(field)) : field
  const before = moreOf(field)
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
