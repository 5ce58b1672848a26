import type { FormField } from '#contract/form.ts'
import type { Logic } from '#contract/logic.ts'
import { ownValue } from '#contract/record.ts'
import { dictionaryName, itemName } from '#domain/dictionary/dictionaryName.ts'
import { commaList } from '#domain/text/commaList.ts'
import { fieldRead, quoted, type RuleNames, type Talk } from './talk.ts'

/** Returns the codes that a value is compared with, by name: `“个人”（01）或“团体”（02）`. */
export function codesText(value: Logic | undefined, list: Logic | undefined, talk: Talk): string {
  const field = fieldRead(value, talk.names)
  if (typeof list === 'object' && list !== null && !Array.isArray(list)) return talk.value(list)
  const all = Array.isArray(list) ? list : commaList(String(list ?? ''))
  if (all.length === 0) return '（空列表）'
  return all
    .map((code) =>
      typeof code === 'object' ? talk.value(code) : codeText(String(code), field, talk.names),
    )
    .join('或')
}

const SWITCH_NAMES: Readonly<Record<string, string>> = { true: '开', false: '关' }

/** Returns a code with the name that its field gives it. */
export function codeText(code: string, field: FormField | undefined, names: RuleNames): string {
  const name = codeName(code, field, names)
  return name === code ? quoted(code) : `${quoted(name)}（${code}）`
}

function codeName(
  code: string,
  { options, shape }: Partial<Pick<FormField, 'options' | 'shape'>> = {},
  { dictionaries }: RuleNames,
): string {
  if (options?.kind === 'items') return itemName(options.items, code)
  if (options?.kind === 'dictionary') return dictionaryName(dictionaries, options.name, code)
  return shape === 'flag' ? (ownValue(SWITCH_NAMES, code) ?? code) : code
}
