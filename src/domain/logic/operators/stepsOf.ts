import type { StrictOperator } from './definition.ts'
import { listOf, memberOf, textOf } from './operands.ts'

/** `steps` arrives as a list, or as its JSON text (specification, section 3 "Member config"). */
function readSteps(steps: unknown): readonly unknown[] {
  if (typeof steps !== 'string') return Array.isArray(steps) ? steps : []
  try {
    const parsed: unknown = JSON.parse(steps)
    return Array.isArray(parsed) ? parsed : []
  } catch {
    return []
  }
}

/** `[configList, memberType]` → the configured steps of the member type, `[]` when there is no process. */
export const stepsOfOperator: StrictOperator = {
  kind: 'strict',
  operands: [2, 2],
  compute([configs, memberType]) {
    const wanted = textOf(memberType, '会员类型')
    const config = listOf(configs, '会员配置').find(
      (entry) => textOf(memberOf(entry, 'memberType'), '会员类型') === wanted,
    )
    return wanted === '' ? [] : readSteps(memberOf(config, 'steps'))
  },
}
