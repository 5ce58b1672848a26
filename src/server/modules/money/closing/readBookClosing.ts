import type { CallData } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import type { Call } from '#server/base/call.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { Configurations } from '#server/modules/configuration/documents/configurations.ts'
import type { Store, Tx } from '#server/store/store.ts'
import { type DuesClosing, findClosing } from '../repositories/duesClosings.ts'
import { shownClosing } from './listClosings.ts'
import { shownPeriod } from './shownPeriod.ts'

/** Returns one table of a closed period with the sums stored at its closing. Throws as `requireClosing`. */
export async function readBookClosing({
  input,
  org,
  parts,
}: Call<'booksRead', 'org', { store: Store; configuration: Configurations }>): Promise<
  CallData<'booksRead'>
> {
  const configuration = await parts.configuration.of(org.orgId)
  const closing = await parts.store.tx(org.orgId, (tx) => requireClosing(tx, input.id))
  return {
    ...shownPeriod({ period: periodOf(closing), ...closing }, input.by, configuration),
    ...shownClosing(closing),
  }
}

/** Returns a closing. Throws NotFound for an unknown id or another society's closing. */
export async function requireClosing(tx: Tx, id: string): Promise<DuesClosing> {
  const closing = await findClosing(tx, id)
  if (!closing) throw new Refusal(RefusalCode.NotFound, 'noSuchRecord')
  return closing
}

export const periodOf = ({ fromOn, throughOn }: DuesClosing) => ({
  from: fromOn,
  through: throughOn,
})
