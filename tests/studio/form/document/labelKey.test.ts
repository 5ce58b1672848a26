import { describe, expect, test } from 'vitest'
import type { FieldPlace, FormDocument } from '#formDocument/formDocument.ts'
import { pinyin } from '#studio/form/document/keyOfLabel.ts'
import { labelledAt, withKeyOfLabel } from '#studio/form/document/labelKey.ts'

const syllables = await pinyin.load()
const AT: FieldPlace = { row: 0, index: 0 }

const documentOf = (label: string, value: string, more: object = {}): FormDocument => ({
  formInfo: [
    [{ type: 'counter', value, label, ...more }],
    [{ type: 'textBox', value: 'other', label: '其他', showWhen: { filled: { var: value } } }],
  ],
  checks: [{ rule: { filled: { var: value } }, message: '请填', at: value }],
})

/** The form after the label was changed, and left. */
function renamed(from: string, to: string, key: string, live: string[] = []) {
  const before = labelledAt(documentOf(from, key), AT)
  const now = documentOf(to, key)
  return before && withKeyOfLabel(now, AT, before, { liveKeys: new Set(live), syllables })
}

describe('the key of a new field is made from its label', () => {
  test('and followed by everything that names it', () => {
    expect(renamed('数字', '职称年限', 'shuZi')).toEqual(documentOf('职称年限', 'zhiChengNianXian'))
  })

  test('also where it has a number behind it', () => {
    expect(renamed('数字', '经费', 'shuZi2')?.formInfo[0]).toMatchObject([{ value: 'jingFei' }])
  })

  test.each([
    ['it has answers', renamed('数字', '经费', 'shuZi', ['shuZi'])],
    ['it was given by somebody', renamed('数字', '经费', 'amount')],
    ['the label is the same', renamed('数字', '数字', 'shuZi')],
  ])('but stays where %s', (_name, next) => expect(next).toBeUndefined())

  test('without taking that of another', () => {
    expect(renamed('数字', 'other', 'shuZi')?.formInfo[0]).toMatchObject([{ value: 'other2' }])
  })
})
