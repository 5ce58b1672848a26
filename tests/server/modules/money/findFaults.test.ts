import { expect, test } from 'vitest'
import type { SandboxTrade } from '#server/providers/pay/emulation/trade.ts'
import { type Evidence, findFaults } from './proofs/findFaults.ts'
import { findUnfinished } from './proofs/findUnfinished.ts'
import type { Ledger } from './proofs/ledger.ts'
import { summaryOf } from './proofs/summary.ts'

const FEN = 20_000
const trade = {
  method: '0101',
  tradeRef: 'r1',
  state: 'paid',
  paidFen: FEN,
  taken: true,
  fault: '',
}
const payment = { id: 'p1', method: '0101', tradeRef: 'r1', tradeNo: 'n1', fen: FEN, orderId: 'o1' }
const term = { memberId: 'm1', paymentId: 'p1', year: 2026, fen: FEN }
const drawing = { kind: 'drawReceipt', paymentId: 'p1', isDone: true, isDead: false, isDue: true }

/** One member who has paid one year. */
const ledger: Ledger = {
  payments: [payment],
  orders: [{ id: 'o1', method: '0101', status: 'paid' }],
  terms: [term],
  kept: [],
  members: [{ id: 'm1', endAt: '2026-12-31', memberNum: '1' }],
  receipts: [{ paymentId: 'p1', num: '2026000001', path: 'receipt.pdf' }],
  jobs: [drawing],
  books: { paid: FEN, terms: FEN, kept: 0 },
}
const promised = { orders: new Set(['o1']), paid: new Set(['o1']), confirmed: new Set<string>() }

function found(changed: Partial<Ledger>, trades: readonly object[] = [trade]): string[] {
  const evidence: Evidence = {
    ledger: { ...ledger, ...changed },
    trades: trades as SandboxTrade[],
    promised,
  }
  return [...findFaults(evidence), ...findUnfinished(evidence)]
}

test('books that are in order show no fault', () => {
  expect(found({})).toEqual([])
})

test.each<[string, Partial<Ledger>, string]>([
  ['money that nobody recorded', { payments: [], terms: [], receipts: [] }, 'lost: 0101 r1'],
  ['money recorded twice', { payments: [payment, { ...payment, id: 'p2' }] }, 'counted twice'],
  ['money that pays nothing', { terms: [], receipts: [] }, 'do not balance'],
  [
    'a payment that pays two years',
    { terms: [term, { ...term, year: 2027 }] },
    'paid years of 40000',
  ],
  ['another sum than was paid', { payments: [{ ...payment, fen: FEN + 1 }] }, 'never made'],
  [
    'a term that ends too late',
    { members: [{ id: 'm1', endAt: '2027-12-31', memberNum: '1' }] },
    'ends 2027',
  ],
  [
    'a payer without a number',
    { members: [{ id: 'm1', endAt: '2026-12-31', memberNum: null }] },
    'no number',
  ],
  ['no receipt', { receipts: [] }, 'its one receipt'],
  [
    'a receipt that is never drawn',
    { receipts: [{ paymentId: 'p1', num: '2026000001', path: null }] },
    'not drawn',
  ],
  ['a receipt drawn by two jobs', { jobs: [drawing, drawing] }, 'is not right'],
  ['a number left out', { receipts: [{ paymentId: 'p1', num: '2026000002', path: 'x' }] }, 'gaps'],
  ['an order in doubt', { orders: [{ id: 'o1', method: '0101', status: 'open' }] }, 'in doubt'],
  ['an order that is gone', { orders: [] }, 'an order that was answered is gone'],
  ['a job that is due and not done', { jobs: [{ ...drawing, isDone: false }] }, 'a job is stuck'],
  ['a job that was given up', { jobs: [{ ...drawing, isDead: true }] }, 'given up'],
  [
    'sums that are not those of the rows',
    { books: { paid: 1, terms: 1, kept: 0 } },
    "the product's books",
  ],
])('%s is seen', (_what, changed, sentence) => {
  expect(found(changed).join('\n')).toContain(sentence)
})

test('money that no provider took is seen', () => {
  expect(found({}, []).join()).toContain('was never made')
})

test('money kept for staff counts as recorded, credited money as years', () => {
  const kept = { paymentId: 'p1', fen: FEN, remedy: null }
  const unpaid = { terms: [], receipts: [], jobs: [], books: { paid: FEN, terms: 0, kept: FEN } }
  expect(found({ ...unpaid, kept: [kept] })).toEqual([])
  expect(found({ kept: [kept] }).join()).toContain('do not balance')
})

test('the table counts what was lost and what was counted twice', () => {
  const other = { ...trade, tradeRef: 'r2' }
  const twice = { ...ledger, payments: [payment, payment] }
  const evidence = { ledger: twice, trades: [trade, other] as SandboxTrade[], promised }
  const table = summaryOf({ name: 'embedded', kills: 1, evidence, faults: [] })
  expect(table).toMatchObject({ paidAtProvider: 2, recorded: 2, lost: 1, twice: 1 })
})
