import type { StrictOperator } from './definition.ts'
import { codeListOf, isMissing, isScalar, listOf, memberOf, textOf } from './operands.ts'

/**
 * `[list, key, values]` → the entries whose own `key` is one of the values: a list, comma text, or entries of another
 * list with the same key. Of a key that holds a list, one of its members.
 */
export const filterOperator: StrictOperator = {
  kind: 'strict',
  operands: [3, 3],
  compute([list, key, values]) {
    const name = textOf(key, '键')
    const wanted = new Set(wantedCodes(values, name))
    return listOf(list, '列表').filter((entry) =>
      codesOf(entry, name).some((code) => wanted.has(code)),
    )
  },
}

const wantedCodes = (values: unknown, key: string): string[] =>
  Array.isArray(values) && !values.every(isScalar)
    ? values.flatMap((entry) => codesOf(entry, key))
    : codeListOf(values, '要留下的值')

/** The codes of an entry at `key`. */
function codesOf(entry: unknown, key: string): string[] {
  const own = memberOf(entry, key)
  const codes = Array.isArray(own) ? own : [own]
  return codes.flatMap((code) => (isMissing(code) ? [] : [String(code)]))
}
