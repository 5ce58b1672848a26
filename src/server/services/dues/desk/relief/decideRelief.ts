import type { CallData } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { fill } from '#domain/text/fill.ts'
import words from '../../../../messages/dues.json' with { type: 'json' }
import { Refusal } from '../../../../messages/refusal.ts'
import type { DeedAuthor } from '../../../../store/repositories/duesDeeds.ts'
import {
  type DuesRelief,
  findRelief,
  insertReliefStep,
  listBatch,
} from '../../../../store/repositories/duesReliefs.ts'
import { memberApplications } from '../../../../store/repositories/memberApplications.ts'
import type { Store, Tx } from '../../../../store/store.ts'
import { requireAccount } from '../../../authorize.ts'
import type { Call } from '../../../call.ts'
import type { Configurations } from '../../../configuration/configurations.ts'
import type { OrgConfiguration } from '../../../configuration/orgConfiguration.ts'
import { type OnceFacts, once } from '../../../idempotency/once.ts'
import { readOpinion } from '../../../shared/readOpinion.ts'
import { isWaiting, standing, termsOf } from '../../notice/reliefsOf.ts'
import { applyReliefs } from './applyReliefs.ts'
import { planRelief } from './planRelief.ts'
import { withdrawRelief } from './withdrawRelief.ts'

type Decide = Call<'reliefDecide', OnceFacts, { store: Store; configuration: Configurations }>

/**
 * A second person confirms a relief, or staff withdraw one from a year on; asked for all, those that were given together
 * and are still open to it. Refused once it was confirmed, withdrawn, or its years paid.
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

/** The relief named or, asked for all, each of its batch that can still be decided so; members are locked in one order. */
async function askedFor(tx: Tx, { id, decision, isAll }: Decide['input']): Promise<DuesRelief[]> {
  const named = await lockedRelief(tx, id)
  if (!isAll) return [named]
  const found: DuesRelief[] = []
  for (const one of await listBatch(tx, named.batchId)) {
    const relief = await lockedRelief(tx, one)
    if (decision === 'confirm' ? isWaiting(relief) && standing(relief) : standing(relief))
      found.push(relief)
  }
  if (found.length === 0) throw new Refusal(RefusalCode.Conflict, 'reliefDecided')
  return found
}

/** A relief as it is once its member is locked, whose lock all who change its reliefs take. */
async function lockedRelief(tx: Tx, id: string): Promise<DuesRelief> {
  const found = await findRelief(tx, id)
  if (!found) throw new Refusal(RefusalCode.NotFound, 'noSuchRecord')
  await memberApplications.lock(tx, found.memberId)
  return (await findRelief(tx, id)) ?? found
}

/** It is in force from now on, for years that are still not paid. */
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
