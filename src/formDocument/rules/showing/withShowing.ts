import { isOn } from '#adapters/formInfo/attributes/spellings.ts'
import type { FormBundle } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import type { FieldPlace } from '../../formDocument.ts'
import { keyOf } from '../../keys/keys.ts'
import { type FormInfo, fieldAt, withField } from '../../rows/rows.ts'
import { tidied } from '../sentence/edits.ts'
import { type Fields, isAnswer } from '../sentence/measures.ts'
import { type Condition, isGroup, isSameTest, type Part, type Test } from '../sentence/sentence.ts'
import { writeCondition } from '../sentence/writeRule.ts'
import { relationsIn } from './relations.ts'
import { controllerOf, withRelationsTo } from './syncRelations.ts'

/** A condition as written in the document: tests of relations, any of which suffices, and the field's own rule. */
interface Split {
  relations: readonly Test[]
  own: Condition | undefined
}

/**
 * Returns the form in which a field shows under another condition, always when undefined. Existing notation is kept:
 * - A condition that consists of alternative answers to choices and switches becomes relations of the controllers,
 *   unless the field has a `showWhen` and no relation.
 * - When more must hold, the part that shares a test with the field's relations stays relations, and the rest is its
 *   `showWhen`, as decision 0291 joins them.
 * - Every other condition is its `showWhen` alone.
 */
export function withShowing(
  { formInfo, bundle }: { formInfo: FormInfo; bundle: FormBundle },
  place: FieldPlace,
  condition: Condition | undefined,
): FormInfo {
  const key = keyOf(fieldAt(formInfo, place))
  if (key === undefined) return formInfo
  const { relations, own } = split(formInfo, bundle.fields, key, condition && tidied(condition))
  const related = withRelationsTo(formInfo, key, relations)
  return withOwn(related, place, own, bundle.fields, condition === undefined)
}

function split(
  formInfo: FormInfo,
  fields: Fields,
  key: string,
  condition: Condition | undefined,
): Split {
  const before = relationsIn(formInfo).flatMap(({ test, targets }) =>
    test && targets.includes(key) ? [test] : [],
  )
  const canRelate = (test: Test) => isRelatable(test, key, fields, before)
  if (!condition) return { relations: [], own: undefined }
  const all = anyOf(condition)
  if (all?.every(canRelate)) {
    const isNew = before.length === 0 && hasRule(formInfo, key)
    return isNew ? { relations: [], own: condition } : { relations: all, own: undefined }
  }
  const at = condition.join === 'all' ? relatedPart(condition.parts, canRelate, before) : -1
  const part = condition.parts[at]
  if (!part) return { relations: [], own: condition }
  const rest = condition.parts.filter((_, each) => each !== at)
  return { relations: testsIn(part), own: tidied({ join: 'all', parts: rest }) }
}

/** Returns the tests of a condition when any of them suffices; undefined otherwise. */
export function anyOf({ join, parts }: Condition): readonly Test[] | undefined {
  const [only] = parts
  if (parts.length === 1 && only) return partTests(only)
  const tests = parts.flatMap((part) => (isGroup(part) ? [] : [part]))
  return join === 'any' && tests.length === parts.length ? tests : undefined
}

const partTests = (part: Part): readonly Test[] | undefined =>
  isGroup(part) && part.join === 'all' ? undefined : testsIn(part)

const testsIn = (part: Part): readonly Test[] => (isGroup(part) ? part.tests : [part])

/** Returns the index of the part that shares most tests with the existing relations; -1 when none does. */
function relatedPart(
  parts: readonly Part[],
  canRelate: (test: Test) => boolean,
  before: readonly Test[],
): number {
  const shared = parts.map((part) => {
    const tests = partTests(part)
    if (!tests?.every(canRelate)) return 0
    return tests.filter((test) => before.some((one) => isSameTest(one, test))).length
  })
  const most = Math.max(...shared)
  return most > 0 ? shared.indexOf(most) : -1
}

/**
 * Returns whether a test can be a relation: it asks for answers to a choice or switch, or its field already controls
 * this one by a relation.
 */
function isRelatable(test: Test, key: string, fields: Fields, before: readonly Test[]): boolean {
  const controller = controllerOf(test)
  const field = ownValue(fields, controller)
  if (controller === key || !isAnswer(field) || !RELATED.includes(test.by)) return false
  const codes = test.value?.kind === 'codes' ? test.value.codes : []
  if (codes.some((code) => /[,，]/.test(code) || code.trim() !== code)) return false
  const isChoice = field.options !== undefined || field.shape === 'flag'
  return isChoice || before.some((one) => controllerOf(one) === controller)
}

const RELATED: readonly string[] = ['in', 'notIn', 'empty']

const hasRule = (formInfo: FormInfo, key: string): boolean =>
  formInfo
    .flat()
    .some((field) => isRecord(field) && keyOf(field) === key && !isNothing(field.showWhen))

const isNothing = (value: unknown): boolean => value === undefined || value === null

/**
 * Writes the field's own rule. For a field that is to show always, an `isShow` that is off is removed, because it hides
 * a field without another condition.
 */
function withOwn(
  formInfo: FormInfo,
  place: FieldPlace,
  own: Condition | undefined,
  fields: Fields,
  isAlways: boolean,
): FormInfo {
  const field = fieldAt(formInfo, place)
  if (!isRecord(field)) return formInfo
  const { showWhen: before, ...rest } = field
  const isKept = isAlways && !isNothing(rest.isShow) && !isOn(rest.isShow)
  const { isShow: _, ...shown } = rest
  if (own) return withField(formInfo, place, { ...field, showWhen: writeCondition(own, fields) })
  if (isNothing(before) && !isKept) return formInfo
  return withField(formInfo, place, isKept ? shown : rest)
}
