import type { FormBundle } from '#contract/form.ts'
import type { Dictionaries } from '#contract/formInfo.ts'
import type { Logic } from '#contract/logic.ts'
import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { formRuleHolds } from '#domain/logic/formRule.ts'
import { keyRead } from '#domain/logic/keyRead.ts'
import { varsOf } from '#domain/logic/varsOf.ts'
import type { FormStore } from '#runtime/core/form/formStore.ts'
import { ruleWords } from '../wording/ruleWords.ts'
import { type CoverageItem, conditionId } from './item.ts'

/** One test of a rule; rules of several targets may share it. */
export interface ConditionTest {
  test: Logic
  /** Its text as JSON. */
  name: string
  /** The first field it reads. */
  key: string
}

const tested = new WeakMap<FormBundle, readonly ConditionTest[]>()

/** The tests all visibility rules of a form are made of, each once. */
export function conditionsOf(bundle: FormBundle): readonly ConditionTest[] {
  const cached = tested.get(bundle) ?? [...distinct(bundle).values()]
  tested.set(bundle, cached)
  return cached
}

function distinct({ rules, ruleOrder, fields }: FormBundle): Map<string, ConditionTest> {
  const found = new Map<string, ConditionTest>()
  for (const target of ruleOrder)
    for (const test of partsOf(ownValue(rules, target) ?? true)) {
      const [path] = varsOf(test)
      if (path === undefined) continue
      const name = JSON.stringify(test)
      found.set(name, { test, name, key: keyRead(path, fields) })
    }
  return found
}

/** The operands of `or` and `and`, flattened to single tests. */
function partsOf(rule: Logic): Logic[] {
  const joined = isRecord(rule) ? (rule.or ?? rule.and) : undefined
  return Array.isArray(joined) ? (joined as Logic[]).flatMap(partsOf) : [rule]
}

/** Both outcomes of every test. */
export const conditionItems = (bundle: FormBundle, dictionaries: Dictionaries): CoverageItem[] =>
  conditionsOf(bundle).flatMap(({ test, name, key }) =>
    [true, false].map((outcome) => ({
      id: conditionId(name, outcome),
      kind: 'condition' as const,
      key,
      text: `${ruleWords(test, bundle, dictionaries)}：${outcome ? '成立' : '不成立'}`,
    })),
  )

/** The current outcome of every test. */
export function conditionsNow(store: FormStore): string[] {
  const scope = store.ruleScope
  return conditionsOf(store.bundle).map(({ test, name }) =>
    conditionId(name, formRuleHolds(test, scope, store.options.context)),
  )
}
