import { describe, expect, test } from 'vitest'
import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import { definitionOf } from '#adapters/formInfo/definition.ts'
import type { RawField } from '#contract/formInfo.ts'

const convert = (...fields: RawField[]) => convertFormInfo(fields, { dictionaries: {} })

const text = (value: string, more: RawField = {}): RawField => ({
  type: 'textBox',
  value,
  label: value,
  ...more,
})
const shows = (fields: string, conditionText: string): RawField => ({
  isRelation: true,
  condition: '1',
  conditionText,
  fields,
})

describe('showWhen (decision 0291)', () => {
  const showWhen = { filled: { var: 'b' } }

  test('alone is the rule', () => {
    const form = convert(text('a', { showWhen }), text('b'))
    expect(form.rules).toEqual({ a: showWhen })
    expect(form.ruleOrder).toEqual(['a'])
    expect(form.origin['/rules/a/showWhen']?.path).toBe('/0/showWhen')
  })

  test('must hold as well where relations show the field', () => {
    const form = convert(
      text('b', shows('t', '1')),
      text('c', shows('t', '2')),
      text('t', { showWhen }),
    )
    const one = { anyIn: [{ var: 'b' }, ['1']] }
    const other = { anyIn: [{ var: 'c' }, ['2']] }
    expect(form.rules.t).toEqual({ and: [{ or: [one, other] }, showWhen] })
    expect(form.origin['/rules/t/1']?.path).toBe('/1/conditionText')
    expect(form.origin['/rules/t/showWhen']?.path).toBe('/2/showWhen')
  })

  test('shows a field that starts hidden, and gives way to isHide', () => {
    const form = convert(text('a', { showWhen, isShow: false }), text('b'))
    expect(form.fields.a?.isHide).toBe(false)
    expect(convert(text('a', { showWhen, isHide: true }), text('b')).rules).toEqual({})
  })

  test('is visited after what it reads, through relations and computations', () => {
    const form = convert(
      text('last', { showWhen: { '>': [{ var: 'sum' }, 5] } }),
      { type: 'counter', value: 'sum', label: 'sum', compute: { '+': [{ var: 'n' }, 1] } },
      { type: 'counter', value: 'n', label: 'n', showWhen },
      text('b'),
    )
    expect(form.ruleOrder).toEqual(['n', 'sum', 'last'])
  })

  test('on a circle the fields always show, and the circle is reported once', () => {
    const form = convert(
      text('a', { showWhen: { filled: { var: 'b' } } }),
      text('b', shows('a', '1')),
      text('c', { showWhen: { filled: { var: 'a' } }, ...shows('b', '1') }),
    )
    expect(form.rules).toEqual({})
    expect(form.diagnostics).toMatchObject([{ code: 'relation-cycle', path: '/1/fields' }])
  })
})

describe('compute (decision 0292)', () => {
  const compute = { '+': [{ var: 'n' }, 1] }

  test('makes a field read-only, never required, without a default', () => {
    const more = { required: true, defaultValue: 7, compute }
    const form = convert(
      { type: 'counter', value: 'sum', label: 'sum', ...more },
      { type: 'counter', value: 'n', label: 'n' },
    )
    expect(form.computes).toEqual({ sum: compute })
    expect(form.fields.sum).toMatchObject({ isDisable: true, required: false })
    expect(form.fields.sum).not.toHaveProperty('defaultValue')
    expect(form.origin['/computes/sum']?.path).toBe('/0/compute')
  })

  test.each<[name: string, field: RawField]>([
    ['several lines', text('t', { textBoxType: '02', compute })],
    ['a choice', { type: 'choice', value: 't', label: 't', items: [], compute }],
    ['a field that never shows', text('t', { isHide: true, compute })],
  ])('has no effect on %s', (_name, field) => {
    const form = convert(field, text('n'))
    expect(form.computes).toBeUndefined()
    expect(form.diagnostics).toMatchObject([{ code: 'attribute-without-effect' }])
  })

  test('has no effect on a definition without a key', () => {
    const form = convert({ type: 'counter', label: 't', compute }, text('n'))
    expect(form.computes).toBeUndefined()
    expect(form.diagnostics).toMatchObject([{ code: 'key-missing' }])
  })

  test('has no effect on a column', () => {
    const column = { type: 'counter', value: 'c', label: 'c', compute: { '+': [1, 1] } }
    const form = convert({ type: 'table', value: 't', label: 't', items: [column] })
    expect(form.diagnostics).toMatchObject([{ path: '/0/items/0/compute' }])
  })
})

describe('checks (decision 0293)', () => {
  const check = { rule: { filled: { var: 'a' } }, message: '请填', at: 'a' }
  const rows = [text('a')]

  test('are part of the definition: of its hash, and of its places', () => {
    const alone = convertFormInfo(rows, { dictionaries: {} })
    const form = convertFormInfo({ formInfo: rows, checks: [check] }, { dictionaries: {} })
    expect(form.checks).toEqual([{ field: 'a', rule: check.rule, message: '请填' }])
    expect(form.hash).not.toBe(alone.hash)
    expect(form.origin['/checks/0']?.path).toBe('/checks/0')
    expect(form.origin['/fields/a']?.path).toBe('/formInfo/0')
  })

  test('a document without checks is its rows', () => {
    const alone = convertFormInfo(rows, { dictionaries: {} })
    for (const document of [{ formInfo: rows }, { formInfo: rows, checks: [], printInfo: {} }]) {
      expect(convertFormInfo(document, { dictionaries: {} }).hash).toBe(alone.hash)
      expect(definitionOf(document)).toBe(rows)
    }
  })

  test('keep their place where one before them is wrong', () => {
    const checks = [{ ...check, at: 'nobody' }, check]
    const form = convertFormInfo({ formInfo: rows, checks }, { dictionaries: {} })
    expect(form.checks).toHaveLength(1)
    expect(form.origin['/checks/0']?.path).toBe('/checks/1')
  })
})
