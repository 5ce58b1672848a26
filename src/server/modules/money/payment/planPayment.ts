import { type OnlineMethod, PayMethod } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import type { FileValue } from '#contract/formInfo.ts'
import { allowed } from '#server/base/authorize.ts'
import type { Call } from '#server/base/call.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { memberApplications } from '#server/modules/records/repositories/memberApplications.ts'
import type { PayOrder, PayProvider } from '#server/providers/pay/payProvider.ts'
import type { DuesParts } from '../duesParts.ts'
import { findFee } from '../notice/fees.ts'
import { allowedMethods } from '../payMethods.ts'
import { type DuesNotice, findNotice } from '../repositories/duesNotices.ts'

/** Device and in-app identity of a payer. */
export type Payer = Pick<PayOrder, 'device' | 'openId'>

export interface OnlinePlan {
  provider: PayProvider
  payer: Payer
}

/** A requested payment with everything resolved before the transaction. */
export interface PayPlan {
  configuration: OrgConfiguration
  notice: DuesNotice
  /** True when the payer chose instalments. */
  isInParts: boolean
  method: PayMethod
  /** Empty for offline methods. */
  channel: string
  /** Absent for offline methods. */
  online?: OnlinePlan
  enclosure: FileValue[]
  remark: string
}

type Pay = Call<'pay', 'org' | 'subject', DuesParts>

/**
 * Resolves notice, method and payer of a requested payment. Throws NotFound, NotLoggedIn or Forbidden unless the
 * subject owns the record; Conflict when the method is not offered or the openId is another application's; BadRequest
 * without required input.
 */
export async function planPayment({ input, org, subject, parts }: Pay): Promise<PayPlan> {
  const configuration = await parts.configuration.of(org.orgId)
  const providers = await parts.payProviders.of(org.orgId)
  const { notice, memberType } = await parts.store.tx(org.orgId, async (tx) => {
    const found = await findNotice(tx, input.id)
    if (!found) throw new Refusal(RefusalCode.NotFound, 'noSuchRecord')
    const member = allowed(
      await memberApplications.find(tx, found.memberId),
      subject,
      'change',
      tx.now,
    )
    return { notice: found, memberType: member.memberType }
  })
  const { method } = input
  const prefixes = findFee(configuration, memberType)?.payPeriod.payMethod ?? []
  if (!allowedMethods(prefixes, configuration, providers).includes(method))
    throw new Refusal(RefusalCode.Conflict, 'payMethodClosed')
  const provider = providers.get(method as OnlineMethod)
  const asked = provider ? onlinePlan(provider, input) : offlinePlan(input)
  const isInParts = input.instalments === true
  return { configuration, notice, isInParts, method, ...asked }
}

function onlinePlan(provider: PayProvider, { param }: Pay['input']) {
  if (!param) throw new Refusal(RefusalCode.BadRequest, 'payParamRequired')
  const { device, openId, appId } = param
  // The platform would refuse it as well, but with a message the payer cannot act on.
  if (openId && appId && provider.appId && appId !== provider.appId)
    throw new Refusal(RefusalCode.Conflict, 'openIdOutdated')
  const payer: Payer = { device, ...(openId ? { openId } : {}) }
  const channel = provider.channelOf(payer)
  return { channel, online: { provider, payer }, enclosure: [], remark: '' }
}

/** A transfer requires a proof of payment (specification, section 5); on-site payment does not. */
function offlinePlan({ method, payInfo }: Pay['input']) {
  const { enclosure = [], remark = '' } = payInfo ?? {}
  if (method === PayMethod.Transfer && enclosure.length === 0)
    throw new Refusal(RefusalCode.BadRequest, 'payProofRequired')
  return { channel: '', enclosure, remark: remark.trim() }
}
