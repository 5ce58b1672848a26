import type { CallData } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { fenOf } from '#domain/money/fees/yuan.ts'
import { yearOf } from '#domain/time/dateFormat.ts'
import { requireAccount } from '#server/base/authorize.ts'
import type { Call } from '#server/base/call.ts'
import { type OnceFacts, once } from '#server/base/idempotency/once.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { Configurations } from '#server/modules/configuration/documents/configurations.ts'
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
import type { Store, Tx } from '#server/store/store.ts'
import { type ListedMember, membersListed, membersOfIds } from '../../repositories/listedMembers.ts'
import { type ManualShare, saveEditor } from '../../repositories/manualPayments.ts'
import {
  deleteShare,
  insertShares,
  listShares,
  type NewShare,
  saveShare,
} from '../../repositories/manualShares.ts'
import { storableFen } from '../storableFen.ts'
import { MOST_LINES } from './matchLines.ts'
import { owedThrough } from './owedThrough.ts'
import { requireDraft } from './requireDraft.ts'
import { unclearSum } from './unclearSum.ts'

type SetLine = Call<'entryLine', OnceFacts, { store: Store; configuration: Configurations }>

/**
 * Assigns a line of a draft to a member with an amount, or adds or removes a line, and records who did. Without an
 * amount the line gets what the member owes through this year. Throws as `requireDraft`; NotFound for an unknown line;
 * BadRequest for an unknown member, too many lines, or no amount where the line's own sum cannot be read; Conflict for a
 * member that another line has already.
 */
export async function setLine(request: SetLine): Promise<CallData<'entryLine'>> {
  const { input, org, subject, parts } = request
  const configuration = await parts.configuration.of(org.orgId)
  return once(request, 'entryLine', {
    work: async (tx) => {
      const { id: entryId } = await requireDraft(tx, input.id)
      const shares = await listShares(tx, [entryId])
      await saveEditor(tx, entryId, requireAccount(subject).id)
      if (input.decision === 'add') return add(tx, configuration, { entryId, shares, input })
      const share = shares.find(({ line }) => line === input.line)
      if (!share) throw new Refusal(RefusalCode.NotFound, 'noSuchRecord')
      if (input.decision === 'remove') await deleteShare(tx, share)
      else await assign(tx, configuration, { share, shares, input })
      return true as const
    },
  })
}

interface Assigned {
  share: ManualShare
  shares: readonly ManualShare[]
  input: SetLine['input']
}

async function assign(
  tx: Tx,
  configuration: OrgConfiguration,
  { share, shares, input }: Assigned,
): Promise<void> {
  const member = await memberMeant(tx, share, input)
  const memberId = member.id
  if (shares.some((other) => other.line !== share.line && other.memberId === memberId))
    throw new Refusal(RefusalCode.Conflict, 'entryTwice')
  const fen = input.amount
    ? storableFen(fenOf(input.amount)) || null
    : await owedBy(tx, configuration, { share, shares, member })
  await saveShare(tx, share, { state: 'found', memberId, fen })
}

/**
 * Returns what the member owes through this year, in fen. Throws BadRequest when the line states a sum that cannot be
 * read.
 */
async function owedBy(
  tx: Tx,
  configuration: OrgConfiguration,
  { share, shares, member }: Omit<Assigned, 'input'> & { member: ListedMember },
): Promise<number | null> {
  const usual = await owedThrough(tx, configuration, member.id, yearOf(tx.now.getTime()))
  const { line } = share
  const said = unclearSum(shares, share, { usual, memberNum: member.memberNum })
  if (said !== undefined) throw new Refusal(RefusalCode.BadRequest, 'entrySum', { line, said })
  return usual
}

/** Appends a line for a member who was omitted or removed by mistake. Throws BadRequest beyond the limit of lines. */
async function add(
  tx: Tx,
  configuration: OrgConfiguration,
  { entryId, shares, input }: { entryId: string } & Omit<Assigned, 'share'>,
): Promise<true> {
  if (shares.length >= MOST_LINES)
    throw new Refusal(RefusalCode.BadRequest, 'entryLines', { limit: MOST_LINES })
  const said = input.memberNum ?? ''
  const line = Math.max(0, ...shares.map((share) => share.line)) + 1
  const row: NewShare = { line, said, state: 'unknown', memberId: null, fen: null, guesses: [] }
  await insertShares(tx, entryId, [row])
  await assign(tx, configuration, { share: { ...row, orgId: tx.orgId, entryId }, shares, input })
  return true
}

/**
 * Returns the member with the number given, else the one chosen, else the one already on the line. Throws BadRequest
 * for none.
 */
async function memberMeant(
  tx: Tx,
  share: ManualShare,
  { memberId = share.memberId ?? '', memberNum = '' }: SetLine['input'],
): Promise<ListedMember> {
  const [member] = memberNum
    ? await membersListed(tx, { numbers: [memberNum], mobiles: [], names: [] })
    : await membersOfIds(tx, [memberId])
  if (!member) throw new Refusal(RefusalCode.BadRequest, 'memberNumUnknown')
  return member
}
