import fc from 'fast-check'
import { expect, test } from 'vitest'
import { searchText } from '#domain/text/kinds/searchText.ts'
import { DISGUISED_NAMES, DISGUISES } from '../../../support/disguisedNames.ts'

test.each([
  ['dots', '阿依古丽·买买提', ['阿依古丽•买买提', '阿依古丽・买买提', '阿依古丽买买提']],
  ['widths', 'ABC公司', ['ＡＢＣ公司', 'abc公司']],
  ['case', 'John', ['JOHN', 'john']],
  ['case in other alphabets', 'ΟΔΟΣ Қажы', ['οδος қажы', 'οδοσ ҚАЖЫ']],
  ['accents', 'José', ['Jose', 'JOSE\u0301']],
  ['blanks between characters', '沈砚秋', ['沈 砚 秋', '沈　砚　秋', ' 沈砚秋\u200b']],
  ['compatibility characters', '金三', ['⾦三', '\uF90A三']],
  ['dashes', 'A-B', ['A－B', 'a–b']],
  ['the circle for zero', '二〇', ['二○']],
  ['places of rare characters in old fonts', '䶮', ['\uE863']],
  ['Latin names', 'John Smith', ['john smith', 'JohnSmith']],
])('%s make no difference', (_what, name, written) => {
  for (const one of written) expect(searchText(one)).toBe(searchText(name))
})

test.each([
  ['张三', '张山'],
  ['が', 'か'],
  ['한', '하'],
  ['𠮷', '吉'],
])('%s is not %s', (one, other) => {
  expect(searchText(one)).not.toBe(searchText(other))
})

test('what a person may type for a name, or for part of it, is in the name', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...DISGUISED_NAMES),
      fc.array(fc.constantFrom(...Object.values(DISGUISES)), { maxLength: 4 }),
      fc.array(fc.constantFrom(...Object.values(DISGUISES)), { maxLength: 4 }),
      fc.nat(8),
      (name, stored, typed, from) => {
        const [whole, part] = [
          stored.reduce((text, one) => one(text), name),
          typed.reduce((text, one) => one(text), [...name].slice(from % 3).join('')),
        ]
        expect(searchText(whole)).toContain(searchText(part))
      },
    ),
  )
})

test('a search text is its own, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(searchText(searchText(text))).toBe(searchText(text))
    }),
  )
})
