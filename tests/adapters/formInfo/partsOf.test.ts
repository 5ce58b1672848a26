import { expect, test } from 'vitest'
import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import { partsOf } from '#adapters/formInfo/partsOf.ts'
import { buildPrintModel } from '#adapters/printInfo/buildPrintModel.ts'

const field = (value: string) => ({ type: 'textBox', value, label: value })
const many = Array.from({ length: 60 }, (_, index) => field(`f${index}`))
const bundle = convertFormInfo(
  [...many, { type: 'page', label: '第二部分' }, field('last'), { type: 'page' }, field('end')],
  { dictionaries: {} },
)

test('a long part is one part, however many sections it is mounted in; an untitled page begins one', () => {
  expect(bundle.sections.length).toBeGreaterThan(4)
  expect(partsOf(bundle).map(({ title, rows }) => [title, rows.length])).toEqual([
    [undefined, 60],
    ['第二部分', 1],
    [undefined, 1],
  ])
})

test('paper knows parts only: one frame each, a new sheet where a page begins', () => {
  const { sections } = buildPrintModel({
    bundle,
    values: {},
    hidden: new Set(),
    printInfo: {},
    history: [],
    tables: { dictionaries: {}, areas: [] },
    title: '申请表',
  })
  expect(sections.map(({ pageBreak, rows }) => [pageBreak, rows.length])).toEqual([
    [false, 60],
    [true, 1],
    [true, 1],
  ])
})
