import type { FormBundle } from '#contract/form.ts'
import type { Logic } from '#contract/logic.ts'
import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/isRecord.ts'
import { varsOf } from '#domain/logic/varsOf.ts'

/** One controller's say about one target: where the test holds, the target shows. */
export interface Relation {
  controller: string
  target: string
  test: Logic
}

/** The rules of a form taken apart into the tests of single controllers; any of a target's tests shows it. */
export const relationsOf = ({ rules, ruleOrder }: FormBundle): Relation[] =>
  ruleOrder.flatMap((target) =>
    testsOf(ownValue(rules, target) ?? true).map((test) => ({
      controller: readBy(test),
      target,
      test,
    })),
  )

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
