import type { CallData, Schema } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { yuanOf } from '#domain/money/fees/yuan.ts'
import type { Call } from '#server/base/call.ts'
import { dayAfter, dayStart } from '#server/base/shared/beijingTime.ts'
import { Refusal } from '#server/messages/refusal.ts'
import { mapPage } from '#server/store/queries/page.ts'
import type { Store, Tx } from '#server/store/store.ts'
import {
  countLineStates,
  type LineState,
  pageStatementLines,
} from '../../repositories/statementLines.ts'
import { listMissing } from '../../repositories/statementMissing.ts'
import { type DuesStatement, findStatement, pageStatements } from '../../repositories/statements.ts'
import { shownLines } from './shownLines.ts'
import { shownMissing } from './shownMissing.ts'
import { methodsOf, sourceName, sources } from './sources.ts'

type Parts = { store: Store }

/** Lists the imported statements, newest first, with the number of lines in each state. */
export async function listStatements({
  input,
  org,
  parts,
}: Call<'statementPage', 'org', Parts>): Promise<CallData<'statementPage'>> {
  return parts.store.tx(org.orgId, async (tx) => {
    const { records, total } = await pageStatements(tx, input)
    const counts = await countLineStates(
      tx,
      records.map(({ id }) => id),
    )
    return {
      total,
      sources: sources(),
      records: records.map((row) => shownStatement(row, counts.get(row.id) ?? NONE)),
    }
  })
}

/**
 * Returns one page of a statement's lines by state or, for `missing`, of the payments of its days that it lacks. Throws
 * as `requireStatement`.
 */
export async function readStatementLines({
  input,
  org,
  parts,
}: Call<'statementRead', 'org', Parts>): Promise<CallData<'statementRead'>> {
  return parts.store.tx(org.orgId, async (tx) => {
    const statement = await requireStatement(tx, input.id)
    const counts = (await countLineStates(tx, [statement.id])).get(statement.id) ?? NONE
    const { id: statementId } = statement
    const { current, size, state } = input
    const scope = {
      statementId,
      methods: methodsOf(statement.source),
      from: dayStart(statement.fromOn),
      before: dayAfter(statement.untilOn),
    }
    const missing = listMissing(tx, scope)
    const page =
      state === 'missing'
        ? mapPage(await missing.page({ current, size }), shownMissing)
        : await linesOf(tx, statement, { statementId, current, size, state })
    return { ...shownStatement(statement, counts), missing: await missing.count(), ...page }
  })
}

async function linesOf(
  tx: Tx,
  statement: DuesStatement,
  page: { statementId: string; current: number; size: number; state: LineState | undefined },
) {
  const { state, ...asked } = page
  const { records, total } = await pageStatementLines(tx, { ...asked, ...(state ? { state } : {}) })
  return { total, records: await shownLines(tx, statement, records) }
}

/** Returns a statement. Throws NotFound for an unknown id or another society's statement. */
export async function requireStatement(tx: Tx, id: string): Promise<DuesStatement> {
  const statement = await findStatement(tx, id)
  if (!statement) throw new Refusal(RefusalCode.NotFound, 'noSuchRecord')
  return statement
}

const NONE: Record<LineState, number> = { open: 0, matched: 0, different: 0, settled: 0 }

function shownStatement(
  { id, source, enclosure, fromOn, untilOn, totals, importedByName, createdAt }: DuesStatement,
  counts: Record<LineState, number>,
): Schema<'DuesStatement'> {
  const lines = counts.open + counts.matched + counts.different + counts.settled
  const done = counts.matched + counts.settled
  return {
    id,
    sourceName: sourceName(source),
    isBank: source === 'bank',
    file: enclosure[0] ?? { name: '-', url: '' },
    from: fromOn,
    until: untilOn,
    lines,
    ...counts,
    rate: lines === 0 ? '100' : String(Math.floor((done * 1000) / lines) / 10),
    paid: yuanOf(totals.payments.fen),
    refunded: yuanOf(totals.refunds.fen),
    fees: yuanOf(Math.abs(totals.feeFen)),
    importedBy: importedByName,
    createAt: createdAt.toISOString(),
  }
}
