import { ruleValue } from '#adapters/formInfo/ruleValue.ts'
import type { FormBundle } from '#contract/form.ts'
import type { Logic } from '#contract/logic.ts'
import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { jsonPointer } from '#domain/json/jsonPointer.ts'
import { evaluate } from '#domain/logic/evaluate.ts'
import { meetsAny } from '#domain/logic/operators/anyIn.ts'
import { OPERATOR_TABLE } from '#domain/logic/operators/operatorRegistry.ts'
import { truthy } from '#domain/logic/truthy.ts'
import { commaList } from '#domain/text/commaList.ts'
import type { FormContext } from '#runtime/core/form/formContext.ts'
import { rulePartsOf } from '#runtime/core/why/ruleParts.ts'
import { keysRead } from './takeApart.ts'

/** One relation between a controller and a target: when the test holds, the target shows. */
export interface Relation {
  controller: string
  target: string
  /** Shared by all relations with the same test, so that it can be compared by identity. */
  test: Logic
  /** Place of the test in the target's rule. */
  index: number
}

/** Returns the tests of single controllers in the form's rules: those of its relations, any of which shows the target. */
export function relationsOf(bundle: FormBundle): Relation[] {
  const testsByText = new Map<string, Logic>()
  return bundle.ruleOrder.flatMap((target) =>
    rulePartsOf(bundle, target).tests.flatMap((given, index) => {
      const name = JSON.stringify(given)
      const test = testsByText.get(name) ?? given
      testsByText.set(name, test)
      return keysRead(test, bundle.fields).map((controller) => ({
        ...{ controller, target, test, index },
      }))
    }),
  )
}

/**
 * Returns the place of a relation's attribute in formInfo, of the four attributes or of an entry of `relations`;
 * undefined for a bundle without places.
 */
export function attributeOf(
  { origin }: FormBundle,
  { target, index }: Relation,
  attribute: 'conditionText' | 'fields',
): string | undefined {
  const asked = ownValue(origin, jsonPointer('rules', target, index))?.path
  return asked?.replace(/[^/]*$/, attribute)
}

/** Returns the codes that a test compares with; undefined when it only tests for a value. */
export function codesOfTest(test: Logic): string[] | undefined {
  const inner = isRecord(test) && Object.hasOwn(test, '!') ? (test['!'] as Logic) : test
  const operands = isRecord(inner) ? inner.anyIn : undefined
  const list = Array.isArray(operands) ? operands[1] : undefined
  return Array.isArray(list) ? list.map(String) : undefined
}

/** Returns a predicate: whether the test holds for a value of its controller; undefined stands for a hidden one. */
export function holderOf(
  relation: Relation,
  { fields }: FormBundle,
  context: FormContext,
): (value: unknown) => boolean {
  const holds = holderOfRead(relation, context)
  const controller = ownValue(fields, relation.controller)
  return (value) => holds(controller ? ruleValue(controller, value) : value)
}

function holderOfRead(
  { controller, test }: Relation,
  context: FormContext,
): (value: unknown) => boolean {
  const codes = codesOfTest(test)
  if (!codes)
    return (value) => truthy(evaluate(test, { [controller]: value }, context, OPERATOR_TABLE))
  // Equivalent to the operator anyIn, with the codes turned into a set once instead of for each of thousands of values.
  const codeSet = new Set(commaList(codes))
  const isNegated = isRecord(test) && Object.hasOwn(test, '!')
  return (value) => meetsAny(value, codeSet) !== isNegated
}

/** True for "show unless one of these": the author wants the target hidden for these codes. */
export const isDemandToHide = ({ test }: Relation): boolean =>
  isRecord(test) && isRecord(test['!']) && Object.hasOwn(test['!'], 'anyIn')
