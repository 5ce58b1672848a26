import { expect, test } from 'vitest'
import { tradeNumber } from '#domain/money/tradeNumber.ts'

test.each([
  ['lower case', 'u20260105x'],
  ['full width', 'Ｕ２０２６０１０５Ｘ'],
  ['blanks around and within', ' U2026 0105X\u3000'],
  ['what nobody sees', '\u200bU20260105X\u202c\ufeff'],
])('a number in %s is the same number', (_what, text) => {
  expect(tradeNumber(text)).toBe('U20260105X')
})

test('of what nobody sees alone, nothing is left', () => {
  expect(tradeNumber('\u200b \u3000')).toBe('')
})
