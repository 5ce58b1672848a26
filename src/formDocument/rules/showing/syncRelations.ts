import { isRecord } from '#domain/json/isRecord.ts'
import { entriesOf } from '../../relations/relations.ts'
import { type FormInfo, fieldAt, withField } from '../../rows/rows.ts'
import { isSameTest, type Test } from '../sentence/sentence.ts'
import {
  type Controller,
  controllersIn,
  type Relation,
  relationsIn,
  withEntries,
  withTargetList,
  writtenTest,
} from './relations.ts'

/** Returns the key of the field that a test of relations asks about. */
export const controllerOf = ({ subject }: Test): string =>
  subject.kind === 'field' ? subject.path : ''

/**
 * Returns the form in which exactly these tests of relations show a field. Matching relations stay; a relation that
 * shows only this field is changed in place; others gain or lose the field.
 */
export function withRelationsTo(
  formInfo: FormInfo,
  target: string,
  wanted: readonly Test[],
): FormInfo {
  const current = relationsIn(formInfo).filter(({ targets }) => targets.includes(target))
  const isWanted = ({ test }: Relation) => wanted.some((one) => test && isSameTest(one, test))
  const gone = current.filter((relation) => !isWanted(relation))
  const added = wanted.filter(
    (test, at) =>
      !current.some((relation) => relation.test && isSameTest(relation.test, test)) &&
      wanted.findIndex((one) => isSameTest(one, test)) === at,
  )
  return controllersIn(formInfo).reduce((changed, controller) => {
    const own = (key: string) => key === controller.key
    const entries = changedEntries(
      controller,
      target,
      gone.filter((one) => own(one.controller)),
      added.filter((one) => own(controllerOf(one))),
    )
    return entries ? withController(changed, controller, entries) : changed
  }, formInfo)
}

type Entry = Readonly<Record<string, unknown>>

/** Returns the changed relations of a controller; undefined when nothing changes. */
function changedEntries(
  { key, field }: Controller,
  target: string,
  gone: readonly Relation[],
  added: readonly Test[],
): Entry[] | undefined {
  if (gone.length + added.length === 0) return undefined
  const open = [...added]
  const leaving = new Map(gone.map((relation) => [relation.index, relation]))
  const kept = entriesOf(field).flatMap((entry, index): Entry[] => {
    const relation = leaving.get(index)
    if (!relation) return [entry]
    const others = relation.targets.filter((one) => one !== target)
    if (others.length > 0) return [withTargetList(entry, others)]
    const next = open.shift()
    return next ? [rewritten(entry, next)] : []
  })
  return open.reduce((entries, test) => withAdded(entries, key, test, target), kept)
}

/** Adds a field to the relation with this test, or as a new relation. */
function withAdded(entries: Entry[], key: string, test: Test, target: string): Entry[] {
  const relations = relationsIn([{ value: key, isRelation: true, relations: entries }])
  const same = relations.find((relation) => relation.test && isSameTest(relation.test, test))
  if (!same) return [...entries, { ...writtenTest(test), fields: [target] }]
  return entries.map((entry, index) =>
    index === same.index ? withTargetList(entry, [...same.targets, target]) : entry,
  )
}

/** Returns a relation with another test; codes written as a list stay a list. */
export function rewritten(entry: Entry, test: Test): Entry {
  const { condition, conditionText: before, ...rest } = entry
  const said = writtenTest(test)
  const codes = test.value?.kind === 'codes' && Array.isArray(before) ? test.value.codes : undefined
  const { conditionText } = said
  return {
    ...(String(condition ?? '1') === said.condition
      ? condition !== undefined && { condition }
      : { condition: said.condition }),
    ...(conditionText !== undefined && { conditionText: codes ?? conditionText }),
    ...rest,
  }
}

/** Returns the form with other relations of a controller. */
export function withController(
  formInfo: FormInfo,
  { place }: Controller,
  entries: readonly Entry[],
): FormInfo {
  const field = fieldAt(formInfo, place)
  return isRecord(field) ? withField(formInfo, place, withEntries(field, entries)) : formInfo
}
