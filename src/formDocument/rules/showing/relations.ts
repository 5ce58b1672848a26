import { isOn } from '#adapters/formInfo/attributes/spellings.ts'
import { codesOf, conditionOf, targetsOf } from '#adapters/formInfo/rawRelations.ts'
import { Condition } from '#contract/codes.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import type { FieldPlace } from '../../formDocument.ts'
import { keyOf } from '../../keys/keys.ts'
import { entriesOf, withoutRelations } from '../../relations/relations.ts'
import { type FormInfo, fieldsOf } from '../../rows/rows.ts'
import type { Test } from '../sentence/sentence.ts'

type Raw = Readonly<Record<string, unknown>>

/** An active relation, as written in its controller. */
export interface Relation {
  controller: string
  /** Index among the controller's relations. */
  index: number
  /** Undefined for an unreadable relation, which has no effect. */
  test: Test | undefined
  targets: readonly string[]
}

export interface Controller {
  key: string
  place: FieldPlace
  field: Raw
}

/** Returns the definitions that can control others, in their order; of several with one key the first. */
export function controllersIn(formInfo: FormInfo): Controller[] {
  const found = new Map<string, Controller>()
  for (const [row, fields] of formInfo.map(fieldsOf).entries())
    for (const [index, field] of fields.entries()) {
      const key = keyOf(field)
      if (key !== undefined && isRecord(field) && !found.has(key))
        found.set(key, { key, place: { row, index }, field })
    }
  return [...found.values()]
}

/** Returns all relations of a form that are switched on. */
export const relationsIn = (formInfo: FormInfo): Relation[] =>
  controllersIn(formInfo).flatMap(({ key, field }) =>
    entriesOf(field).map((entry, index) => ({
      controller: key,
      index,
      test: testOf(key, entry),
      targets: targetsOf(entry),
    })),
  )

/** Undefined for a relation whose condition is unknown. */
function testOf(controller: string, entry: Raw): Test | undefined {
  const condition = conditionOf(entry)
  if (condition === undefined) return undefined
  const subject = { kind: 'field', path: controller } as const
  const by = VERBS[condition]
  return by === 'empty'
    ? { subject, by }
    : { subject, by, value: { kind: 'codes', codes: codesOf(entry) } }
}

const VERBS = {
  [Condition.InList]: 'in',
  [Condition.NotInList]: 'notIn',
  [Condition.Empty]: 'empty',
} as const

/** Returns the attributes of a relation with this test. */
export function writtenTest({ by, value }: Test): Raw {
  if (by === 'empty') return { condition: Condition.Empty }
  const codes = value?.kind === 'codes' ? value.codes : []
  const condition = by === 'in' ? Condition.InList : Condition.NotInList
  return { condition, conditionText: codes.join(',') }
}

/** Returns a relation with other targets, written as they were: a list, or a text with commas. */
export const withTargetList = (entry: Raw, targets: readonly string[]): Raw => ({
  ...entry,
  fields: typeof entry.fields === 'string' ? targets.join(',') : targets,
})

/**
 * Returns a definition with these relations (decision 0290): a single one is written as attributes of the definition,
 * and so is the first of several unless all of them were in `relations` before. Relations that were switched off are
 * removed, so that they do not become active.
 */
export function withEntries(field: Raw, entries: readonly Raw[]): Raw {
  const [first, ...more] = entries
  if (!first) return withoutRelations(field)
  const isListed = targetsOf(field).length === 0 && entriesOf(field).length > 0
  if (isListed && more.length > 0) return { ...field, relations: entries }
  // Attributes that the first relation lacks must not remain from a previous one.
  const own = without(field, [...TEST.filter((name) => !Object.hasOwn(first, name)), 'relations'])
  const isRelation = isOn(field.isRelation) ? field.isRelation : true
  return { ...own, isRelation, ...first, ...(more.length > 0 && { relations: more }) }
}

const TEST = ['condition', 'conditionText']

const without = (field: Raw, names: readonly string[]): Raw =>
  Object.fromEntries(Object.entries(field).filter(([name]) => !names.includes(name)))
