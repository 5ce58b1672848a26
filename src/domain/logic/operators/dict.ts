import { dictionaryName } from '../../dictionary/dictionaryName.ts'
import type { StrictOperator } from './definition.ts'
import { textOf } from './operands.ts'

/**
 * `[dictionary, code or codes]` → the names, several joined by `、`; an unknown code is shown as it is, one of a dictionary
 * that is still being loaded as nothing.
 */
export const dictOperator: StrictOperator = {
  kind: 'strict',
  operands: [2, 2],
  compute([name, codes], env) {
    const dictionary = textOf(name, '字典名')
    const { dictionaries } = env
    if (env.areLoading && !Object.hasOwn(dictionaries, dictionary)) return ''
    const list: readonly unknown[] = Array.isArray(codes) ? codes : [codes]
    return list
      .map((code) => dictionaryName(dictionaries, dictionary, textOf(code, '字典编码')))
      .join('、')
  },
}
