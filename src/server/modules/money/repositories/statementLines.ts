import { type ExpressionBuilder, type Selectable, sql } from 'kysely'
import type { Guess } from '#domain/money/statement/match/books.ts'
import { anyOf } from '#server/store/queries/anyOf.ts'
import { type Page, type PageRequest, pageOf } from '#server/store/queries/page.ts'
import type { Database } from '#server/store/schema.ts'
import type { Tx } from '#server/store/store.ts'
import { json } from '#server/store/tables/json.ts'
import type { DuesStatementLineTable } from '#server/store/tables/statements.ts'

export type StatementLineRow = Selectable<DuesStatementLineTable>
export type NewStatementLine = Omit<
  StatementLineRow,
  'orgId' | 'statementId' | 'settled' | 'note' | 'settledBy' | 'settledByName' | 'settledAt'
>

/** Rows of one statement to insert at a time. */
const CHUNK = 500

const OPEN = { settled: null, note: '', settledBy: null, settledByName: null, settledAt: null }

export async function insertStatementLines(
  tx: Tx,
  statementId: string,
  lines: readonly NewStatementLine[],
): Promise<void> {
  for (let at = 0; at < lines.length; at += CHUNK)
    await tx.db
      .insertInto('duesStatementLine')
      .values(
        lines.slice(at, at + CHUNK).map(({ guesses, ...line }) => ({
          ...line,
          ...OPEN,
          guesses: json(guesses),
          orgId: tx.orgId,
          statementId,
        })),
      )
      .execute()
}

/** True for a line that staff have to handle; `hasState` has the same condition in SQL. */
export const isOpenLine = ({ settled, outcome }: StatementLineRow): boolean =>
  settled === null && (outcome === 'probable' || outcome === 'unknown')

export type LineState = 'open' | 'matched' | 'different' | 'settled'

/** One page of a statement's lines, of one state if given, in the order of the file. */
export function pageStatementLines(
  tx: Tx,
  { statementId, state, ...page }: PageRequest & { statementId: string; state?: LineState },
): Promise<Page<StatementLineRow>> {
  const query = lines(tx)
    .where('statementId', '=', statementId)
    .$if(state !== undefined, (found) => found.where((e) => hasState(e, state ?? 'open')))
    .orderBy('line')
  return pageOf(tx, query, ['line'], page)
}

/** Lines that staff have to deal with. */
export async function listOpenLines(tx: Tx, statementId: string): Promise<StatementLineRow[]> {
  return lines(tx)
    .where('statementId', '=', statementId)
    .where((e) => hasState(e, 'open'))
    .orderBy('line')
    .execute()
}

/** Returns statement id → number of its lines in each state. */
export async function countLineStates(
  tx: Tx,
  statementIds: readonly string[],
): Promise<Map<string, Record<LineState, number>>> {
  const rows = await tx.db
    .selectFrom('duesStatementLine')
    .where('orgId', '=', tx.orgId)
    .where('statementId', 'in', anyOf(statementIds))
    .groupBy('statementId')
    .select((e) => [
      'statementId',
      ...STATES.map((state) => e.fn.countAll<string>().filterWhere(hasState(e, state)).as(state)),
    ])
    .execute()
  const counted = rows as unknown as ({ statementId: string } & Record<LineState, string>)[]
  return new Map(
    counted.map((row) => [
      row.statementId,
      Object.fromEntries(STATES.map((state) => [state, Number(row[state])])) as Record<
        LineState,
        number
      >,
    ]),
  )
}

const STATES: readonly LineState[] = ['open', 'matched', 'different', 'settled']

function hasState(e: ExpressionBuilder<Database, 'duesStatementLine'>, state: LineState) {
  if (state === 'settled') return e('settled', 'is not', null)
  const outcomes = {
    open: ['probable', 'unknown'],
    matched: ['matched'],
    different: ['different'],
  } as const
  return e.and([e('settled', 'is', null), e('outcome', 'in', [...outcomes[state]])])
}

/** The line with a row lock until the transaction ends. Lock order: line before order before member. */
export async function lockStatementLine(
  tx: Tx,
  { statementId, line }: { statementId: string; line: number },
): Promise<StatementLineRow | undefined> {
  return lines(tx)
    .where('statementId', '=', statementId)
    .where('line', '=', line)
    .forUpdate()
    .executeTakeFirst()
}

/** Updates a locked line. */
export async function saveStatementLine(
  tx: Tx,
  { statementId, line }: { statementId: string; line: number },
  patch: Partial<
    Pick<
      StatementLineRow,
      | 'outcome'
      | 'foundKind'
      | 'foundId'
      | 'differenceFen'
      | 'settled'
      | 'note'
      | 'settledBy'
      | 'settledByName'
      | 'settledAt'
    > & { guesses: Guess[] }
  >,
): Promise<void> {
  const { guesses, ...rest } = patch
  await tx.db
    .updateTable('duesStatementLine')
    .set({ ...rest, ...(guesses ? { guesses: json(guesses) } : {}) })
    .where('orgId', '=', tx.orgId)
    .where('statementId', '=', statementId)
    .where('line', '=', line)
    .execute()
}

/**
 * Lists the lines of providers between two days, both inclusive, from which settlements are summed; a line in several
 * statements appears once.
 */
export async function listProviderLines(tx: Tx, from: string, until: string) {
  return tx.db
    .selectFrom('duesStatementLine')
    .innerJoin('duesStatement', (on) =>
      on
        .onRef('duesStatement.orgId', '=', 'duesStatementLine.orgId')
        .onRef('duesStatement.id', '=', 'duesStatementLine.statementId'),
    )
    .where('duesStatement.orgId', '=', tx.orgId)
    .where('source', '!=', 'bank')
    .where(sql`left(at, 10)`, '>=', from)
    .where(sql`left(at, 10)`, '<=', until)
    .distinctOn(['source', 'kind', 'tradeNo', 'refundNo'])
    .select(['source', 'kind', 'fen', 'feeFen', 'at', 'tradeNo', 'refundNo'])
    .execute()
}

export type RefundLine = Pick<StatementLineRow, 'statementId' | 'refundNo' | 'foundId'>

/** Lists the lines, of any statement, that were matched with one of these refunds. */
export async function listLinesOfRefunds(tx: Tx, ids: readonly string[]): Promise<RefundLine[]> {
  if (ids.length === 0) return []
  return refundLines(tx).where('foundId', 'in', ids).execute()
}

/** The ids of the refunds that lines of a statement were matched with. */
export async function listRefundsFound(tx: Tx, statementId: string): Promise<Set<string | null>> {
  const found = await refundLines(tx).where('statementId', '=', statementId).execute()
  return new Set(found.map(({ foundId }) => foundId))
}

const refundLines = (tx: Tx) =>
  tx.db
    .selectFrom('duesStatementLine')
    .where('orgId', '=', tx.orgId)
    .where('foundKind', '=', 'refund')
    .select(['statementId', 'refundNo', 'foundId'])

const lines = (tx: Tx) =>
  tx.db.selectFrom('duesStatementLine').where('orgId', '=', tx.orgId).selectAll()
