import { expect, test } from 'vitest'
import { cappedText } from '#domain/text/cappedText.ts'

/** `|` is the cursor after what came in. */
test.each([
  ['a text that fits is left alone', '138', '1380|', 11, '1380|', false],
  ['what is typed beyond stays out', '13800000001', '138000000012|', 11, '13800000001|', true],
  ['and wherever the cursor is', '13800000001', '1389|00000001', 11, '138|00000001', true],
  ['a paste is cut', '', '13800000001，138|', 11, '13800000001|', true],
  ['blanks of a paste give way first', '', '138 0000 0001|', 11, '13800000001|', false],
  ['and those around it', '', '  13800000001\n|', 11, '13800000001|', false],
  ['a paste in the middle keeps what follows', 'ab', 'a123|b', 3, 'a1|b', true],
  ['a rare character is one', '𬭎', '𬭎䶮𬭎|', 2, '𬭎䶮|', true],
  ['and is not torn in two', '', '𬭎𬭎|', 1, '𬭎|', true],
  ['two that begin alike are not mixed', '\u{2CB4E}', '\u{2CB4E}\u{2CB4F}|', 1, '\u{2CB4E}|', true],
  ['a stored text that is too long may get shorter', 'abcdef', 'abcd|f', 3, 'abcd|f', false],
  ['but not longer', 'abcdef', 'abcdefg|', 3, 'abcdef|', true],
] as const)('%s', (_name, before, now, max, after, lost) => {
  const caret = now.indexOf('|')
  const got = cappedText(before, now.replace('|', ''), caret, max)
  expect(`${got.text.slice(0, got.caret)}|${got.text.slice(got.caret)}`).toBe(after)
  expect(got.lost).toBe(lost)
})
