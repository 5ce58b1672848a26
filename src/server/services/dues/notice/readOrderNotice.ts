import type { CallData } from '#contract/calls.ts'
import { yuanOf } from '#domain/money/fees/yuan.ts'
import {
  type DuesNotice,
  findLastNotice,
  insertNotice,
} from '../../../store/repositories/duesNotices.ts'
import type { MemberApplication } from '../../../store/repositories/memberApplications.ts'
import type { Tx } from '../../../store/store.ts'
import type { Call } from '../../call.ts'
import { memberTypeName } from '../../configuration/memberTypes.ts'
import type { OrgConfiguration } from '../../configuration/orgConfiguration.ts'
import { beijingDay } from '../../shared/beijingTime.ts'
import { withoutNulls } from '../../shared/withoutNulls.ts'
import type { DuesParts } from '../duesParts.ts'
import { allowedMethods, methodInfo, type OnlineAccess } from '../payMethods.ts'
import { amountDue, isAmountDue } from './amountDue.ts'
import { feeLines } from './feeLines.ts'
import { findFee } from './fees.ts'
import { payableMember } from './payableMember.ts'
import { settleFreeYears } from './settleFreeYears.ts'

type Notice = CallData<'orderNotice'>

/**
 * Returns the notice of what an owner has to pay to be paid up through a year; the same amount due reuses the same
 * notice. Years next in order that a relief leaves nothing of extend the term first.
 */
export async function readOrderNotice({
  input,
  org,
  subject,
  parts,
}: Call<'orderNotice', 'org' | 'subject', DuesParts>): Promise<Notice> {
  const configuration = await parts.configuration.of(org.orgId)
  const online = await parts.payProviders.of(org.orgId)
  const { member, notice } = await parts.store.tx(org.orgId, async (tx) => {
    const payable = await payableMember(tx, input.id, subject)
    const found = await settleFreeYears(tx, payable, configuration)
    const year = Number(input.year)
    return { member: found, notice: await noticeOf(tx, found, configuration, year) }
  })
  return noticeRow(notice, member, configuration, online)
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
  { id, createdAt, year, fen, spans }: DuesNotice,
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
  }
}
