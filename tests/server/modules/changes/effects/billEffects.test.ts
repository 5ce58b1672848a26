import { describe, expect, test } from 'vitest'
import { billEffects } from '#server/modules/changes/effects/billEffects.ts'

const TODAY = '2026-11-25'
const entry = (fee: unknown, year = '2020,2030') => ({
  memberType: '10101',
  payPeriod: { yearMethod: '02', year, payMethod: ['01'] },
  fee,
})
const told = (before: unknown, after: unknown) =>
  billEffects({ name: '普通会员', before, after }, TODAY).map(({ sentence }) => sentence)

const OLD = { amount: 10000 }

describe('sample bills say who pays differently, on a day when the change shows', () => {
  test('today, where the year itself differs', () => {
    expect(told(entry(OLD), entry([OLD, { from: 2026, amount: 12000 }]))).toEqual([
      '试算（2026-11-25 缴费）：2026 年新入会的普通会员，由 100.00 元改为 120.00 元',
      '试算（2026-11-25 缴费）：上次缴到 2025 年的普通会员，由 100.00 元改为 120.00 元',
      '试算（2026-11-25 缴费）：上次缴到 2023 年的普通会员，由 300.00 元改为 320.00 元',
      '试算（2026-11-25 缴费）：已缴到 2026 年、预缴 2027 年的普通会员，由 100.00 元改为 120.00 元',
    ])
  })

  test('the first day of the first year that differs, where it lies ahead', () => {
    const [first] = told(entry(OLD), entry([OLD, { from: 2028, amount: 12000 }]))
    expect(first).toBe(
      '试算（2028-01-01 缴费）：2028 年新入会的普通会员，由 100.00 元改为 120.00 元',
    )
  })

  test('today, where a past year differs: only who is behind', () => {
    const past = [OLD, { from: 2024, amount: 5000 }, { from: 2025, amount: 10000 }]
    expect(told(entry(OLD), entry(past))).toEqual([
      '试算（2026-11-25 缴费）：上次缴到 2023 年的普通会员，由 300.00 元改为 250.00 元',
    ])
  })

  test('a year more that may be paid for is one that differs', () => {
    const [first] = told(entry(OLD, '2025,2026'), entry(OLD, '2025,2027'))
    expect(first).toBe('试算（2027-01-01 缴费）：2027 年新入会的普通会员，由 0.00 元改为 100.00 元')
  })

  test.each([
    ['nothing differs', entry(OLD), entry([OLD])],
    ['a text alone differs', entry(OLD), { ...entry(OLD), describe: '' }],
    ['a new type had no fees', undefined, entry(OLD)],
    ['a removed type has none', entry(OLD), undefined],
    ['what is being written cannot be computed', entry(OLD), entry('12000')],
    ['no year is written yet', entry(OLD), entry(OLD, '')],
  ])('nothing is told where %s', (_case, before, after) => {
    expect(told(before, after)).toEqual([])
  })
})
