import type { Schema } from '#contract/calls.ts'
import type { PayMethod } from '#contract/codes.ts'
import { yuanOf } from '#domain/money/fees/yuan.ts'
import type { Guess } from '#domain/money/statement/match/books.ts'
import { fill } from '#domain/text/fill.ts'
import { beijingDay } from '#server/base/shared/beijingTime.ts'
import words from '#server/messages/statements.json' with { type: 'json' }
import type { Tx } from '#server/store/store.ts'
import { balanceOf } from '../../balanceOf.ts'
import { methodName } from '../../payMethods.ts'
import { type ImportedLine, importedKey, linesImported } from '../../repositories/linesImported.ts'
import { membersOfIds } from '../../repositories/listedMembers.ts'
import { type NamedOrder, ordersNamed } from '../../repositories/ordersNamed.ts'
import { isOpenLine, type StatementLineRow } from '../../repositories/statementLines.ts'
import type { DuesStatement } from '../../repositories/statements.ts'
import { nameOf } from '../nameOf.ts'
import { certainOrder } from './certainOrder.ts'

/** Id of a suggested order or member → its label. */
type Labels = ReadonlyMap<string, string>

/**
 * Converts lines of a statement to wire format, with suggestions as options, and a note where an earlier statement has
 * the line.
 */
export async function shownLines(
  tx: Tx,
  statement: DuesStatement,
  rows: readonly StatementLineRow[],
): Promise<Schema<'StatementLine'>[]> {
  const labels = await labelsOf(tx, rows)
  const imported = await linesImported(tx, statement, rows)
  return rows.map((row) => ({
    ...shownLine(row, labels),
    ...importedBefore(imported.get(importedKey(row) ?? '')),
  }))
}

function importedBefore(found: ImportedLine | undefined) {
  if (!found) return {}
  const { line, createdAt } = found
  return { imported: fill(words.imported, { day: beijingDay(createdAt), line }) }
}

async function labelsOf(tx: Tx, rows: readonly StatementLineRow[]): Promise<Labels> {
  const ids = (kind: string) =>
    rows.flatMap(({ guesses }) =>
      guesses.flatMap(({ found }) => (found.kind === kind ? [found.id] : [])),
    )
  const orders = await ordersNamed(tx, ids('order'))
  const members = await membersOfIds(tx, ids('member'))
  return new Map([
    ...orders.map((order) => [order.id, orderLabel(order)] as const),
    ...members.map((member) => [member.id, nameOf(member)] as const),
  ])
}

const orderLabel = (order: NamedOrder): string =>
  fill(words.order, { name: nameOf(order), amount: yuanOf(order.fen) })

function shownLine(row: StatementLineRow, labels: Labels): Schema<'StatementLine'> {
  const { line, kind, fen, feeFen, at, tradeNo, payer, memo, outcome, settled } = row
  const isOpen = isOpenLine(row)
  return {
    line,
    kindName: words.kinds[kind],
    at,
    amount: yuanOf(fen),
    ...(feeFen === 0 ? {} : { fee: balanceOf(feeFen) }),
    tradeNo,
    payer,
    memo,
    outcomeName: settled === null ? words.outcomes[outcome] : words.settled[settled],
    isOpen,
    isPayment: kind === 'payment',
    isRefund: kind === 'refund',
    isPassed: settled === 'passed',
    isCertain: isOpen && certainOrder(row) !== undefined,
    ...(row.foundKind === 'settlement'
      ? { about: fill(words.settlement, { name: methodName(row.foundId as PayMethod) }) }
      : {}),
    ...(row.differenceFen === 0 ? {} : { difference: balanceOf(row.differenceFen) }),
    ...(row.note ? { note: row.note } : {}),
    ...(row.settledByName ? { settledBy: row.settledByName } : {}),
    guesses: row.guesses.flatMap((guess) => shownGuess(guess, labels.get(guess.found.id))),
  }
}

/**
 * Converts a suggestion to an option: an order to confirm, or a member to enter a payment for; empty for one that is
 * paid or deleted meanwhile, which has no label.
 */
function shownGuess({ found, reasons }: Guess, what: string | undefined) {
  if (what === undefined) return []
  const kind = found.kind === 'order' ? ('order' as const) : ('member' as const)
  const why = reasons.map((reason) => words.reasons[reason]).join('、')
  return [{ value: found.id, kind, label: fill(words.guess, { what, reasons: why }) }]
}
