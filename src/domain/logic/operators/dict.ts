import { dictionaryName } from '../../dictionary/dictionaryName.ts'
import type { StrictOperator } from './definition.ts'
import { ON_ITS_WAY } from './onItsWay.ts'
import { textOf } from './operands.ts'

/**
 * `[dictionary, code or codes]` → the names, several joined by `、`; an unknown code is shown as it is, those of a dictionary
 * that is still being loaded as nothing.
 */
export const dictOperator: StrictOperator = {
  kind: 'strict',
  operands: [2, 2],
  compute([name, codes], env) {
    const dictionary = textOf(name, '字典名')
    const { dictionaries } = env
    const list: readonly unknown[] = Array.isArray(codes) ? codes : [codes]
    const texts = list.map((code) => textOf(code, '字典编码'))
    if (env.areLoading && !Object.hasOwn(dictionaries, dictionary))
      return texts.some((code) => code !== '') ? ON_ITS_WAY : ''
    return texts.map((code) => dictionaryName(dictionaries, dictionary, code)).join('、')
  },
}
