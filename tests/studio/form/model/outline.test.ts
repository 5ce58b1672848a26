import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import type { Finding } from '#contract/finding.ts'
import { moved } from '#formDocument/edits/move.ts'
import type { FormInfo } from '#formDocument/rows/rows.ts'
import { fixtureTables } from '#replay/tables.ts'
import { badgeSources } from '#studio/form/model/tree/badges.ts'
import { type Outline, outlineOf, ROOT } from '#studio/form/model/tree/outline.ts'

const tables = await fixtureTables()

const outline = (
  formInfo: FormInfo,
  { live, ...more }: { live?: FormInfo; findings?: Finding[] } = {},
) =>
  outlineOf(
    formInfo,
    badgeSources({
      ...{ formInfo, bundle: convertFormInfo(formInfo, tables), ...more },
      live: live && { formInfo: live, bundle: convertFormInfo(live, tables) },
    }),
  )

/** The outline as lines, each entry under its parent. */
function lines({ entries }: Outline, id = ROOT, depth = 0): string[] {
  const entry = entries.get(id)
  const own = entry && depth > 0 ? [`${'  '.repeat(depth - 1)}${entry.label} · ${entry.kind}`] : []
  return [
    ...own,
    ...(entry?.children ?? []).flatMap((child) => lines({ entries } as Outline, child, depth + 1)),
  ]
}

const text = (value: string, label: string, more = {}) => ({
  type: 'textBox',
  value,
  label,
  ...more,
})
const page = (label: string) => ({ type: 'page', label })

test('sections hold rows, rows of several hold fields, tables hold columns', () => {
  const form = [
    [text('a', '姓名')],
    [page('一、教育')],
    [text('b', '学校'), text('c', '专业')],
    { type: 'table', value: 't', label: '经历', items: [text('a', '单位')] },
  ]
  expect(lines(outline(form))).toEqual([
    '姓名 · 文本框',
    '一、教育 · 部分',
    '  学校等 2 项 · 同一行',
    '    学校 · 文本框',
    '    专业 · 文本框',
    '  经历 · 表格',
    '    单位 · 文本框',
  ])
})

test('what is no definition, has no label or no known type is there all the same', () => {
  const form = [
    ['x', null],
    7,
    [],
    [{ type: 'describe', describe: '<p>请如实填写以下内容，提交时需验证手机号码。</p>' }],
    [{ type: 'nothing', value: 'n' }],
    [text('a', '甲'), page('一'), text('b', '乙')],
  ]
  expect(lines(outline(form))).toEqual([
    '看不懂的内容等 2 项 · 同一行',
    '  看不懂的内容 · 不是字段',
    '  看不懂的内容 · 不是字段',
    '看不懂的内容 · 不是字段',
    '请如实填写以下内容，提交时需验证手机号码… · 说明文字',
    '没有名称 · 没有这种字段',
    '甲 · 文本框',
    '一 · 部分',
    '  乙 · 文本框',
  ])
})

test('entries keep their ids when others move past them, so that what is folded stays folded', () => {
  const form = [[page('一')], [text('a', '甲')], [page('二')], [text('a', '重复')]]
  const before = outline(form)
  const target = { part: 'section', place: { row: 2, index: 0 } } as const
  const after = outline(moved(form, target, -1)?.formInfo ?? [])
  expect(after.idOf({ part: 'section', place: { row: 0, index: 0 } })).toBe(before.idOf(target))
  expect(new Set(after.entries.keys())).toEqual(new Set(before.entries.keys()))
})

describe('badges', () => {
  const badges = (one: Outline, row: number, index = 0, column?: number) =>
    one.entries
      .get(
        one.idOf({
          part: 'field',
          place: { row, index, ...(column !== undefined && { column }) },
        }) ?? '',
      )
      ?.badges.map((badge) => badge.detail ?? badge.text)

  test('say what the adapter makes of a definition', () => {
    const form = [
      [text('a', '甲', { required: true, isDisable: true })],
      [text('b', '乙', { isHide: true, isPrint: false })],
      [{ type: 'table', value: 't', label: '表', items: [text('c', '丙', { required: 1 })] }],
    ]
    expect(badges(outline(form), 0)).toEqual(['必填', '只读'])
    expect(badges(outline(form), 1)).toEqual(['不显示', '不打印'])
    expect(badges(outline(form), 2, 0, 0)).toEqual(['必填'])
  })

  test('name controllers and what they control', () => {
    const form = [
      [text('a', '甲', { isRelation: true, condition: '1', conditionText: '1', fields: 'b,c' })],
      [text('b', '乙')],
      [text('c', '丙')],
    ]
    expect(badges(outline(form), 0)).toEqual(['控制：乙、丙'])
    expect(badges(outline(form), 1)).toEqual(['由 甲 控制'])
  })

  test('tell what differs from the form in use', () => {
    const live = [[text('a', '甲'), text('b', '乙')]]
    const form = [[text('b', '乙二')], [text('a', '甲')], [text('c', '丙')]]
    expect(badges(outline(form, { live }), 0)).toEqual(['和启用的不一样'])
    expect(badges(outline(form, { live }), 1)).toEqual([])
    expect(badges(outline(form, { live }), 2)).toEqual(['启用的表单里没有'])
    expect(badges(outline(form), 2)).toEqual([])
  })

  test('tell another rule with the field that it shows, not with the field that it reads', () => {
    const live = [[text('a', '甲')], [text('b', '乙')]]
    const related = { isRelation: true, condition: '1', conditionText: '1', fields: 'b' }
    const form = [[text('a', '甲', related)], [text('b', '乙')]]
    expect(badges(outline(form, { live }), 0)).toEqual(['控制：乙'])
    expect(badges(outline(form, { live }), 1)).toEqual(['由 甲 控制', '和启用的不一样'])
  })

  test('count what was found in a definition, in its columns too', () => {
    const finding = (path: string) => ({ path }) as Finding
    const form = [
      text('a', '甲'),
      [{ type: 'table', value: 't', label: '表', items: [text('c', '丙')] }, text('d', '丁')],
    ]
    const found = outline(form, {
      findings: [
        '/formInfo/0/label',
        '/formInfo/1/0/items/0/value',
        '/formInfo/1/0',
        '/printInfo',
      ].map(finding),
    })
    expect(badges(found, 0)).toEqual(['1 处问题'])
    expect(badges(found, 1)).toEqual(['2 处问题'])
    expect(badges(found, 1, 0, 0)).toEqual(['1 处问题'])
    expect(badges(found, 1, 1)).toEqual([])
  })
})

const ORGANISATIONS = join(import.meta.dirname, '../../../../fixtures/organisations')

test('every definition of a real form has an entry of its own', () => {
  const path = join(ORGANISATIONS, 'mech/formConfig/0301-201-20101.json')
  const { formInfo } = JSON.parse(readFileSync(path, 'utf8')) as { formInfo: unknown[][] }
  const { entries } = outline(formInfo)
  const fields = [...entries.values()].filter(({ target }) => target.part !== 'row')
  const definitions = formInfo.flat() as { items?: unknown[]; type: string }[]
  const columns = definitions
    .filter(({ type }) => type === 'table')
    .flatMap(({ items = [] }) => items)
  expect(fields.length - 1).toBe(definitions.length + columns.length)
})
