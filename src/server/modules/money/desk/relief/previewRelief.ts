import type { CallData } from '#contract/calls.ts'
import { yuanOf } from '#domain/money/fees/yuan.ts'
import type { Call } from '#server/base/call.ts'
import type { Configurations } from '#server/modules/configuration/documents/configurations.ts'
import type { Store } from '#server/store/store.ts'
import { needsTwoPersons } from '../twoPersons.ts'
import { askedRelief } from './askedRelief.ts'
import { type PlannedMember, planReliefs } from './planReliefs.ts'

/**
 * Previews a relief for the members of a list: the reduction of each, or the reason why it cannot be granted; stores
 * nothing. Throws BadRequest for invalid terms, years or lists.
 */
export async function previewRelief({
  input,
  org,
  parts,
}: Call<'reliefPreview', 'org', { store: Store; configuration: Configurations }>): Promise<
  CallData<'reliefPreview'>
> {
  const configuration = await parts.configuration.of(org.orgId)
  const asked = { ...askedRelief(input), list: input.members }
  return parts.store.tx(org.orgId, async (tx) => {
    const planned = await planReliefs(tx, configuration, asked)
    const fen = foregoneBy(planned)
    return {
      rows: planned.map(({ row }) => row),
      count: planned.filter((one) => one.planned).length,
      problems: planned.filter((one) => !one.planned).length,
      totalAmount: yuanOf(fen),
      isTwoPersons: needsTwoPersons(fen, configuration),
    }
  })
}

/** Sums the reductions of the members that can be granted the relief, in fen. */
export const foregoneBy = (planned: readonly PlannedMember[]): number =>
  planned.reduce((sum, one) => sum + (one.planned?.foregone ?? 0), 0)
