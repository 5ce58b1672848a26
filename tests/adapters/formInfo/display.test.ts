import { describe, expect, test } from 'vitest'
import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import { displayField } from '#adapters/formInfo/displayField.ts'
import type { FormField } from '#contract/form.ts'
import { env } from '../../domain/logic/env.ts'
import { dictionaries } from './outcome.ts'

const tables = { dictionaries: env.dictionaries, areas: env.areas }
const items = [
  { itemCode: '01', itemName: '甲', children: [{ itemCode: 'A', itemName: '甲一' }] },
  { itemCode: '02', itemName: '乙' },
]

function fieldOf(type: string, more: object): FormField {
  const bundle = convertFormInfo([{ type, value: 'f', label: '项目', ...more }], { dictionaries })
  const [field] = Object.values(bundle.fields)
  if (!field) throw new Error('The definition became no field')
  return field
}
const read = (type: string, more: object, value: unknown) =>
  displayField(fieldOf(type, more), value, tables)

describe('values read as text', () => {
  test.each<[type: string, more: object, value: unknown, text: string]>([
    ['textBox', {}, '王小明', '王小明'],
    ['textBox', { textBoxType: '03' }, 'secret', '******'],
    ['textBox', {}, undefined, ''],
    ['counter', {}, 0, '0'],
    ['switch', {}, true, '是'],
    ['switch', {}, false, '否'],
    ['switch', {}, undefined, ''],
    ['choice', { items }, '02', '乙'],
    ['choice', { items }, '09', '09'],
    ['choice', { items, choiceType: '02', separator: '、' }, ['01', '02'], '甲、乙'],
    ['choice', { source: '02', dictionary: 'SEX' }, '1', '男'],
    ['cascade', { items }, ['01', 'A'], '甲/甲一'],
    ['cascade', { source: '03', separator: '' }, ['440000', '440300'], '广东省/深圳市'],
    ['cascade', { items, isMultiple: 1 }, [['01', 'A'], ['02']], '甲/甲一、乙'],
    ['subOrg', {}, { id: '1', orgName: '青年委员会' }, '青年委员会'],
    [
      'orgLinkage',
      {},
      { areaCode: ['440000', '440300'], orgName: '某大学' },
      '广东省/深圳市 某大学',
    ],
    ['dateTime', {}, '2024-01-01', '2024-01-01'],
    ['dateTime', { isTimeSlot: 1 }, ['2024-01', '2024-02'], '2024-01 至 2024-02'],
    ['timePickerRange', {}, ['08:00', '09:00'], '08:00 至 09:00'],
    ['timeSelect', {}, '08:00', '08:00'],
    ['barcode', {}, 'x', ''],
  ])('%s %j %j', (type, more, value, text) => {
    expect(read(type, more, value)).toEqual({ kind: 'text', text })
  })
})

test('rich text stays rich text', () => {
  expect(read('editor', {}, '<p>x</p>')).toEqual({ kind: 'html', html: '<p>x</p>' })
  expect(read('describe', { describe: '请签名' }, undefined)).toEqual({
    kind: 'html',
    html: '请签名',
  })
})

test('pictures come in the size of the form, files by name', () => {
  const files = [{ name: 'a.jpg', url: '/a.jpg' }]
  expect(read('photo', { width: 120, height: 160 }, files)).toEqual({
    kind: 'images',
    files,
    width: 120,
    height: 160,
  })
  const heif = [{ name: 'a.heic', url: '/a.heic' }]
  expect(read('photo', { width: 120 }, heif)).toEqual({ kind: 'files', files: heif })
  expect(read('upload', {}, files)).toEqual({ kind: 'files', files })
  expect(read('sign', {}, '/s.png')).toEqual({
    kind: 'images',
    files: [{ name: '项目', url: '/s.png' }],
  })
  expect(read('sign', {}, undefined)).toEqual({ kind: 'images', files: [] })
})

test('a table reads cell by cell, without the columns that are not printed', () => {
  const columns = [
    { type: 'textBox', value: 'a', label: '甲' },
    { type: 'switch', value: 'b', label: '乙' },
    { type: 'textBox', value: 'c', label: '丙', isPrint: false },
  ]
  expect(read('table', { items: columns }, [{ a: 'x', b: true, c: 'z' }, null])).toEqual({
    kind: 'table',
    columns: ['甲', '乙'],
    rows: [
      [
        { kind: 'text', text: 'x' },
        { kind: 'text', text: '是' },
      ],
      [
        { kind: 'text', text: '' },
        { kind: 'text', text: '' },
      ],
    ],
  })
})
