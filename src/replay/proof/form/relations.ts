import type { FormBundle } from '#contract/form.ts'
import type { Logic } from '#contract/logic.ts'
import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { evaluate } from '#domain/logic/evaluate.ts'
import { meetsAny } from '#domain/logic/operators/anyIn.ts'
import { truthy } from '#domain/logic/truthy.ts'
import { varsOf } from '#domain/logic/varsOf.ts'
import { commaList } from '#domain/text/commaList.ts'
import type { FormContext } from '#runtime/core/form/formContext.ts'

/** One controller's say about one target: where the test holds, the target shows. */
export interface Relation {
  controller: string
  target: string
  /** One object for all relations that ask the same. */
  test: Logic
}

/** The rules of a form taken apart into the tests of single controllers; any of a target's tests shows it. */
export function relationsOf({ rules, ruleOrder }: FormBundle): Relation[] {
  const known = new Map<string, Logic>()
  return ruleOrder.flatMap((target) =>
    testsOf(ownValue(rules, target) ?? true).map((given) => {
      const name = JSON.stringify(given)
      const test = known.get(name) ?? given
      known.set(name, test)
      return { controller: readBy(test), target, test }
    }),
  )
}

const testsOf = (rule: Logic): Logic[] =>
  isRecord(rule) && Array.isArray(rule.or) ? (rule.or as Logic[]) : [rule]

/** The adapter writes no other rules; a proof about one that reads more would claim too much. */
function readBy(test: Logic): string {
  const [key, ...more] = varsOf(test)
  if (key === undefined || more.length > 0)
    throw new Error(`A test reads one controller: ${JSON.stringify(test)}`)
  return key
}

/** The codes a test compares with; undefined when it only asks whether there is a value. */
export function codesOfTest(test: Logic): string[] | undefined {
  const inner = isRecord(test) && Object.hasOwn(test, '!') ? (test['!'] as Logic) : test
  const operands = isRecord(inner) ? inner.anyIn : undefined
  const list = Array.isArray(operands) ? operands[1] : undefined
  return Array.isArray(list) ? list.map(String) : undefined
}

/** Whether a test holds for a value of its controller; a hidden controller's is undefined. */
export function holderOf(
  { controller, test }: Relation,
  context: FormContext,
): (value: unknown) => boolean {
  const codes = codesOfTest(test)
  if (!codes) return (value) => truthy(evaluate(test, { [controller]: value }, context))
  // As the operator anyIn does; but thousands of codes are made a set once, not for each of thousands of values.
  const wanted = new Set(commaList(codes))
  const isNegated = isRecord(test) && Object.hasOwn(test, '!')
  return (value) => meetsAny(value, wanted) !== isNegated
}

/** "Show it unless one of these": where one of these is chosen, somebody wants the target hidden. */
export const isDemandToHide = ({ test }: Relation): boolean =>
  isRecord(test) && isRecord(test['!']) && Object.hasOwn(test['!'], 'anyIn')
