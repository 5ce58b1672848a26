import { describe, expect, test } from 'vitest'
import { displayField } from '#adapters/formInfo/displayField.ts'
import type { ReadTables } from '#adapters/formInfo/reading/reader.ts'
import { readText } from '#adapters/formInfo/readText.ts'
import type { FormField } from '#contract/form.ts'
import type { Item } from '#contract/formInfo.ts'
import { field } from '../../../runtime/core/form/bundles.ts'

const kinds: Item[] = [
  { itemCode: '01', itemName: '论文' },
  { itemCode: '02', itemName: '专著/教材' },
  { itemCode: 'C', itemName: '专利' },
]
const places: Item[] = [
  {
    itemCode: '44',
    itemName: '广东省',
    children: [
      {
        itemCode: '4403',
        itemName: '深圳市',
        children: [{ itemCode: '440305', itemName: '南山区' }],
      },
      {
        itemCode: '4404',
        itemName: '珠海市',
        children: [{ itemCode: '440402', itemName: '香洲区' }],
      },
    ],
  },
  {
    itemCode: '23',
    itemName: '黑龙江省',
    children: [
      {
        itemCode: '2304',
        itemName: '鹤岗市',
        children: [{ itemCode: '230404', itemName: '南山区' }],
      },
    ],
  },
]

type Changes = Partial<FormField>
const of = (
  type: FormField['type'],
  ui: Partial<FormField['ui']> = {},
  more: Changes = {},
): FormField => field('f', { type, ui: { separator: '/', ...ui }, ...more })

const tables: ReadTables = {
  itemsOf: ({ options }) => (options?.kind === 'items' ? options.items : []),
  branches: [{ id: '7', orgName: '青年工作委员会' }],
}
const items = (list: Item[]): Changes => ({ options: { kind: 'items', items: list } })

const choice = of('choice', {}, items(kinds))
const several = of('choice', { multiple: true }, { shape: 'codes', ...items(kinds) })
const cascade = of('cascade', {}, { shape: 'path', ...items(places) })
const cascades = of('cascade', { multiple: true }, { shape: 'paths', ...items(places) })
const date = of('dateTime', { fmt: 'yyyy-MM-dd' }, { shape: 'moment' })
const month = of('dateTime', { fmt: 'yyyy-MM' }, { shape: 'moment' })
const moment = of('dateTime', { fmt: 'yyyy-MM-dd HH:mm' }, { shape: 'moment' })
const time = of('timePicker', { fmt: 'HH:mm' }, { shape: 'moment' })
const period = of('dateTime', { fmt: 'yyyy-MM', range: true }, { shape: 'period' })
const days = of('dateTime', { fmt: 'yyyy-MM-dd', range: true }, { shape: 'period' })
const shift = of('timePickerRange', { fmt: 'HH:mm' }, { shape: 'period' })
const linkage = of('orgLinkage', {}, { shape: 'areaOrg', ...items(places) })

describe('a text that means a value', () => {
  test.each<[FormField, string, unknown]>([
    [of('textBox'), ' 甲\n乙 ', '甲 乙'],
    [of('textBox', { textBoxType: '02' }), '甲\n乙', '甲\n乙'],
    [of('editor'), '1 < 2\n<b>', '<p>1 &lt; 2</p><p>&lt;b&gt;</p>'],
    [of('counter'), '1,234.50', 1234.5],
    [of('counter'), '１２３', 123],
    [of('counter'), '-1,234,567', -1234567],
    [of('slider'), '.5', 0.5],
    [of('switch'), '是', true],
    [of('switch'), 'FALSE', false],
    [of('switch'), '√', true],
    [choice, '论文', '01'],
    [choice, '０１', '01'],
    [choice, 'c', 'C'],
    [choice, '专著/教材', '02'],
    [several, '专利、论文', ['01', 'C']],
    [several, '专著/教材', ['02']],
    [several, 'C;01', ['01', 'C']],
    [cascade, '广东省/深圳市/南山区', ['44', '4403', '440305']],
    [cascade, '广东省深圳市南山区', ['44', '4403', '440305']],
    [cascade, '广东 深圳 南山', ['44', '4403', '440305']],
    [cascade, '44/4403/440305', ['44', '4403', '440305']],
    [cascade, '香洲区', ['44', '4404', '440402']],
    [cascade, '440402', ['44', '4404', '440402']],
    [cascades, '广东省/珠海市/香洲区、鹤岗市南山区', undefined],
    [
      cascades,
      '香洲区、440305',
      [
        ['44', '4404', '440402'],
        ['44', '4403', '440305'],
      ],
    ],
    [date, '2024/3/1', '2024-03-01'],
    [date, '2024年3月1日', '2024-03-01'],
    [date, '2024.03.01', '2024-03-01'],
    [date, '2024-3-1', '2024-03-01'],
    [date, '20240301', '2024-03-01'],
    [date, '２０２４年３月１日', '2024-03-01'],
    [date, '2024年3月1日 星期五', '2024-03-01'],
    [date, '2024/3/1 0:00', '2024-03-01'],
    [date, '2024-03-01T08:00:00', '2024-03-01'],
    [date, '45352', '2024-03-01'],
    [month, '2024年3月', '2024-03'],
    [month, '2024/3/15', '2024-03'],
    [month, '202403', '2024-03'],
    [moment, '2024/3/1 8:05', '2024-03-01 08:05'],
    [moment, '2024年3月1日 下午2:30', '2024-03-01 14:30'],
    [moment, '45352.5', '2024-03-01 12:00'],
    [time, '8:05', '08:05'],
    [time, '2:30 PM', '14:30'],
    [time, '14时', '14:00'],
    [of('timeSelect', {}), '9:30', '09:30'],
    [period, '2018.09-2024.08', ['2018-09', '2024-08']],
    [period, '2018年9月至2024年8月', ['2018-09', '2024-08']],
    [period, '2018-09 - 2024-08', ['2018-09', '2024-08']],
    [days, '2018-09-01-2024-08-31', ['2018-09-01', '2024-08-31']],
    [shift, '8:30～17:30', ['08:30', '17:30']],
    [shift, '08:30-17:30', ['08:30', '17:30']],
    [of('subOrg'), '青年工作委员会', { id: '7', orgName: '青年工作委员会' }],
    [
      linkage,
      '广东省/深圳市/南山区 研究院',
      { areaCode: ['44', '4403', '440305'], orgName: '研究院' },
    ],
    [choice, '  ', undefined],
  ])('%#: %o reads %j', (asked, text, value) => {
    const read = readText(asked, text, tables)
    if (value === undefined && text.trim() !== '') expect(read).toHaveProperty('reason')
    else expect(read).toEqual({ value })
  })
})

