import { expect, test } from 'vitest'
import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import { FormStore } from '#runtime/core/form/formStore.ts'
import { validateForm } from '#server/modules/records/forms/validateForm.ts'

const now = Date.parse('2026-11-25T10:30:00+08:00')
const tables = { dictionaries: {}, areas: [] }
const formInfo = [
  [{ type: 'textBox', value: 'name', label: '姓名' }],
  [{ type: 'textBox', value: 'unit', label: '单位' }],
  [
    {
      type: 'textBox',
      value: 'title',
      label: '标题',
      compute: { cat: [{ var: 'name' }, ' ', { var: 'unit' }] },
    },
  ],
]

test.each([
  ['at its end', { name: '沈砚秋' }, '沈砚秋'],
  ['at its beginning', { unit: '示范大学' }, '示范大学'],
  ['within', { name: '沈砚秋', unit: '示范大学' }, '沈砚秋 示范大学'],
  ['alone', {}, undefined],
])(
  'a computed text with a blank %s is taken as the browser submits it',
  async (_, values, title) => {
    const store = new FormStore(convertFormInfo(formInfo, tables), { context: { ...tables, now } })
    for (const [key, value] of Object.entries(values)) store.set(key, value)
    const submitted = store.submission()
    expect(submitted.title).toBe(title)
    const answered = await validateForm(
      {
        ...{ definition: JSON.stringify(formInfo), values: submitted, dictionaries: {}, now },
        ...{ prefilling: {}, taken: [] },
      },
      tables,
    )
    expect(answered.errors).toEqual({})
    expect(answered.values).toEqual(submitted)
  },
)
