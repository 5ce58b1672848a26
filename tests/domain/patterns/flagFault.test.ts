import { expect, test } from 'vitest'
import { flagFault } from '#domain/patterns/flagFault.ts'

test.each([
  ['[a-z]+', undefined],
  ['/[a-z]+/', undefined],
  ['/[a-z]+/g', undefined],
  ['/[a-z]+/gi', '带有标志“i”'],
  [' /^甲$/ms ', '带有标志“ms”'],
  ['a/b/c', undefined],
  [String.raw`\p{L}+`, String.raw`中的“\p{L}”需要标志“u”`],
  [String.raw`[^\P{Script=Han}]`, String.raw`中的“\P{Script=Han}”需要标志“u”`],
  [String.raw`\u{20000}`, String.raw`中的“\u{20000}”需要标志“u”`],
  [String.raw`\\p{2}`, undefined],
  [String.raw`\\\p{L}`, String.raw`中的“\p{L}”需要标志“u”`],
  [String.raw`[\u4e00-\u9fa5]p{2}`, undefined],
])('%s: %s', (text, fault) => {
  expect(flagFault(text)).toBe(fault)
})
