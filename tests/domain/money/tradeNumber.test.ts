import { expect, test } from 'vitest'
import { tradeNumber } from '#domain/money/tradeNumber.ts'
import { cleanText } from '#domain/text/kinds/textKindTable.ts'

test.each([
  ['lower case', 'u20260105x'],
  ['full width', 'Ｕ２０２６０１０５Ｘ'],
  ['blanks around and within', ' U2026 0105X\u3000'],
  ['what nobody sees', '\u200bU20260105X\u202c\ufeff'],
])('a number in %s is the same number', (_what, text) => {
  expect(tradeNumber(text)).toBe('U20260105X')
})

test.each([
  ['a dash', 'pay–2026―01'],
  ['a full-width hyphen', 'ＰＡＹ－2026－01'],
  ['an invisible letter within', 'PAY-2026\u115F-01'],
])('%s in a number is its hyphen, as in any reference', (_what, text) => {
  expect(tradeNumber(text)).toBe('PAY-2026-01')
  expect(cleanText('reference', text)).toBe('PAY-2026-01')
})

test('what no reference holds is kept, because banks write it', () => {
  expect(tradeNumber('转 2026/01_甲')).toBe('转2026/01_甲')
})

test('of what nobody sees alone, nothing is left', () => {
  expect(tradeNumber('\u200b \u3000')).toBe('')
})
