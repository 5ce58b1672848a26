import { anyOf } from '#server/store/queries/anyOf.ts'
import type { Tx } from '#server/store/store.ts'
import type { StatementLineRow } from './statementLines.ts'
import type { DuesStatement } from './statements.ts'

/** Position of a line that an earlier statement contains, too. */
export interface ImportedLine {
  line: number
  createdAt: Date
}

type Numbered = Pick<StatementLineRow, 'kind' | 'tradeNo' | 'refundNo' | 'fen'>

/**
 * Key that lines about the same transaction share, by its number at the provider or bank; undefined for a line without
 * a number.
 */
export const importedKey = ({ kind, tradeNo, refundNo, fen }: Numbered): string | undefined =>
  tradeNo === '' ? undefined : JSON.stringify([kind, tradeNo, refundNo, fen])

/**
 * Returns `importedKey` → line, for lines with one of these numbers in statements of the source that were imported
 * before; of several imports the first counts. Only statements with days in common are searched.
 */
export async function linesImported(
  tx: Tx,
  { id, source, fromOn, untilOn, createdAt }: DuesStatement,
  lines: readonly Numbered[],
): Promise<ReadonlyMap<string, ImportedLine>> {
  const numbers = [...new Set(lines.flatMap(({ tradeNo }) => tradeNo || []))]
  if (numbers.length === 0) return new Map()
  const earlier = await tx.db
    .selectFrom('duesStatement')
    .where('orgId', '=', tx.orgId)
    .where('source', '=', source)
    .where('id', '!=', id)
    .where('createdAt', '<=', createdAt)
    .where('fromOn', '<=', untilOn)
    .where('untilOn', '>=', fromOn)
    .select(['id', 'createdAt'])
    .execute()
  const days = new Map(earlier.map((statement) => [statement.id, statement.createdAt]))
  const rows = await tx.db
    .selectFrom('duesStatementLine')
    .where('orgId', '=', tx.orgId)
    .where('statementId', 'in', anyOf([...days.keys()]))
    .where('tradeNo', 'in', numbers)
    .select(['statementId', 'line', 'kind', 'tradeNo', 'refundNo', 'fen'])
    .execute()
  const found = rows
    .map((row) => ({ ...row, createdAt: days.get(row.statementId) ?? createdAt }))
    .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
  return new Map(found.map((row) => [importedKey(row) ?? '', row]))
}
