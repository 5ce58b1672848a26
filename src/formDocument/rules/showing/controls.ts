import type { FormBundle } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import type { FieldPlace } from '../../formDocument.ts'
import { keyOf } from '../../keys/keys.ts'
import { entriesOf } from '../../relations/relations.ts'
import { type FormInfo, fieldsOf } from '../../rows/rows.ts'
import { isSameTest, type Test } from '../sentence/sentence.ts'
import { controllersIn, type Relation, relationsIn } from './relations.ts'
import { keysRead, showingOf, sourcesOf } from './showing.ts'
import { rewritten, withController, withRelationsTo } from './syncRelations.ts'
import { anyOf, withShowing } from './withShowing.ts'

type Form = { formInfo: FormInfo; bundle: FormBundle }

/** Returns the relations of a field that show others. */
export const relationsOf = (formInfo: FormInfo, key: string): Relation[] =>
  relationsIn(formInfo).filter(({ controller, test }) => controller === key && test)

/** Returns the fields whose rules, computations or checks read a field other than by one of its relations. */
export function readersOf({ formInfo, bundle }: Form, key: string): string[] {
  const related = new Set(relationsOf(formInfo, key).flatMap(({ targets }) => targets))
  const reads = (rule: Parameters<typeof keysRead>[0] | undefined) =>
    rule !== undefined && keysRead(rule, bundle).includes(key)
  const checked = (bundle.checks ?? []).filter(({ rule }) => reads(rule)).map(({ field }) => field)
  return bundle.order.filter(
    (each) =>
      each !== key &&
      ((!related.has(each) && reads(ownValue(bundle.rules, each))) ||
        reads(ownValue(bundle.computes, each)) ||
        checked.includes(each)),
  )
}

/**
 * Returns the fields that a field may show by a relation: those without a condition, or with a condition of single
 * answers; fields that it depends on are left out.
 */
export function targetsFor({ bundle }: Form, key: string): string[] {
  const sources = sourcesOf(bundle, key)
  return bundle.order.filter((each) => {
    if (sources.has(each)) return false
    const showing = showingOf(bundle, each)
    if (showing.kind === 'always') return true
    return showing.kind === 'sentence' && anyOf(showing.condition) !== undefined
  })
}

/** Returns the form in which a relation tests for other answers. */
export function withRelationTest(formInfo: FormInfo, relation: Relation, test: Test): FormInfo {
  const controller = controllersIn(formInfo).find(({ key }) => key === relation.controller)
  if (!controller) return formInfo
  const entries = entriesOf(controller.field).map((entry, index) =>
    index === relation.index ? rewritten(entry, test) : entry,
  )
  return withController(formInfo, controller, entries)
}

/** Returns the form in which a test of a field shows exactly these fields; other conditions of theirs stay. */
export function withTargetsOf(
  form: Form,
  test: Test,
  before: readonly string[],
  targets: readonly string[],
): FormInfo {
  const removed = before.filter((key) => !targets.includes(key))
  const added = targets.filter((key) => !before.includes(key))
  const without = removed.reduce(
    (formInfo, key) => withoutRelation(formInfo, form.bundle, key, test),
    form.formInfo,
  )
  return added.reduce(
    (formInfo, key) => withRelationsTo(formInfo, key, [...testsTo(formInfo, key), test]),
    without,
  )
}

const testsTo = (formInfo: FormInfo, target: string): Test[] =>
  relationsIn(formInfo).flatMap(({ test, targets }) =>
    test && targets.includes(target) ? [test] : [],
  )

/** Returns the form in which a test no longer shows a field; without another condition the field always shows. */
function withoutRelation(
  formInfo: FormInfo,
  bundle: FormBundle,
  key: string,
  test: Test,
): FormInfo {
  const left = testsTo(formInfo, key).filter((one) => !isSameTest(one, test))
  const place = placeOf(formInfo, key)
  const definition = place && fieldsOf(formInfo[place.row])[place.index]
  const isRuled = isRecord(definition) && definition.showWhen !== undefined
  return left.length > 0 || isRuled || !place
    ? withRelationsTo(formInfo, key, left)
    : withShowing({ formInfo, bundle }, place, undefined)
}

/** Returns where a field stands; of several with one key the first. */
export function placeOf(formInfo: FormInfo, key: string): FieldPlace | undefined {
  for (const [row, fields] of formInfo.map(fieldsOf).entries()) {
    const index = fields.findIndex((field) => keyOf(field) === key)
    if (index >= 0) return { row, index }
  }
  return undefined
}
