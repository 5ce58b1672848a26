import type { CallData } from '#contract/calls.ts'
import type { PeriodSums } from '#domain/money/closing/sumPeriod.ts'
import type { Call } from '#server/base/call.ts'
import { withoutNulls } from '#server/base/shared/withoutNulls.ts'
import type { Configurations } from '#server/modules/configuration/documents/configurations.ts'
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
import type { Store, Tx } from '#server/store/store.ts'
import { needsTwoPersons } from '../desk/twoPersons.ts'
import { cashClosedAlone, findLastClosing, findProposal } from '../repositories/duesClosings.ts'
import { openPeriod } from './openPeriod.ts'
import { readPeriod } from './readPeriod.ts'
import { shownPeriod } from './shownPeriod.ts'

type Preview = Call<'booksPreview', 'org', { store: Store; configuration: Configurations }>

/**
 * Previews the closing of the open period through a day, today by default: its sums so far, whether it can be closed,
 * and the proposal for it.
 */
export async function previewClosing({
  input,
  org,
  parts,
}: Preview): Promise<CallData<'booksPreview'>> {
  const configuration = await parts.configuration.of(org.orgId)
  return parts.store.tx(org.orgId, async (tx) => {
    const last = await findLastClosing(tx)
    const { from, today, closable } = await openPeriod(tx, last?.throughOn)
    const through = input.through ?? today
    if (from === undefined || through < from) return NOTHING
    const period = { from, through }
    const read = await readPeriod(tx, period)
    return {
      ...shownPeriod({ period, ...read }, input.by, configuration),
      ...(closable ? { closableThrough: closable.through } : {}),
      needsTwo: await needsTwo(tx, read.sums, configuration),
      ...(await proposalOf(tx, from)),
    }
  })
}

const NOTHING = { records: [], total: 0, differences: [], deeds: 0, needsTwo: false }

/**
 * True when the money received and paid out requires two persons: in a period, and in those before it back to the last
 * one that two persons closed (decision 0432).
 */
export async function needsTwo(
  tx: Tx,
  { accounts }: PeriodSums,
  configuration: OrgConfiguration,
): Promise<boolean> {
  const { debit, credit } = accounts.cash ?? { debit: 0, credit: 0 }
  return needsTwoPersons((await cashClosedAlone(tx)) + debit + credit, configuration)
}

async function proposalOf(tx: Tx, from: string) {
  const proposal = await findProposal(tx, from)
  if (!proposal) return {}
  const { proposedByName: proposedBy, throughOn: proposedThrough, note } = proposal
  return withoutNulls({ proposedBy, proposedThrough, proposedNote: note || null })
}
