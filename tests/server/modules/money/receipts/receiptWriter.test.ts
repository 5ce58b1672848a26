import { extractText } from 'unpdf'
import { expect, test } from 'vitest'
import { createFontSet } from '#server/modules/files/drawing/fonts.ts'
import type { ReceiptSheet } from '#server/modules/money/receipts/receiptSheet.ts'
import { createReceiptWriter } from '#server/modules/money/receipts/receiptWriter.ts'

const fonts = createFontSet()
const set = (text: string) => fonts.typeset(text, 'regular').runs

const receiptOf = (payee: string): ReceiptSheet => ({
  name: 'R1',
  orgName: payee,
  createdAt: new Date('2026-01-01T00:00:00Z'),
  org: fonts.typeset(payee, 'semibold').runs,
  title: fonts.typeset('收据', 'black').runs,
  num: set('R1'),
  day: set('2026-01-01'),
  voided: undefined,
  lines: [[set('付款人'), set('李四')]],
  payee: set(payee),
  note: set('电子收据'),
})

test('the same sheet gives the same bytes, whatever was drawn with its fonts between', async () => {
  const writer = createReceiptWriter()
  const draw = (payee: string) => writer.draw(receiptOf(payee))
  const first = await draw('中国测试学会')
  const other = await draw('另一个龘学会')
  expect(await draw('中国测试学会')).toEqual(first)
  const textOf = async (pdf: Buffer) =>
    (await extractText(new Uint8Array(pdf), { mergePages: true })).text.replace(/\s+/g, '')
  expect(await textOf(first)).toContain('中国测试学会')
  expect(await textOf(other)).toContain('另一个龘学会')
  expect(await textOf(other)).not.toContain('测试')
})
