import type { StrictOperator } from './definition.ts'
import { codeListOf, isMissing, listOf, memberOf, textOf } from './operands.ts'

/**
 * `[list, key, values]` → the entries whose own `key` is one of the values (a list or comma text); of a key that holds a
 * list, one of its members.
 */
export const filterOperator: StrictOperator = {
  kind: 'strict',
  operands: [3, 3],
  compute([list, key, values]) {
    const name = textOf(key, '键')
    const wantedCodes = new Set(codeListOf(values, '要留下的值'))
    return listOf(list, '列表').filter((entry) => {
      const own = memberOf(entry, name)
      const codes = Array.isArray(own) ? own : [own]
      return codes.some((code) => !isMissing(code) && wantedCodes.has(String(code)))
    })
  },
}
