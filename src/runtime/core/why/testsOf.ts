import { Condition } from '#contract/codes.ts'
import type { Logic } from '#contract/logic.ts'
import type { Operand, Reason, Test } from '#contract/why.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { truthy } from '#domain/logic/truthy.ts'

/** A controller's test as it is written in a rule. */
export interface RuleTest {
  key: string
  condition: Condition
  list: string[]
}

/** The tests of a rule the adapter made of controllers, one a controller; undefined for a rule of another form. */
export function ruleTests(rule: Logic): RuleTest[] | undefined {
  const parts = isRecord(rule) && Array.isArray(rule.or) ? (rule.or as Logic[]) : [rule]
  const tests = parts.map(testOf)
  return tests.every((test) => test !== undefined) ? tests : undefined
}

function testOf(rule: Logic): RuleTest | undefined {
  if (!isRecord(rule)) return undefined
  if (isRecord(rule['!'])) return listTest(rule['!'], Condition.NotInList)
  if (rule.isEmpty === undefined) return listTest(rule, Condition.InList)
  const key = variable((rule.isEmpty as unknown[])[0])
  return key === undefined ? undefined : { key, condition: Condition.Empty, list: [] }
}

function listTest(rule: Record<string, unknown>, condition: Condition): RuleTest | undefined {
  const [value, list] = Array.isArray(rule.anyIn) ? (rule.anyIn as unknown[]) : []
  const key = variable(value)
  return key !== undefined && Array.isArray(list)
    ? { key, condition, list: list.map(String) }
    : undefined
}

const variable = (rule: unknown): string | undefined =>
  isRecord(rule) && typeof rule.var === 'string' ? rule.var : undefined

/** How a test's facts are looked up. */
export interface TestWorld {
  operandAt(key: string): Operand
  wantedOf(key: string, code: string): Test['wanted'][number]
  sourcesOf(test: RuleTest): Test['sources']
}

/** The tests with what they came to; those behind a decided `or` were not evaluated and are left out. */
export function testsOf(rule: Logic, reason: Reason, world: TestWorld): Test[] {
  const alone = !(isRecord(rule) && Array.isArray(rule.or))
  const nodes = alone ? [reason] : reason.operands
  return nodes.flatMap((node, index): Test[] => {
    const test = ruleTests(rule)?.[index]
    if (!test) return []
    return [
      {
        operand: world.operandAt(test.key),
        condition: test.condition,
        wanted: test.list.map((code) => world.wantedOf(test.key, code)),
        holds: truthy(node.value),
        decides: node.decides,
        sources: world.sourcesOf(test),
      },
    ]
  })
}
