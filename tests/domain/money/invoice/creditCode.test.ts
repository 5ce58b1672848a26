import { expect, test } from 'vitest'
import { isDoubtfulCreditCode } from '#domain/money/invoice/creditCode.ts'

test.each([
  ['the example of GB 32100', '91350100M000100Y43', false],
  ['another last character', '91350100M000100Y44', true],
  ['two characters that changed places', '91350100M000010Y43', true],
  ['one character mistyped', '91350100M000100X43', true],
  ['a letter that the code does not have', '91350100O000100Y43', true],
  ['the code in small letters', '91350100m000100y43', true],
  ['a tax number of 15 characters', '110108MA00ABCDE', false],
  ['a tax number of 20 characters', '12990000400000000A12', false],
  ['nothing', '', false],
])('%s', (_what, code, isDoubtful) => {
  expect(isDoubtfulCreditCode(code)).toBe(isDoubtful)
})

test('every single character that changes is noticed', () => {
  const code = '91350100M000100Y43'
  const changed = [...code].flatMap((character, at) =>
    [...'0123456789ABCDEFGHJKLMNPQRTUWXY']
      .filter((other) => other !== character)
      .map((other) => code.slice(0, at) + other + code.slice(at + 1)),
  )
  expect(changed.filter((one) => !isDoubtfulCreditCode(one))).toEqual([])
})
