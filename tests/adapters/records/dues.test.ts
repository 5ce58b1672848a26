import { describe, expect, test } from 'vitest'
import { duesOrder } from '#adapters/records/duesOrder.ts'
import { feeDetail } from '#adapters/records/feeDetail.ts'
import { invoiceableOrders } from '#adapters/records/invoiceableOrders.ts'
import { invoiceConfig } from '#adapters/records/invoiceConfig.ts'
import { liveOrder } from '#adapters/records/liveOrder.ts'
import { payPeriod } from '#adapters/records/payPeriod.ts'
import { payStarted } from '#adapters/records/payStarted.ts'

test.each([
  [null, null],
  [
    { yearMethod: '01', year: '2027', payMethod: [] },
    { first: 2027, last: 2027 },
  ],
  [
    { yearMethod: '02', year: '2025,2027', payMethod: [] },
    { first: 2025, last: 2027 },
  ],
])('payPeriod: %o is %o', (answer, period) => {
  expect(payPeriod(answer)).toEqual(period)
})

test('invoiceConfig: whether it must be, and the ways as a list', () => {
  expect(invoiceConfig({ isForce: 1, receiveMethod: '["01","03"]' })).toEqual({
    isForce: true,
    receiveMethods: ['01', '03'],
  })
})

test('invoiceableOrders: what is paid and on no invoice, to choose from', () => {
  const order = { id: 'a', realName: '顾闻溪', year: '2026', totalAmount: '200.00' }
  const records = [
    { ...order, isInvoiceable: true },
    { ...order, id: 'b' },
  ]
  expect(invoiceableOrders({ records })).toEqual([{ value: 'a', label: '顾闻溪 2026 ¥200.00' }])
})

test('feeDetail: the lines of a notice', () => {
  expect(feeDetail({ id: 'n', feeDetail: [{ type: '01' }] })).toEqual([{ type: '01' }])
})

describe('how an order is paid', () => {
  test('a result says kind and content; an offline order has none', () => {
    const result = JSON.stringify({ kind: 'qr', content: 'weixin://pay' })
    expect(payStarted({ id: 'o', result })).toEqual({
      id: 'o',
      kind: 'qr',
      content: 'weixin://pay',
    })
    expect(payStarted({ id: 'o' })).toEqual({ id: 'o' })
  })

  test.each(['<form></form>', 'null', '{"kind":"qr"}', '{"kind":1,"content":"x"}'])(
    'nobody can pay with %s',
    (result) => {
      expect(payStarted({ id: 'o', result })).toEqual({ id: 'o' })
    },
  )

  test('the deadline of an order is there for a timer; a paid order has none', () => {
    const deadline = '2026-11-21T10:00:00Z'
    expect(duesOrder({ id: 'o', deadline })).toMatchObject({ deadlineAt: Date.parse(deadline) })
    expect(duesOrder({ id: 'o', status: 'paid' })).toEqual({ id: 'o', status: 'paid' })
  })
})

test('liveOrder: the newest order that somebody still waits for', () => {
  const records = ['closed', 'submitted', 'open', 'paid'].map((status) => ({ id: status, status }))
  expect(liveOrder({ records, total: 4 })).toMatchObject({ id: 'submitted' })
  expect(liveOrder({ records: records.filter(({ status }) => status === 'paid') })).toBeNull()
})
