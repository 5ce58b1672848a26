import type { CallData, Schema } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { yuanOf } from '#domain/money/fees/yuan.ts'
import { fill } from '#domain/text/fill.ts'
import type { Call } from '#server/base/call.ts'
import { withoutNulls } from '#server/base/shared/withoutNulls.ts'
import words from '#server/messages/duesEntry.json' with { type: 'json' }
import { Refusal } from '#server/messages/refusal.ts'
import type { Configurations } from '#server/modules/configuration/documents/configurations.ts'
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { memberTypeName } from '#server/modules/configuration/society/memberTypes.ts'
import { mapPage } from '#server/store/queries/page.ts'
import type { Store, Tx } from '#server/store/store.ts'
import { methodName } from '../../payMethods.ts'
import { type ListedMember, membersOfIds } from '../../repositories/listedMembers.ts'
import {
  findManualPayment,
  type ManualPayment,
  type ManualShare,
  pageManualPayments,
} from '../../repositories/manualPayments.ts'
import { listShares } from '../../repositories/manualShares.ts'
import { nameOf } from '../nameOf.ts'
import { needsTwoPersons } from '../twoPersons.ts'
import { linesRevision } from './linesRevision.ts'
import { yearsPaidBy } from './owedThrough.ts'
import { unclearSum } from './unclearSum.ts'

type Parts = { store: Store; configuration: Configurations }

/** Lists the manually entered payments, drafts first. */
export async function listEntries({
  input,
  org,
  parts,
}: Call<'entryPage', 'org', Parts>): Promise<CallData<'entryPage'>> {
  return parts.store.tx(org.orgId, async (tx) => {
    const page = await pageManualPayments(tx, input)
    const shares = await listShares(
      tx,
      page.records.map(({ id }) => id),
    )
    return mapPage(page, (entry) =>
      entryRow(
        entry,
        shares.filter(({ entryId }) => entryId === entry.id),
      ),
    )
  })
}

/**
 * Returns one manually entered payment with its lines: each one's member and, in a draft, the years its sum would pay.
 * Throws NotFound for an unknown id.
 */
export async function readEntry({
  input,
  org,
  parts,
}: Call<'entryRead', 'org', Parts>): Promise<CallData<'entryRead'>> {
  const configuration = await parts.configuration.of(org.orgId)
  return parts.store.tx(org.orgId, async (tx) => {
    const entry = await findManualPayment(tx, input.id)
    if (!entry) throw new Refusal(RefusalCode.NotFound, 'noSuchRecord')
    const shares = await listShares(tx, [entry.id])
    const records = await lineRows(tx, configuration, entry, shares)
    return {
      ...entryRow(entry, shares),
      enclosure: entry.enclosure,
      revision: linesRevision(shares),
      needsTwo: entry.state === 'draft' && needsTwoPersons(entry.fen, configuration),
      records,
      total: records.length,
    }
  })
}

function entryRow(entry: ManualPayment, shares: readonly ManualShare[]): Schema<'ManualPayment'> {
  const { id, method, tradeNo, paidOn, fen, payer, note, state, enteredByName } = entry
  const sum = shares.reduce((all, share) => all + (share.fen ?? 0), 0)
  return {
    id,
    methodName: methodName(method),
    tradeNo,
    paidOn,
    totalAmount: yuanOf(fen),
    payer,
    note,
    state,
    stateName: words.states[state],
    enteredBy: enteredByName,
    createAt: entry.createdAt.toISOString(),
    people: shares.length,
    open: shares.filter(({ memberId, fen: own }) => memberId === null || own === null).length,
    shared: yuanOf(sum),
    ...(sum > fen ? { missing: yuanOf(sum - fen) } : {}),
    ...(sum < fen ? { rest: yuanOf(fen - sum) } : {}),
    ...withoutNulls({ decidedBy: entry.decidedByName, opinion: entry.decidedOpinion }),
    ...(entry.paymentId === null ? {} : { paymentId: entry.paymentId }),
  }
}

async function lineRows(
  tx: Tx,
  configuration: OrgConfiguration,
  { state }: ManualPayment,
  shares: readonly ManualShare[],
): Promise<Schema<'ManualShare'>[]> {
  const ids = shares.flatMap(({ memberId, guesses }) => [memberId ?? [], guesses].flat())
  const members = new Map((await membersOfIds(tx, ids)).map((one) => [one.id, one]))
  const rows: Schema<'ManualShare'>[] = []
  for (const share of shares) {
    const isPaying = state === 'draft' && share.memberId !== null && share.fen !== null
    const years = isPaying
      ? await yearsPaidBy(tx, configuration, share.memberId ?? '', share.fen ?? 0)
      : []
    const member = share.memberId === null ? undefined : members.get(share.memberId)
    const fault = years === undefined ? words.uneven : sumFault(shares, share, member)
    rows.push({
      ...lineRow(share, member, configuration),
      ...(fault === undefined ? {} : { fault }),
      ...(years && years.length > 0 ? { years: years.join('、') } : {}),
      guesses: share.guesses.flatMap((id) => guessRow(members.get(id))),
    })
  }
  return rows
}

/** Names the text of a line without a sum that looks like a sum but cannot be read; undefined without such a text. */
function sumFault(
  shares: readonly ManualShare[],
  share: ManualShare,
  member: ListedMember | undefined,
): string | undefined {
  if (share.fen !== null) return undefined
  const memberNum = member?.memberNum ?? null
  const said = unclearSum(shares, share, { usual: null, memberNum })
  return said === undefined ? undefined : fill(words.unclear, { said })
}

const lineRow = (
  { line, said, state, fen }: ManualShare,
  member: ListedMember | undefined,
  configuration: OrgConfiguration,
): Omit<Schema<'ManualShare'>, 'guesses'> => ({
  line,
  said,
  state,
  stateName: words.lines[state],
  isOpen: state !== 'found' || fen === null,
  ...(fen === null ? {} : { amount: yuanOf(fen) }),
  ...(member
    ? {
        name: nameOf(member),
        memberTypeName: memberTypeName(configuration, member.memberType),
        ...withoutNulls({ memberNum: member.memberNum }),
      }
    : {}),
})

/** Converts a similar member to an option for staff; a member has no number before the first payment. */
function guessRow(member: ListedMember | undefined) {
  if (!member) return []
  const { id, memberNum, orgName, realName } = member
  const unit = realName === null ? null : orgName
  const label = [nameOf(member), memberNum, unit].filter((word) => word).join(' ')
  return [{ value: id, label }]
}
