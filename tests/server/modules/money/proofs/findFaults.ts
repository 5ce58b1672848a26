import type { SandboxTrade } from '#server/providers/pay/emulation/trade.ts'
import type { Ledger, Payment, Receipt } from './ledger.ts'

/** What clients were told and may rely on. */
export interface Promised {
  /** Orders that `pay` answered. */
  orders: ReadonlySet<string>
  /** Orders that `payResult` said are paid. */
  paid: ReadonlySet<string>
  /** Offline orders that staff were told are confirmed. */
  confirmed: ReadonlySet<string>
}

export interface Evidence {
  ledger: Ledger
  /** The providers' own book. */
  trades: readonly SandboxTrade[]
  promised: Promised
}

const YEAR_FEN = 20_000

/** What must hold at any moment, also right after a kill; each finding is a sentence. */
export function findFaults({ ledger, trades, promised }: Evidence): string[] {
  return [
    ...imbalances(ledger),
    ...unevenPayments(ledger),
    ...wrongTerms(ledger),
    ...wrongReceipts(ledger),
    ...wrongPayments(ledger, trades),
    ...brokenPromises(ledger, trades, promised),
  ]
}

const sum = (rows: readonly { fen: number }[]) => rows.reduce((fen, row) => fen + row.fen, 0)

function imbalances({ payments, terms, kept, books }: Ledger): string[] {
  const own = { paid: sum(payments), terms: sum(terms), kept: sum(kept) }
  const differ = JSON.stringify(own) !== JSON.stringify(books)
  return [
    ...(own.paid === own.terms + own.kept ? [] : [`the books do not balance: ${said(own)}`]),
    ...(differ ? [`the product's books say ${said(books)}, the rows ${said(own)}`] : []),
  ]
}
const said = (value: object) => JSON.stringify(value)

/** Each payment pays years or is kept to the last fen. */
function unevenPayments({ payments, terms, kept }: Ledger): string[] {
  const years = groupBy(terms, ({ paymentId }) => paymentId)
  const entries = groupBy(kept, ({ paymentId }) => paymentId)
  return payments.flatMap(({ id, fen }) => {
    const [extended, waits] = [sum(years.get(id) ?? []), entries.get(id) ?? []]
    return extended + sum(waits) === fen
      ? []
      : [`payment ${id} of ${fen} paid years of ${extended} and is kept ${waits.length} times`]
  })
}

/** Years are paid once, at their fee, without gaps; the term ends with the last, and who has paid has a number. */
function wrongTerms({ terms, members }: Ledger): string[] {
  const paid = groupBy(terms, ({ memberId }) => memberId)
  return members.flatMap(({ id, endAt, memberNum }) => {
    const own = paid.get(id)
    if (!own) return []
    const isWhole = own.every(({ year, fen }, at) => year === 2026 + at && fen === YEAR_FEN)
    return [
      ...(isWhole ? [] : [`member ${id} has paid ${own.map(({ year }) => year)}`]),
      ...(endAt === `${own.at(-1)?.year}-12-31` ? [] : [`member ${id} ends ${endAt}`]),
      ...(memberNum ? [] : [`member ${id} has paid and has no number`]),
    ]
  })
}

/**
 * One receipt a payment that paid years, drawn or with one job that draws it; numbered without gaps. Jobs are forgotten
 * a day after they were done. Member numbers are unique too.
 */
function wrongReceipts({ terms, receipts, jobs, members }: Ledger): string[] {
  const paying = new Set(terms.map(({ paymentId }) => paymentId))
  const work = groupBy(jobs, ({ paymentId }) => paymentId)
  const numbers = receipts.map(({ num }) => Number(num.slice(-6)))
  const given = members.flatMap(({ memberNum }) => memberNum ?? [])
  const isRight = ({ paymentId, path }: Receipt) => {
    const count = work.get(paymentId)?.length ?? 0
    return paying.has(paymentId) && count <= 1 && (count === 1 || path !== null)
  }
  return [
    ...receipts.filter((one) => !isRight(one)).map(({ num }) => `receipt ${num} is not right`),
    ...(receipts.length === paying.size ? [] : ['not every payment has its one receipt']),
    ...(numbers.every((num, at) => num === at + 1) ? [] : [`receipts have gaps: ${numbers}`]),
    ...(new Set(given).size === given.length ? [] : ['a member number was given twice']),
  ]
}

/** Nothing stands twice, nothing was made up, and no sum was changed on the way. */
function wrongPayments({ payments, orders }: Ledger, trades: readonly SandboxTrade[]): string[] {
  const taken = new Map(trades.map((trade) => [keyOf(trade), trade]))
  const offline = new Set(orders.filter((one) => one.method.length === 2).map(({ id }) => id))
  const isReal = ({ method, tradeRef, tradeNo, fen, orderId }: Payment) => {
    if (method.length === 2) return orderId === tradeNo && offline.has(tradeNo)
    const trade = taken.get(keyOf({ method, tradeRef }))
    return trade?.state === 'paid' && trade.paidFen === fen
  }
  const twice = [...groupBy(payments, keyOf).entries()].filter(([, list]) => list.length > 1)
  return [
    ...twice.map(([key]) => `trade ${key} was counted twice`),
    ...payments.filter((one) => !isReal(one)).map(({ id }) => `payment ${id} was never made`),
  ]
}

function brokenPromises(
  { orders, payments }: Ledger,
  trades: readonly SandboxTrade[],
  promised: Promised,
): string[] {
  const status = new Map(orders.map((order) => [order.id, order.status]))
  const recorded = new Set(payments.map(keyOf))
  const missing = (ids: ReadonlySet<string>, holds: (id: string) => boolean, sentence: string) =>
    [...ids].filter((id) => !holds(id)).map((id) => `${sentence}: ${id}`)
  return [
    ...missing(promised.orders, (id) => status.has(id), 'an order that was answered is gone'),
    ...missing(promised.paid, (id) => status.get(id) === 'paid', 'an order is not paid any more'),
    ...missing(promised.confirmed, (id) => status.get(id) !== 'submitted', 'a decision is gone'),
    ...trades
      .filter((trade) => trade.taken && !recorded.has(keyOf(trade)))
      .map((trade) => `a notification was taken and its money is gone: ${trade.tradeRef}`),
  ]
}

/** What a payment and its trade have in common; one bank has no number of its own for it. */
export const keyOf = ({ method, tradeRef }: { method: string; tradeRef: string }): string =>
  `${method} ${tradeRef}`

export function groupBy<Row, Key>(rows: readonly Row[], key: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>()
  for (const row of rows) {
    const of = key(row)
    groups.set(of, [...(groups.get(of) ?? []), row])
  }
  return groups
}
