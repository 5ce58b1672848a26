import { expect, test } from 'vitest'
import { CODE_LENGTH, keywordCodes, nameCodes, patternCodes } from '#server/encryption/nameCodes.ts'
import { DISGUISED_NAMES, DISGUISES } from '../../support/disguisedNames.ts'

/** Eight characters that show what they stand for. */
const shown = (chars: string): string => `[${chars}]`.padEnd(CODE_LENGTH, '.')

const contains = (text: string, keyword: string): boolean => {
  const sought = keywordCodes(keyword, shown).join('')
  return sought !== '' && nameCodes(text, shown).includes(sought)
}

test('a name has the code of its first character and those of its pairs', () => {
  expect(nameCodes('王小明', shown)).toBe('[王].....[王小]....[小明]....')
  expect(nameCodes('𠮷', shown)).toBe('[𠮷]....')
  expect(nameCodes(' · ', shown)).toBe('')
})

test.each([
  ['a surname', '王小明', '王', true],
  ['a character that does not stand first', '王小明', '明', false],
  ['a pair', '王小明', '小明', true],
  ['the whole', '王小明', '王小明', true],
  ['characters that are not adjacent', '王小明', '王明', false],
  ['all pairs in another order', '小明小', '明小明', false],
  ['nothing but dots', '阿依·古丽', '·', false],
])('a text contains the codes of %s as it contains the characters', (_what, text, word, is) => {
  expect(contains(text, word)).toBe(is)
})

test.each(Object.entries(DISGUISES))('a name written with %s has the same codes', (_what, how) => {
  for (const name of DISGUISED_NAMES)
    expect(nameCodes(how(name), shown)).toBe(nameCodes(name, shown))
})

test('patterns leave one character open, of names of two to twenty', () => {
  expect(patternCodes('王小明', shown)).toBe('[_小明]...[王_明]...[王小_]...')
  expect(patternCodes('王王', shown)).toBe('[_王]....[王_]....')
  expect(patternCodes('王', shown)).toBe('')
  expect(patternCodes('王'.repeat(21), shown)).toBe('')
})
