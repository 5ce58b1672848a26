import { optionName } from '#adapters/formInfo/display/optionNames.ts'
import type { FormField } from '#contract/form.ts'
import type { Logic } from '#contract/logic.ts'
import { ownValue } from '#contract/record.ts'
import type { AspectResult, Operand, ReadValue, Reason, Source } from '#contract/why.ts'
import { jsonPointer, pointerSegments } from '#domain/json/jsonPointer.ts'
import { explainFormRule } from '#domain/logic/formRule.ts'
import { keyRead } from '#domain/logic/keyRead.ts'
import { truthy } from '#domain/logic/truthy.ts'
import type { FormStore } from '../form/formStore.ts'
import { reasonOf } from './reasonOf.ts'
import { rulePartsOf } from './ruleParts.ts'
import { operandOf, ruleResult } from './ruleResult.ts'
import { attributesAt, sourcesOf } from './sourcesOf.ts'
import { type Subject, subjectAt } from './subject.ts'
import { testsOf } from './testsOf.ts'

/** Explains whether a place shows (form language, section 3). */
export function shownResult(store: FormStore, subject: Subject): AspectResult {
  const { path, label, field, cell } = subject
  const holds = !store.isHidden(cell?.table ?? path) && !field.isHide
  const { cause, sources } = causeOf(store, subject)
  return { key: path, label, aspect: 'shown', holds, cause, sources }
}

type Found = Pick<AspectResult, 'cause' | 'sources'>

function causeOf(store: FormStore, subject: Subject): Found {
  const { bundle } = store
  const { field, origin, cell } = subject
  const [hidden] = attributesAt(bundle, origin, 'isHide')
  const [snapshot] = cell ? attributesAt(bundle, origin, 'isShow') : []
  if (field.isHide) {
    const source = hidden ?? snapshot
    const by = source?.attribute === 'isShow' ? 'isShow' : 'isHide'
    return { cause: { by }, sources: source ? [source] : [] }
  }
  if (cell) return cellCause(store, cell.table, subject)
  const rule = ownValue(bundle.rules, field.key)
  if (rule !== undefined) return ruleCause(store, field.key, rule)
  const cycle = bundle.cycles?.find((members) => members.includes(field.key))
  if (!cycle) return { cause: { by: 'always' }, sources: sourcesOf(bundle, origin) }
  const keys = bundle.order.filter((key) => cycle.includes(key))
  const edges = keys.flatMap((key) => attributesAt(bundle, jsonPointer('fields', key), 'fields'))
  const fields = keys.map((key) => ({ key, label: subjectAt(store, key)?.label ?? key }))
  return { cause: { by: 'cycle', fields }, sources: edges }
}

/** Returns the cause for a cell, which shows where its table does. */
function cellCause(store: FormStore, table: string, subject: Subject): Found {
  const whole = subjectAt(store, table)
  const verdict = whole && shownResult(store, whole)
  return verdict && !verdict.holds
    ? { cause: { by: 'hidden', verdict }, sources: verdict.sources }
    : { cause: { by: 'always' }, sources: sourcesOf(store.bundle, subject.origin) }
}

function ruleCause(store: FormStore, key: string, rule: Logic): Found {
  const { bundle, options } = store
  const operandAt = (variable: string) => operandRead(store, variable)
  const traceOf = (part: Logic): Reason =>
    reasonOf(explainFormRule(part, store.ruleScope, options.context), part, operandAt)
  const parts = rulePartsOf(bundle, key)
  const [first, ...more] = parts.tests
  const related = more.length > 0 ? { or: [...parts.tests] } : first
  const relation = related === undefined ? undefined : traceOf(related)
  const own = parts.own === undefined ? undefined : ruleResult(store, parts.own, operandAt)
  const isRelated = relation === undefined || truthy(relation.value)
  const isOwn = own?.holds ?? true
  const tests =
    related === undefined || !relation
      ? []
      : testsOf(related, relation, {
          operandAt: (variable) => operandAt(variable) ?? unknownOperand(variable),
          wantedOf: (variable, code) => wantedValue(store, variable, code),
          sourcesOf: (index) => testSources(store, key, index),
        })
  const holds = isRelated && isOwn
  const deciding = holds || !isRelated ? tests.filter(({ decides }) => decides) : []
  return {
    cause: { by: 'rule', tests, ...(own && { own }), trace: traceOf(rule) },
    sources: [
      ...deciding.flatMap(({ sources }) => sources),
      ...(own && (holds || !isOwn) ? ownSources(store, key) : []),
    ],
  }
}

/** Returns a field's value as rules read it, with the reason why it counts as empty while hidden. */
export const operandRead = (store: FormStore, variable: string): Operand | undefined =>
  operandOf(store, variable, (key) => {
    const subject = subjectAt(store, key)
    return subject && shownResult(store, subject)
  })

/** Returns the place of a field's own rule. */
function ownSources({ bundle }: FormStore, key: string): Source[] {
  const place = ownValue(bundle.origin, jsonPointer('rules', key, 'showWhen'))
  return place ? [{ ...place, attribute: 'showWhen' }] : []
}

const unknownOperand = (key: string): Operand => ({
  key,
  label: `“${key}”`,
  read: { value: null, text: '' },
})

/** Returns the place of what decides in a test: the attribute with the wanted values, else the condition, else `fields`. */
function testSources({ bundle }: FormStore, target: string, index: number): Source[] {
  const place = ownValue(bundle.origin, jsonPointer('rules', target, index))
  if (!place) return []
  const name = pointerSegments(place.path).at(-1)
  const attribute = name === 'condition' || name === 'conditionText' ? name : 'fields'
  return [{ ...place, attribute }]
}

const FLAG_TEXTS: Readonly<Record<string, string>> = { true: '是', false: '否' }

/** Returns the name of a listed code in its controller's items. */
function wantedValue({ bundle, options }: FormStore, variable: string, code: string): ReadValue {
  const field: FormField | undefined = ownValue(bundle.fields, keyRead(variable, bundle.fields))
  const text =
    field?.shape === 'flag'
      ? (ownValue(FLAG_TEXTS, code) ?? code)
      : optionName(field?.options, code, options.context)
  return { value: code, text }
}
