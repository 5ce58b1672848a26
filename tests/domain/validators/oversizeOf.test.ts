import { describe, expect, test } from 'vitest'
import { LIMITS } from '#domain/limits.ts'
import { errorsOf, formOf } from './form.ts'

const editor = { type: 'editor', value: 'intro', label: '简介' }
const table = {
  type: 'table',
  value: 'works',
  label: '成果',
  items: [{ ...editor, value: 'note' }],
}
const form = formOf(editor, table)
const deep = '<b>'.repeat(LIMITS.richText.depth + 1)
const rows = (count: number) => Array.from({ length: count }, () => ({ note: '甲' }))

describe('what is too large to be judged says so at its field, as any other fault', () => {
  test.each([
    ['rich text that may be cleaned', { intro: '<p>甲</p>' }, {}],
    [
      'rich text in too many levels',
      { intro: deep },
      { intro: '内容的格式层次过多，请清除部分格式' },
    ],
    [
      'the same in a cell',
      { works: [{ note: '甲' }, { note: deep }] },
      { 'works/1/note': '内容的格式层次过多，请清除部分格式' },
    ],
    ['as many rows as a table may have', { works: rows(LIMITS.tableRows) }, {}],
    ['one row more', { works: rows(LIMITS.tableRows + 1) }, { works: '最多填写2000行' }],
  ])('%s', (_what, values, errors) => {
    expect(errorsOf(form, values)).toEqual(errors)
  })
})
