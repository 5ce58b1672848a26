import type { Books } from '#domain/money/statement/match/books.ts'
import { namesIn } from '#domain/money/statement/match/namesIn.ts'
import { type DayNet, dayNets } from '#domain/money/statement/settlement/dayNets.ts'
import type { Statement } from '#domain/money/statement/statement.ts'
import { dayAfter as daysAfter } from '#domain/time/days.ts'
import { dayAfter, dayStart } from '#server/base/shared/beijingTime.ts'
import type { Tx } from '#server/store/store.ts'
import type { StatementSource } from '#server/store/tables/statements.ts'
import { membersListed } from '../../repositories/listedMembers.ts'
import {
  listBookOrders,
  listBookPayments,
  listBookRefunds,
} from '../../repositories/statementBooks.ts'
import { listProviderLines } from '../../repositories/statementLines.ts'
import { nameOf } from '../nameOf.ts'
import { methodsOf } from './sources.ts'

/** Most names looked up for one statement, the rest is ignored: a file with more is hardly a statement of dues. */
const MOST_NAMES = 20_000
/** Days until a provider settles: a weekend or a week of holidays may lie in between. */
const SETTLED_WITHIN = 12

/**
 * Reads the books to match a statement with: payments, refunds and open orders of its methods, and the members it
 * names.
 */
export async function readStatementBooks(
  tx: Tx,
  source: StatementSource,
  { lines, from, until }: Statement,
): Promise<Books> {
  const scope = {
    methods: methodsOf(source),
    from: dayStart(from),
    before: dayAfter(until),
    tradeNos: lines.flatMap(({ tradeNo }) => tradeNo ?? []),
    tradeRefs: lines.flatMap(({ tradeRef }) => tradeRef ?? []),
  }
  return {
    payments: await listBookPayments(tx, scope),
    refunds: await listBookRefunds(tx, scope),
    orders: await listBookOrders(tx, scope),
    members: source === 'bank' ? await membersNamed(tx, lines) : [],
  }
}

async function membersNamed(tx: Tx, lines: Statement['lines']): Promise<Books['members']> {
  const names = new Set(
    lines.flatMap(({ payer = '', memo = '' }) => [...(payer ? [payer] : []), ...namesIn(memo)]),
  )
  const asked = { numbers: [], mobiles: [], names: [...names].slice(0, MOST_NAMES) }
  return (await membersListed(tx, asked)).map((member) => ({ id: member.id, name: nameOf(member) }))
}

/**
 * Reads the net sums that providers owe by day, from the bills imported so far, for the days that a bank statement may
 * settle; empty for a provider's bill.
 */
export async function readDayNets(
  tx: Tx,
  source: StatementSource,
  { from, until }: Statement,
): Promise<DayNet[]> {
  if (source !== 'bank') return []
  const rows = await listProviderLines(tx, daysAfter(from, 0 - SETTLED_WITHIN), until)
  const methods = [...new Set(rows.map(({ source: method }) => method))]
  return methods.flatMap((method) =>
    dayNets(
      method,
      rows
        .filter(({ source: own }) => own === method)
        .map(({ kind, fen, feeFen, at }) => ({ line: 0, kind, fen, feeFen, at })),
    ),
  )
}
