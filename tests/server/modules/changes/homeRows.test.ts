import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ConfiguredFee } from '#domain/money/fees/feeVersions.ts'
import { momentWords } from '#server/modules/changes/changeRow.ts'
import { yearlyFeeWords } from '#server/modules/changes/wording/yearlyFeeWords.ts'
import { openApp, type TestApp } from '../../support/openApp.ts'
import { staffWith } from '../../support/staffWith.ts'

let server: TestApp

beforeAll(async () => {
  server = await openApp()
})
afterAll(() => server.close())

test.each<[string, ConfiguredFee | undefined, string]>([
  ['one amount', { amount: 10_000 }, '100.00 元/年'],
  [
    'an amount and a later one',
    [{ amount: 10_000 }, { amount: 12_000, from: 2027 }],
    '100.00 元/年；2027 年起 120.00 元/年',
  ],
  [
    'the newest of those in force',
    [{ amount: 10_000 }, { amount: 12_000, from: 2026 }],
    '120.00 元/年',
  ],
  ['a later one alone', { amount: 12_000, from: 2028 }, '2028 年起 120.00 元/年'],
  ['nothing to pay', { amount: 0 }, '免缴'],
  ['no standard', undefined, '没有会费标准'],
])('the fee of a member type is said in 2026: %s', (_case, fee, said) => {
  expect(yearlyFeeWords(fee, 2026)).toBe(said)
})

test.each([
  ['2026-11-25T06:05:00Z', '今天 14:05'],
  ['2026-11-24T16:01:00Z', '今天 00:01'],
  ['2026-11-24T01:30:00Z', '11-24 09:30'],
  ['2025-11-24T01:30:00Z', '2025-11-24 09:30'],
])('%s is said as %s', (at, said) => {
  expect(momentWords(new Date(at), new Date('2026-11-25T08:00:00Z'))).toBe(said)
})

test('member types are told with their form, where anybody applies', async () => {
  const lin = await staffWith(server, 'configure.texts')
  const types = await lin.call('studioMemberTypes', {})
  expect(types.slice(0, 4)).toMatchObject([
    { memberTypeName: '普通会员', form: 'formConfig/0301-101-10101.json' },
    { memberTypeName: '高级会员', fee: expect.stringContaining('200.00 元/年') },
    { memberTypeName: '学生会员', fee: '免缴' },
    { memberTypeName: '荣誉会员', fee: '不收会费' },
  ])
  expect(types[3]).not.toHaveProperty('form')
})

test('change sets of the same title are told apart by who, when and what', async () => {
  const lin = await staffWith(server, 'configure')
  const { id } = await lin.call('changeOpen', { title: '修改会费' })
  await lin.call('changeOpen', { title: '修改会费' })
  const edit = { op: 'set', at: ['items', '10101', 'fee', 'amount'], was: 10_000, value: 12_000 }
  const edits = JSON.stringify([edit])
  await lin.call('changeStep', { id, path: 'fees.json', stepId: 'told-apart', rev: 0, edits })
  const { records } = await lin.call('changePage', { current: 1, size: 10 })
  const told = records.map(({ changedName }) => changedName)
  expect(new Set(told)).toEqual(new Set(['改了 1 份：会费标准', '还没有改动']))
  expect(records[0]).toMatchObject({ isMine: true, updatedName: expect.stringMatching(/^今天 /) })
})
