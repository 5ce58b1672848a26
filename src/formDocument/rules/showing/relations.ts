import { isOn } from '#adapters/formInfo/attributes/reader.ts'
import { areRelationsOn, furtherRelations } from '#adapters/formInfo/rawRelations.ts'
import { Condition as Code } from '#contract/codes.ts'
import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { commaList } from '#domain/text/commaList.ts'
import type { FieldPlace } from '../../formDocument.ts'
import { keyOf } from '../../keys/keys.ts'
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
      targets: commaList(entry.fields),
    })),
  )

/** Returns the relations of a definition as they are written; none when they are switched off. */
export function entriesOf(field: Raw): Raw[] {
  if (!areRelationsOn(field)) return []
  const more = furtherRelations(field)
  return commaList(field.fields).length > 0 ? [firstOf(field), ...more] : more
}

const firstOf = ({ condition, conditionText, fields }: Raw): Raw => ({
  ...(condition !== undefined && { condition }),
  ...(conditionText !== undefined && { conditionText }),
  fields,
})

function testOf(controller: string, { condition, conditionText }: Raw): Test | undefined {
  const subject = { kind: 'field', path: controller } as const
  const by = ownValue(
    VERBS,
    String(condition ?? '')
      .trim()
      .replace(/^0+(?=.)/, '') || Code.InList,
  )
  if (by === 'empty') return { subject, by }
  return by && { subject, by, value: { kind: 'codes', codes: commaList(conditionText) } }
}

const VERBS: Readonly<Record<string, 'in' | 'notIn' | 'empty'>> = {
  [Code.InList]: 'in',
  [Code.NotInList]: 'notIn',
  [Code.Empty]: 'empty',
}

/** Returns the attributes of a relation with this test. */
export function writtenTest({ by, value }: Test): Raw {
  if (by === 'empty') return { condition: Code.Empty }
  const codes = value?.kind === 'codes' ? value.codes : []
  return { condition: by === 'in' ? Code.InList : Code.NotInList, conditionText: codes.join(',') }
}

/** Returns a relation with other targets, written as they were: a list, or a text with commas. */
export const withTargets = (entry: Raw, targets: readonly string[]): Raw => ({
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
  if (!first) return without(field, ['isRelation', ...TEST, 'fields', 'relations'])
  const isListed = commaList(field.fields).length === 0 && entriesOf(field).length > 0
  if (isListed && more.length > 0) return { ...field, relations: entries }
  // Attributes that the first relation lacks must not remain from a previous one.
  const own = without(field, [...TEST.filter((name) => !Object.hasOwn(first, name)), 'relations'])
  const isRelation = isOn(field.isRelation) ? field.isRelation : true
  return { ...own, isRelation, ...first, ...(more.length > 0 && { relations: more }) }
}

const TEST = ['condition', 'conditionText']

const without = (field: Raw, names: readonly string[]): Raw =>
  Object.fromEntries(Object.entries(field).filter(([name]) => !names.includes(name)))
