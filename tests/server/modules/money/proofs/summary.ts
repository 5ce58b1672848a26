import { type Evidence, groupBy, keyOf } from './findFaults.ts'

/** What came of a proof, in the columns of its table. */
export interface Summary {
  database: string
  kills: number
  orders: number
  paidAtProvider: number
  paidOffline: number
  recorded: number
  years: number
  kept: number
  lost: number
  twice: number
  faults: string[]
}

interface Proven {
  name: string
  kills: number
  evidence: Evidence
  faults: readonly string[]
}

export function summaryOf({ name, kills, evidence, faults }: Proven): Summary {
  const { ledger, trades } = evidence
  const { payments, orders, terms, kept } = ledger
  const recorded = groupBy(payments, keyOf)
  const paid = trades.filter(({ state }) => state === 'paid')
  return {
    database: name,
    kills,
    orders: orders.length,
    paidAtProvider: paid.length,
    paidOffline: payments.filter(({ method }) => method.length === 2).length,
    recorded: payments.length,
    years: terms.length,
    kept: kept.length,
    lost: paid.filter((trade) => !recorded.has(keyOf(trade))).length,
    twice: [...recorded.values()].filter((list) => list.length > 1).length,
    faults: [...new Set(faults)],
  }
}
