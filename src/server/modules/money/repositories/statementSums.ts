import { sql } from 'kysely'
import type { Period } from '#domain/money/closing/closablePeriod.ts'
import type { ByAccount } from '#domain/money/closing/movements.ts'
import type { Tx } from '#server/store/store.ts'
import { listProviderLines } from './statementLines.ts'

/**
 * Returns what came in minus what went out by each provider's bills in a period, in fen. Only for providers whose bills
 * reach from its first day to its last, because a missing bill is not a difference. A line in several bills counts
 * once.
 */
export async function statementSums(tx: Tx, { from, through }: Period): Promise<ByAccount<number>> {
  const covered = await tx.db
    .selectFrom('duesStatement')
    .where('orgId', '=', tx.orgId)
    .where('source', '!=', 'bank')
    .groupBy('source')
    .having(sql<string>`min(from_on)`, '<=', from)
    .having(sql<string>`max(until_on)`, '>=', through)
    .select('source')
    .execute()
  const lines = covered.length > 0 ? await listProviderLines(tx, from, through) : []
  return Object.fromEntries(
    covered.map(({ source }) => [
      source,
      lines
        .filter((line) => line.source === source)
        .reduce((sum, { kind, fen }) => sum + fen * (SIGNS[kind] ?? 0), 0),
    ]),
  )
}

const SIGNS: Readonly<Record<string, number>> = { payment: 1, refund: -1 }
