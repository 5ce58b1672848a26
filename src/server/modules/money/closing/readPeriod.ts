import type { Period } from '#domain/money/closing/closablePeriod.ts'
import { type Difference, findDifferences } from '#domain/money/closing/findDifferences.ts'
import { closingBalances, type PeriodSums, sumPeriod } from '#domain/money/closing/sumPeriod.ts'
import type { Tx } from '#server/store/store.ts'
import { readBeside } from '../repositories/duesBeside.ts'
import { findLastClosing } from '../repositories/duesClosings.ts'
import { listMovements } from '../repositories/duesMovements.ts'
import { statementSums } from '../repositories/statementSums.ts'

/**
 * Returns the sums of a period that begins after the last closing, and the differences between the books and other
 * records.
 */
export async function readPeriod(
  tx: Tx,
  period: Period,
): Promise<{ sums: PeriodSums; differences: Difference[] }> {
  const last = await findLastClosing(tx)
  const opening = last ? closingBalances(last.sums) : {}
  const sums = sumPeriod(opening, await listMovements(tx, period))
  const beside = await readBeside(tx, period.from)
  const statement = await statementSums(tx, period)
  return { sums, differences: findDifferences(sums, { ...beside, statement }) }
}
