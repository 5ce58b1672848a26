import type { CallData } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { fenOf } from '#domain/money/fees/yuan.ts'
import { yearOf } from '#domain/time/dateFormat.ts'
import { Refusal } from '../../../../messages/refusal.ts'
import { membersListed, membersOfIds } from '../../../../store/repositories/listedMembers.ts'
import type { ManualShare } from '../../../../store/repositories/manualPayments.ts'
import { deleteShare, listShares, saveShare } from '../../../../store/repositories/manualShares.ts'
import type { Store, Tx } from '../../../../store/store.ts'
import type { Call } from '../../../call.ts'
import type { Configurations } from '../../../configuration/configurations.ts'
import type { OrgConfiguration } from '../../../configuration/orgConfiguration.ts'
import { type OnceFacts, once } from '../../../idempotency/once.ts'
import { owedThrough } from './owedThrough.ts'
import { requireDraft } from './requireDraft.ts'

type SetLine = Call<'entryLine', OnceFacts, { store: Store; configuration: Configurations }>

/**
 * Staff say which member a line of a draft is, and how much of the money is theirs; or take the line out. Without an
 * amount it is what the member owes through this year. Throws BadRequest for an unknown member, Conflict for one that
 * another line is already.
 */
export async function setLine(request: SetLine): Promise<CallData<'entryLine'>> {
  const { input, org, parts } = request
  const configuration = await parts.configuration.of(org.orgId)
  return once(request, 'entryLine', {
    work: async (tx) => {
      const { id: entryId } = await requireDraft(tx, input.id)
      const shares = await listShares(tx, [entryId])
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
  const memberId = await memberMeant(tx, share, input)
  if (shares.some((other) => other.line !== share.line && other.memberId === memberId))
    throw new Refusal(RefusalCode.Conflict, 'entryTwice')
  const year = yearOf(tx.now.getTime())
  const fen = input.amount
    ? fenOf(input.amount) || null
    : await owedThrough(tx, configuration, memberId, year)
  await saveShare(tx, share, { state: 'found', memberId, fen })
}

/** The member with a number, the one chosen, or the one that the line is already. */
async function memberMeant(
  tx: Tx,
  share: ManualShare,
  { memberId = share.memberId ?? '', memberNum = '' }: SetLine['input'],
): Promise<string> {
  const num = memberNum.trim().toUpperCase()
  const [member] = num
    ? await membersListed(tx, { numbers: [num], mobiles: [], names: [] })
    : await membersOfIds(tx, [memberId])
  if (!member) throw new Refusal(RefusalCode.BadRequest, 'memberNumUnknown')
  return member.id
}
