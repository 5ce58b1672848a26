import { expect, test } from 'vitest'
import type { FeeShape } from '#contract/configuration.gen.ts'
import { feeStandardOf } from '#server/modules/money/notice/fees.ts'

const payPeriod: FeeShape['payPeriod'] = { yearMethod: '02', year: '2025,2027', payMethod: ['01'] }
const standard = (fee: FeeShape['fee'], more: object = {}) =>
  feeStandardOf({ memberType: '10102', describe: '', fee, payPeriod, ...more })

test.each<[string, FeeShape['fee'], object[]]>([
  ['one fee for every year', { amount: 20_000 }, [{ amount: '200.00' }]],
  [
    'a fee with its resolution',
    { amount: 5, resolvedAt: '2024-12-20', resolution: '第三次会员代表大会' },
    [{ amount: '0.05', resolvedAt: '2024-12-20', resolution: '第三次会员代表大会' }],
  ],
  [
    'each resolution from its year on, as they are configured',
    [{ amount: 20_000 }, { amount: 30_000, from: 2027 }],
    [{ amount: '200.00' }, { amount: '300.00', startAt: '2027' }],
  ],
  ['nothing to pay', { amount: 0 }, [{ amount: '0.00' }]],
])('publishes %s', (_what, fee, versions) => {
  expect(standard(fee)).toEqual({ describe: '', versions })
})

test('publishes what the society says of it', () => {
  expect(standard({ amount: 100 }, { describe: '<p>每年</p>' }).describe).toBe('<p>每年</p>')
})

test('a member type without a fee has none to publish', () => {
  expect(feeStandardOf(undefined)).toEqual({ describe: '', versions: [] })
})
