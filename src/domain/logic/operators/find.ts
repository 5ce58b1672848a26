import type { StrictOperator } from './definition.ts'
import { isMissing, listOf, memberOf, textOf } from './operands.ts'

/** `[list, key, value, field?]` → the first entry whose own `key` equals the value (as text), or that entry's own `field`; else null. */
export const findOperator: StrictOperator = {
  kind: 'strict',
  operands: [3, 4],
  compute([list, key, value, field]) {
    if (isMissing(value)) return null
    const [name, wantedValue] = [textOf(key, '键'), textOf(value, '要找的值')]
    const found = listOf(list, '列表').find((entry) => {
      const own = memberOf(entry, name)
      return !isMissing(own) && String(own) === wantedValue
    })
    return (isMissing(field) ? found : memberOf(found, textOf(field, '字段'))) ?? null
  },
}
