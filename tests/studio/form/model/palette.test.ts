import { describe, expect, test } from 'vitest'
import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import { FIELD_TYPES } from '#contract/formInfo.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { areColumns } from '#formDocument/edits/insert.ts'
import { keyOf } from '#formDocument/keys/keys.ts'
import { typeNameOf } from '#formDocument/names/labels.ts'
import { fieldsOf } from '#formDocument/rows/rows.ts'
import { fixtureTables } from '#replay/tables.ts'
import { keyOfLabel, pinyin } from '#studio/form/document/keyOfLabel.ts'
import { PALETTE, paletteMatches } from '#studio/form/model/palette/palette.ts'

const tables = await fixtureTables()
const syllables = await pinyin.load()
const entries = PALETTE.flatMap(({ entries }) => entries)
const [readyMade, ...plain] = PALETTE
const fields = entries.flatMap(({ formInfo }) => formInfo.flatMap(fieldsOf)).filter(isRecord)

test('every type of field can be added', () => {
  expect(new Set(fields.map(({ type }) => type))).toEqual(new Set(FIELD_TYPES))
})

test.each(entries)('$name is a form in which nothing is wrong', ({ formInfo }) => {
  expect(convertFormInfo(formInfo, tables).diagnostics).toEqual([])
})

test('entries are told apart by their names', () => {
  const names = entries.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

test('a type that is added by one entry has the name of that entry', () => {
  const added = plain
    .flatMap(({ entries }) => entries)
    .map(({ name, formInfo }) => ({ name, type: typeNameOf(formInfo.flatMap(fieldsOf)[0]) }))
  const alone = added.filter(
    ({ type }) => added.filter((other) => other.type === type).length === 1,
  )
  const { 部分: section, ...others } = Object.fromEntries(
    alone.map(({ name, type }) => [type, name]),
  )
  expect(section).toBe('新的部分')
  expect(Object.values(others)).toEqual(Object.keys(others))
})

test('ready-made fields have the keys by which the product knows them', () => {
  const keys = readyMade?.entries.flatMap(({ formInfo }) => formInfo.flatMap(fieldsOf).map(keyOf))
  expect(keys).toEqual(expect.arrayContaining(['realName', 'mobile', 'cardType', 'cardNo']))
})

test('other fields have the key of their label, which therefore follows the label', () => {
  const labelled = plain
    .flatMap(({ entries }) => entries)
    .flatMap(({ formInfo }) => formInfo.flatMap(fieldsOf))
    .filter(isRecord)
    .filter(({ value }) => value !== undefined)
  expect(labelled.map(({ value }) => value)).toEqual(
    labelled.map(({ label }) => keyOfLabel(String(label), new Set(), syllables)),
  )
})

describe('searching', () => {
  const found = (text: string) =>
    paletteMatches(text).flatMap(({ entries }) => entries.map(({ name }) => name))

  test('goes over names, hints and groups', () => {
    expect(found('手机')).toEqual(['手机号码'])
    expect(found('裁剪')).toEqual(['证件照', '照片'])
    expect(found(' PDF ')).toEqual(['上传文件'])
    expect(found('排版')).toContain('分隔线')
    expect(found('没有这个')).toEqual([])
  })

  test.each([
    ['数字', '数字'],
    ['文字', '单行文字'],
    ['表', '表格'],
    ['日期', '日期'],
    ['照片', '照片'],
    ['选', '单选'],
  ])('%s finds first what is named so', (text, first) => {
    expect(found(text)[0]).toBe(first)
  })

  test('leaves out what does not pass', () => {
    const columns = paletteMatches('', ({ formInfo }) => areColumns(formInfo))
    expect(columns.map(({ group }) => group)).not.toContain('排版')
    expect(columns.map(({ group }) => group)).not.toContain('表格')
  })
})
