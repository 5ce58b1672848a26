import type { CallData } from '#contract/calls.ts'
import { yuanOf } from '#domain/money/fees/yuan.ts'
import type { Store } from '../../../../store/store.ts'
import type { Call } from '../../../call.ts'
import type { Configurations } from '../../../configuration/configurations.ts'
import { needsTwoPersons } from '../twoPersons.ts'
import { askedRelief } from './askedRelief.ts'
import { type PlannedMember, planReliefs } from './planReliefs.ts'

/** What a relief would ask less of each member of a list, and who of it cannot be given one; nothing is kept. */
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

/** What all of them are asked less, in fen. */
export const foregoneBy = (planned: readonly PlannedMember[]): number =>
  planned.reduce((sum, one) => sum + (one.planned?.foregone ?? 0), 0)
