import type { CallData } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { fill } from '#domain/text/fill.ts'
import { requireAccount } from '#server/base/authorize.ts'
import type { Call } from '#server/base/call.ts'
import { type OnceFacts, once } from '#server/base/idempotency/once.ts'
import { readOpinion } from '#server/base/shared/readOpinion.ts'
import words from '#server/messages/dues.json' with { type: 'json' }
import { Refusal } from '#server/messages/refusal.ts'
import type { Configurations } from '#server/modules/configuration/documents/configurations.ts'
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { memberApplications } from '#server/modules/records/repositories/memberApplications.ts'
import type { Store, Tx } from '#server/store/store.ts'
import { isWaiting, standing, termsOf } from '../../notice/reliefsOf.ts'
import type { DeedAuthor } from '../../repositories/duesDeeds.ts'
import {
  type DuesRelief,
  findRelief,
  insertReliefStep,
  listBatch,
} from '../../repositories/duesReliefs.ts'
import { applyReliefs } from './applyReliefs.ts'
import { planRelief } from './planRelief.ts'
import { withdrawRelief } from './withdrawRelief.ts'

type Decide = Call<'reliefDecide', OnceFacts, { store: Store; configuration: Configurations }>

/**
 * Confirms a relief as the second person, or withdraws one from a year on. With `isAll`: every relief of the batch to
 * which the decision still applies. Throws NotFound for an unknown relief; Conflict when it was confirmed, withdrawn or
 * its years paid, or the same person confirms; BadRequest for a withdrawal without a reason.
 */
export async function decideRelief(request: Decide): Promise<CallData<'reliefDecide'>> {
  const { input, org, parts, subject } = request
  const isWithdrawn = input.decision === 'withdraw'
  const reason = readOpinion(input.note, isWithdrawn)
  const { id: doneBy, realName: doneByName } = requireAccount(subject)
  const author = { doneBy, doneByName, reason }
  const configuration = await parts.configuration.of(org.orgId)
  const from = input.fromYear === undefined ? undefined : Number(input.fromYear)
  return once(request, 'reliefDecide', {
    work: async (tx) => {
      for (const relief of await askedFor(tx, input))
        if (isWithdrawn) await withdrawRelief(tx, configuration, relief, { ...author, from })
        else await confirm(tx, configuration, relief, author)
      return true as const
    },
  })
}

/**
 * Returns the relief named or, with `isAll`, each one of its batch to which the decision still applies; members are
 * locked in order of their ids. Throws Conflict when none is left.
 */
async function askedFor(tx: Tx, { id, decision, isAll }: Decide['input']): Promise<DuesRelief[]> {
  if (!isAll) return [await lockedRelief(tx, id)]
  const { batchId } = await requireRelief(tx, id)
  const found: DuesRelief[] = []
  for (const one of await listBatch(tx, batchId)) {
    const relief = await lockedRelief(tx, one)
    if (decision === 'confirm' ? isWaiting(relief) && standing(relief) : standing(relief))
      found.push(relief)
  }
  if (found.length === 0) throw new Refusal(RefusalCode.Conflict, 'reliefDecided')
  return found
}

/**
 * Locks the relief's member, as every change of reliefs does, and returns the relief as stored then. Throws NotFound.
 */
async function lockedRelief(tx: Tx, id: string): Promise<DuesRelief> {
  const found = await requireRelief(tx, id)
  await memberApplications.lock(tx, found.memberId)
  return (await findRelief(tx, id)) ?? found
}

/** Throws NotFound for an unknown id. */
async function requireRelief(tx: Tx, id: string): Promise<DuesRelief> {
  const found = await findRelief(tx, id)
  if (!found) throw new Refusal(RefusalCode.NotFound, 'noSuchRecord')
  return found
}

/**
 * Confirms a relief, which is in force from now on for the years that are still unpaid. Throws Conflict when it does
 * not wait for a second person, the same person granted it, or it can no longer be granted.
 */
async function confirm(
  tx: Tx,
  configuration: OrgConfiguration,
  relief: DuesRelief,
  { doneBy, doneByName, reason }: DeedAuthor & { doneBy: string; doneByName: string },
): Promise<void> {
  const { id, memberId, fromYear: from, toYear: to } = relief
  if (!isWaiting(relief) || !standing(relief))
    throw new Refusal(RefusalCode.Conflict, 'reliefDecided')
  if (relief.doneBy === doneBy) throw new Refusal(RefusalCode.Conflict, 'reliefSamePerson')
  const member = await memberApplications.lock(tx, memberId)
  if (!member) throw new Refusal(RefusalCode.NotFound, 'noSuchRecord')
  const again = { from, to, terms: termsOf(relief), exceptId: id }
  const plan = await planRelief(tx, member, configuration, again)
  if ('problem' in plan) {
    const why = fill(words.relief.problems[plan.problem], { year: 'year' in plan ? plan.year : '' })
    throw new Refusal(RefusalCode.Conflict, 'reliefUseless', {
      name: member.realName ?? '',
      why,
    })
  }
  tx.note({ record: { type: 'relief', id } })
  const step = { reliefId: id, memberId, fromYear: null, reason, doneBy, doneByName }
  await insertReliefStep(tx, { ...step, kind: 'confirm' })
  await applyReliefs(tx, member, configuration)
}
