import { RefusalCode } from '#contract/envelope.ts'
import type { CallContext } from '#server/base/call.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { Configurations } from '#server/modules/configuration/documents/configurations.ts'
import type { Wechat } from '#server/providers/wechat/createWechat.ts'
import { WechatRefused } from '#server/providers/wechat/createWechat.ts'
import type { WechatAccounts } from '#server/providers/wechat/openWechatAccounts.ts'

/**
 * Returns the WeChat service account of the organisation.
 * @throws NotFound where none is configured
 */
export async function requireWechat({
  parts,
  org,
}: CallContext<'org', { configuration: Configurations; wechat: WechatAccounts }>): Promise<Wechat> {
  const wechat = parts.wechat.of(await parts.configuration.of(org.orgId))
  if (!wechat) throw new Refusal(RefusalCode.NotFound, 'wechatMissing')
  return wechat
}

/** Turns a refusal of the platform into BadRequest; an unreachable platform remains an internal error. */
export async function inOurWords<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof WechatRefused) throw new Refusal(RefusalCode.BadRequest, 'wechatFailed')
    throw error
  }
}
