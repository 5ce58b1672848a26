import { RefusalCode } from '#contract/envelope.ts'
import { Refusal } from '../../messages/refusal.ts'
import type { Wechat } from '../../providers/wechat/createWechat.ts'
import { WechatRefused } from '../../providers/wechat/createWechat.ts'
import type { WechatAccounts } from '../../providers/wechat/openWechatAccounts.ts'
import type { CallContext } from '../call.ts'
import type { Configurations } from '../configuration/configurations.ts'

/** The service account of the organisation that is asked. */
export async function requireWechat({
  parts,
  org,
}: CallContext<'org', { configuration: Configurations; wechat: WechatAccounts }>): Promise<Wechat> {
  const wechat = parts.wechat.of(await parts.configuration.of(org.orgId))
  if (!wechat) throw new Refusal(RefusalCode.NotFound, 'wechatMissing')
  return wechat
}

/** The platform's refusal in our words; that it was not reached is a failure of ours. */
export async function inOurWords<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof WechatRefused) throw new Refusal(RefusalCode.BadRequest, 'wechatFailed')
    throw error
  }
}
