import { searchText } from '#domain/text/kinds/searchText.ts'
import { beijingDay, dayStart } from '#server/base/shared/beijingTime.ts'
import type { Tx } from '#server/store/store.ts'
import { standing } from '../../notice/reliefsOf.ts'
import { type DuesRelief, listReliefsLike } from '../../repositories/duesReliefs.ts'

/**
 * Sums what counts together with a relief that is to be given now, in fen: reliefs by the same resolution, by whomever
 * and whenever, and those that the same person gave today by any resolution (decision 0432). What was withdrawn from
 * its first year on does not count.
 */
export async function foregoneTogether(
  tx: Tx,
  by: Pick<DuesRelief, 'resolution' | 'doneBy'>,
): Promise<number> {
  const today = dayStart(beijingDay(tx.now))
  const counts = (one: DuesRelief) =>
    isSameResolution(one, by) || (one.doneBy === by.doneBy && one.createdAt >= today)
  const counted = (await listReliefsLike(tx, { ...by, since: today })).filter(
    (one) => counts(one) && standing(one),
  )
  return counted.reduce((sum, { foregone }) => sum + foregone, 0)
}

/** Blanks, widths and case make no difference. */
const isSameResolution = (
  one: Pick<DuesRelief, 'resolution'>,
  other: Pick<DuesRelief, 'resolution'>,
): boolean => searchText(one.resolution) === searchText(other.resolution)
