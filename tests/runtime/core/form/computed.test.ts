import { describe, expect, test } from 'vitest'
import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import type { FormBundle, FormValues } from '#contract/form.ts'
import type { RawField } from '#contract/formInfo.ts'
import { computedErrors } from '#runtime/core/form/computedValue.ts'
import type { FormStoreOptions } from '#runtime/core/form/formContext.ts'
import { FormStore } from '#runtime/core/form/formStore.ts'
import { context } from './bundles.ts'

const counter = (value: string, more: RawField = {}): RawField => ({
  type: 'counter',
  value,
  label: value,
  ...more,
})
const TABLE: RawField = {
  type: 'table',
  value: 'works',
  label: 'works',
  items: [counter('amount'), { type: 'textBox', value: 'name', label: 'name' }],
}
const bundleOf = (...fields: RawField[]): FormBundle => convertFormInfo(fields, context)
const open = (bundle: FormBundle, options: Partial<FormStoreOptions> = {}) =>
  new FormStore(bundle, { context, ...options })

const form = bundleOf(
  TABLE,
  counter('total', { compute: { sum: [{ var: 'works' }, 'amount'] } }),
  counter('double', { compute: { '*': [{ var: 'total' }, 2] } }),
  { type: 'switch', value: 'large', label: 'large', showWhen: { '>=': [{ var: 'total' }, 10] } },
  counter('share', { showWhen: { '==': [{ var: 'large' }, true] } }),
  counter('rest', { compute: { '-': [{ var: 'total' }, { var: 'share' }] } }),
)

describe('a computed field (decision 0292)', () => {
  test('follows what it is computed from, and fields that show by it follow', () => {
    const store = open(form)
    expect(store.get('total')).toBe(0)
    expect(store.isHidden('large')).toBe(true)
    store.addRow('works', { amount: 4.1 })
    store.addRow('works', { amount: 5.9 })
    expect([store.get('total'), store.get('double')]).toEqual([10, 20])
    expect(store.isHidden('large')).toBe(false)
    store.set('works/1/amount', 1)
    expect([store.get('total'), store.isHidden('large')]).toEqual([5.1, true])
    store.deleteRow('works', 0)
    expect(store.get('total')).toBe(1)
  })

  test('reads a hidden field as empty, also when only the visibility changed', () => {
    const store = open(form)
    store.addRow('works', { amount: 12 })
    store.set('large', true)
    store.set('share', 2)
    expect(store.get('rest')).toBe(10)
    store.set('large', false)
    expect(store.get('rest')).toBeUndefined()
  })

  test('tells its listeners once everything is consistent', () => {
    const store = open(form)
    const told: unknown[] = []
    store.subscribe('value:double', () => told.push(store.get('double'), store.isHidden('large')))
    store.addRow('works', { amount: 10 })
    expect(told).toEqual([20, false])
  })

  test.each([
    ['that it was not in', { works: [{ amount: 3 }] }],
    ['in which it had another value', { works: [{ amount: 3 }], total: 2, double: 4 }],
  ])('is right in a record %s, as it is computed now', (_, record) => {
    const store = open(form, { stored: record, record })
    expect(store.validate()).toEqual({})
    store.set('works/0/amount', 7)
    expect([store.get('double'), store.validate()]).toEqual([14, {}])
  })

  test('is nobody’s to change: not by typing, by a draft, or by a stored record', () => {
    const store = open(form, { stored: { works: [{ amount: 3 }], total: 99 } })
    expect(store.get('total')).toBe(3)
    store.set('total', 5)
    store.type('total', 6)
    store.fill({ total: 7, works: [{ amount: 4 }] })
    expect(store.get('total')).toBe(4)
    expect(store.isDisabled('total')).toBe(true)
    expect(store.submission()).toMatchObject({ total: 4, double: 8 })
  })

  test.each<[name: string, field: RawField, values: FormValues, value: unknown]>([
    [
      'text is the number as written',
      { type: 'textBox', compute: { '+': [{ var: 'n' }, 1] } },
      { n: 1 },
      '2',
    ],
    ['text is text', { type: 'textBox', compute: { cat: ['共', { var: 'n' }] } }, { n: 1 }, '共1'],
    [
      'a number is no text',
      { type: 'counter', compute: { cat: ['共', { var: 'n' }] } },
      { n: 1 },
      undefined,
    ],
    [
      'a number without remainders',
      { type: 'counter', compute: { '+': [{ var: 'n' }, 0.2] } },
      { n: 0.1 },
      0.3,
    ],
    [
      'nothing where an operand is missing',
      { type: 'counter', compute: { '+': [{ var: 'n' }, 1] } },
      {},
      undefined,
    ],
    [
      'nothing where it cannot be evaluated',
      { type: 'counter', compute: { sum: [{ var: 'n' }, 'x'] } },
      { n: 1 },
      undefined,
    ],
  ])('%s', (_name, field, values, value) => {
    const bundle = bundleOf({ value: 'c', label: 'c', ...field }, counter('n'))
    const store = open(bundle)
    store.fill(values)
    expect(store.get('c')).toEqual(value)
  })
})

describe('a submission that is only shown stays as it was', () => {
  const dated = bundleOf(
    { type: 'dateTime', value: 'birthDay', label: 'birthDay' },
    counter('age', { compute: { age: { var: 'birthDay' } } }),
    counter('minor', { showWhen: { '<': [{ age: { var: 'birthDay' } }, 18] } }),
    counter('other', { showWhen: { filled: { var: 'nothing' } } }),
    counter('nothing'),
  )
  const stored = { birthDay: '2000-01-01', age: 17, minor: 1, other: 1 }

  test('nothing is computed anew, and today’s date hides nothing', () => {
    const store = open(dated, { stored, asStored: true })
    expect(store.get('age')).toBe(17)
    expect(store.isHidden('minor')).toBe(false)
    expect(store.isHidden('other')).toBe(true)
  })

  test('one that is edited is judged by today', () => {
    const store = open(dated, { stored })
    expect(store.get('age')).toBe(26)
    expect(store.isHidden('minor')).toBe(true)
  })
})

describe('another value than the computed one is refused', () => {
  const found = (bundle: FormBundle, given: FormValues) =>
    Object.keys(computedErrors(open(bundle, { stored: given }), given))

  test.each<[name: string, given: FormValues, keys: string[]]>([
    ['the right value', { works: [{ amount: 1 }], total: 1 }, []],
    ['the right value as text', { works: [{ amount: 1 }], total: '1' }, []],
    ['none', { works: [{ amount: 1 }] }, []],
    ['another', { works: [{ amount: 1 }], total: 2 }, ['total']],
    ['another of a field that hangs on it', { works: [{ amount: 1 }], double: 1 }, ['double']],
    ['one of another kind', { works: [{ amount: 1 }], total: [1] }, []],
    ['one where there is none', { rest: 5 }, ['rest']],
  ])('%s', (_name, given, keys) => expect(found(form, given)).toEqual(keys))

  test('what hangs on today’s date may differ', () => {
    const dated = bundleOf(
      { type: 'dateTime', value: 'birthDay', label: 'birthDay' },
      counter('age', { compute: { age: { var: 'birthDay' } } }),
      counter('next', { compute: { '+': [{ var: 'age' }, 1] } }),
    )
    expect(found(dated, { birthDay: '2000-01-01', age: 3, next: 4 })).toEqual([])
  })
})