describe('a text that means none says why', () => {
  test.each<[FormField, string, string]>([
    [of('counter'), '12万', '不是数字'],
    [of('counter'), '1,23', '不是数字'],
    [of('switch'), '也许', '不是“是”或“否”'],
    [choice, '论', '不在选项中'],
    [several, '论文、诗', '中的“诗”不在选项中'],
    [cascade, '南山区', '不止一个，请写出全部层级'],
    [cascade, '广东省/深圳市', '没有写到最后一级'],
    [cascade, '火星', '不在选项中'],
    [of('timeSelect'), '9:17', '不在可选的时间中'],
    [of('timeSelect'), '早上', '应写成“09:30”'],
    [period, '很久以前', '应写成“2024-03至2024-03”'],
    [of('subOrg'), '没有的分会', '不在分支机构列表中'],
    [linkage, '研究院', '应写成“地区 单位名称”'],
    [linkage, '火星 研究院', '中的地区“火星”不在选项中'],
    [of('upload'), 'a.pdf', '不是文件，请在表格中上传'],
    [of('photo'), 'a.jpg', '不是文件，请在表格中上传'],
    [of('sign'), '张三', '不是文件，请在表格中上传'],
    [of('unsupported'), 'x', '不能填入这一列'],
  ])('%#', (asked, text, reason) => {
    expect(readText(asked, text, tables)).toEqual({ reason })
  })

  test.each<[FormField, string, unknown]>([
    [date, '2024-02-30', '2024-02-30'],
    [date, '2024年3月', '2024年3月'],
    [date, '3/1/2024', '3/1/2024'],
    [date, '24-3-1', '24-3-1'],
    [date, '2024年3月1日或2日', '2024年3月1日或2日'],
    [date, '99999', '99999'],
    [moment, '2024-03-01', '2024-03-01'],
    [time, '25:00', '25:00'],
    [period, '2018年9月至今', ['2018年9月', '今']],
  ])('%#: a moment that is none is kept for the person to mend', (asked, text, kept) => {
    expect(readText(asked, text, tables)).toMatchObject({
      kept,
      reason: expect.stringMatching(/^应写成/),
    })
  })
})

test('what a value reads as is read back as that value', () => {
  const names = { dictionaries: {}, areas: [] }
  const cases: [FormField, unknown][] = [
    [choice, '01'],
    [several, ['01', 'C']],
    [cascade, ['44', '4403', '440305']],
    [
      cascades,
      [
        ['44', '4403', '440305'],
        ['44', '4404', '440402'],
      ],
    ],
    [date, '2024-03-01'],
    [moment, '2024-03-01 14:30'],
    [period, ['2018-09', '2024-08']],
    [of('switch'), true],
    [of('counter'), 1234.5],
    [linkage, { areaCode: ['44', '4403', '440305'], orgName: '研究院' }],
  ]
  for (const [asked, value] of cases) {
    const shown = displayField(asked, value, names)
    expect(readText(asked, shown.kind === 'text' ? shown.text : '', tables)).toEqual({ value })
  }
})
