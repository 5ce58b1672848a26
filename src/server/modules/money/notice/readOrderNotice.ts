import type { CallData } from '#contract/calls.ts'
import { yuanOf } from '#domain/money/fees/yuan.ts'
import type { Call } from '#server/base/call.ts'
import { beijingDay } from '#server/base/shared/beijingTime.ts'
import { withoutNulls } from '#server/base/shared/withoutNulls.ts'
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { memberTypeName } from '#server/modules/configuration/society/memberTypes.ts'
import type { MemberApplication } from '#server/modules/records/repositories/memberApplications.ts'
import type { Tx } from '#server/store/store.ts'
import type { DuesParts } from '../duesParts.ts'
import { offeredParts } from '../instalments/offeredParts.ts'
import { partRow, planRow } from '../instalments/planRow.ts'
import { allowedMethods, methodInfo, type OnlineAccess } from '../payMethods.ts'
import {
  type DuesNotice,
  findLastNotice,
  findNotice,
  insertNotice,
} from '../repositories/duesNotices.ts'
import { findOpenPlan } from '../repositories/duesPlans.ts'
import { plansOf } from '../repositories/planFacts.ts'
import { amountDue, isAmountDue } from './amountDue.ts'
import { feeLines } from './feeLines.ts'
import { findFee } from './fees.ts'
import { payableMember } from './payableMember.ts'
import { settleFreeYears } from './settleFreeYears.ts'

type Notice = CallData<'orderNotice'>

/**
 * Returns the notice of the amount an owner has to pay through a year. The same amount due reuses the same notice; a
 * member who has begun to pay in parts gets the notice of that plan. Years next in order that cost nothing by a relief
 * extend the term first. Throws as `payableMember` and `amountDue`.
 */
export async function readOrderNotice({
  input,
  org,
  subject,
  parts,
}: Call<'orderNotice', 'org' | 'subject', DuesParts>): Promise<Notice> {
  const configuration = await parts.configuration.of(org.orgId)
  const online = await parts.payProviders.of(org.orgId)
  const { member, ...told } = await parts.store.tx(org.orgId, async (tx) => {
    const payable = await payableMember(tx, input.id, subject)
    const found = await settleFreeYears(tx, payable, configuration)
    const begun = await begunPlan(tx, found.id)
    if (begun) return { member: found, ...begun }
    const notice = await noticeOf(tx, found, configuration, Number(input.year))
    const { memberType } = found
    const asked = { memberType, fen: notice.fen, today: beijingDay(tx.now) }
    const instalments = offeredParts(configuration, asked).map(partRow)
    return { member: found, notice, ...(instalments.length > 0 ? { instalments } : {}) }
  })
  return noticeRow(told, member, configuration, online)
}

/** Returns the open plan of a member and its notice if at least one part is paid; undefined otherwise. */
async function begunPlan(tx: Tx, memberId: string): Promise<Told | undefined> {
  const open = await findOpenPlan(tx, memberId)
  const plan = open && (await plansOf(tx, [open.id])).get(open.id)
  if (!plan?.parts.some(({ paidAt }) => paidAt !== null)) return undefined
  const notice = await findNotice(tx, plan.noticeId)
  return notice && { notice, plan: planRow(plan, beijingDay(tx.now)) }
}

/** A notice with the plan under way for it, or the parts it may be paid in. */
interface Told extends Pick<Notice, 'plan' | 'instalments'> {
  notice: DuesNotice
}

async function noticeOf(
  tx: Tx,
  member: MemberApplication,
  configuration: OrgConfiguration,
  year: number,
): Promise<DuesNotice> {
  const due = await amountDue(tx, member, configuration, year)
  const last = await findLastNotice(tx, member.id, year)
  if (last && isAmountDue(last, due)) return last
  return insertNotice(tx, { ...due, memberId: member.id })
}

function noticeRow(
  { notice: { id, createdAt, year, fen, spans }, ...inParts }: Told,
  member: MemberApplication,
  configuration: OrgConfiguration,
  online: OnlineAccess,
): Notice {
  const { oneMemberCode, memberType, realName, orgName } = member
  const prefixes = findFee(configuration, memberType)?.payPeriod.payMethod ?? []
  const methods = allowedMethods(prefixes, configuration, online)
  return {
    id,
    generateDay: beijingDay(createdAt),
    year: String(year),
    totalAmount: yuanOf(fen),
    memberInfo: {
      type: oneMemberCode,
      realName: realName ?? '',
      memberType: memberTypeName(configuration, memberType),
      ...withoutNulls({ orgName }),
    },
    feeDetail: feeLines(spans),
    methods,
    choices: methods.map(methodInfo),
    ...inParts,
  }
}
