import { expect, test } from 'vitest'
import { damagedLine } from '#domain/money/statement/damagedNumbers.ts'

const lines = (...numbers: string[]) => numbers.map((tradeNo, at) => ({ line: at + 2, tradeNo }))

test.each([
  ['written as a quantity', ['A1', '4.20000E+27'], 3],
  ['written as a quantity, in short', ['1E+17'], 2],
  ['cut after fifteen digits', ['4200002026110710000000000000'], 2],
  ['all cut after fifteen digits', ['4200002026110710', '4200002026110720', '4200002026110730'], 2],
])('a number is known as damaged: %s', (_, numbers, line) => {
  expect(damagedLine(lines(...numbers))).toBe(line)
})

test.each([
  ['of letters and digits', ['1E17A', 'E10']],
  ['that ends in zeros by chance', ['4200002026110710']],
  [
    'that ends in zeros among others that do not',
    ['4200002026110710000000', '4200002026110710000001'],
  ],
  ['of fifteen digits', ['420000000000000']],
])('a number is sound: %s', (_, numbers) => {
  expect(damagedLine(lines(...numbers))).toBeUndefined()
})
