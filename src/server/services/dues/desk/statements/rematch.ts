import type { Statement, StatementLine } from '#domain/money/statement/statement.ts'
import { dayOf } from '#domain/money/statement/statement.ts'
import {
  listOpenLines,
  type StatementLineRow,
  saveStatementLine,
} from '../../../../store/repositories/statementLines.ts'
import type { Store } from '../../../../store/store.ts'
import { requireOpenLine } from './openLine.ts'
import { readStatementBooks } from './readBooks.ts'
import { requireStatement } from './readStatements.ts'
import type { StatementReader } from './thread/statementReader.ts'

/** Matches the open lines of a statement with the books as they are now. NotFound in another society. */
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
      books: lines.length > 0 ? await readStatementBooks(tx, source, open) : undefined,
    }
  })
  if (!books) return
  const { matching } = await statements.match({ statement, books, nets: [], words: {} })
  await store.tx(orgId, async (tx) => {
    for (const { line: at, outcome, found, guesses, differenceFen = 0 } of matching.lines) {
      const line = await requireOpenLine(tx, id, at).catch(() => undefined)
      const [foundKind, foundId] = [found?.kind ?? null, found?.id ?? null]
      const match = { outcome, foundKind, foundId, guesses: [...guesses], differenceFen }
      if (line) await saveStatementLine(tx, line, match)
    }
  })
}

const lineOf = ({ line, kind, fen, at, ...row }: StatementLineRow): StatementLine => ({
  line,
  kind,
  fen,
  at,
  ...(row.tradeNo ? { tradeNo: row.tradeNo } : {}),
  ...(row.tradeRef ? { tradeRef: row.tradeRef } : {}),
  ...(row.refundNo ? { refundNo: row.refundNo } : {}),
  payer: row.payer,
  memo: row.memo,
})
