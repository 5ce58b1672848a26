import type { Books } from '#domain/money/statement/match/books.ts'
import { filled } from '#domain/money/statement/optional.ts'
import { dayOf, type Statement, type StatementLine } from '#domain/money/statement/statement.ts'
import type { Store, Tx } from '#server/store/store.ts'
import type { StatementSource } from '#server/store/tables/statements.ts'
import {
  isOpenLine,
  listOpenLines,
  listRefundsFound,
  lockStatementLine,
  type StatementLineRow,
  saveStatementLine,
} from '../../repositories/statementLines.ts'
import { readStatementBooks } from './readBooks.ts'
import { requireStatement } from './readStatements.ts'
import type { StatementReader } from './thread/statementReader.ts'

/** Matches the open lines of a statement with the current books. Throws as `requireStatement`. */
export async function rematch(
  { store, statements }: { store: Store; statements: StatementReader },
  orgId: string,
  id: string,
): Promise<void> {
  const { statement, books } = await store.tx(orgId, async (tx) => {
    const { source, totals } = await requireStatement(tx, id)
    const lines = (await listOpenLines(tx, id)).map(lineOf)
    const days = lines.map(dayOf).sort()
    const open: Statement = { lines, totals, from: days[0] ?? '', until: days.at(-1) ?? '' }
    return {
      statement: open,
      books: lines.length > 0 ? await booksFor(tx, id, source, open) : undefined,
    }
  })
  if (!books) return
  const { matching } = await statements.match({ statement, books, nets: [], words: {} })
  await store.tx(orgId, async (tx) => {
    for (const { line: at, outcome, found, guesses, differenceFen = 0 } of matching.lines) {
      const line = await lockStatementLine(tx, { statementId: id, line: at })
      const [foundKind, foundId] = [found?.kind ?? null, found?.id ?? null]
      const match = { outcome, foundKind, foundId, guesses: [...guesses], differenceFen }
      if (line && isOpenLine(line)) await saveStatementLine(tx, line, match)
    }
  })
}

/** The books without the refunds that other lines of the statement state: each line states one of its own. */
async function booksFor(
  tx: Tx,
  id: string,
  source: StatementSource,
  open: Statement,
): Promise<Books> {
  const books = await readStatementBooks(tx, source, open)
  const found = await listRefundsFound(tx, id)
  return { ...books, refunds: books.refunds.filter((refund) => !found.has(refund.id)) }
}

const lineOf = ({
  line,
  kind,
  fen,
  at,
  tradeNo,
  tradeRef,
  refundNo,
  payer,
  memo,
}: StatementLineRow): StatementLine => ({
  line,
  kind,
  fen,
  at,
  ...filled({ tradeNo, tradeRef, refundNo, payer, memo }),
})
