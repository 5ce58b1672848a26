import { RefusalCode } from '#contract/envelope.ts'
import type { Wechat } from '../../providers/wechat/createWechat.ts'
import { WechatRefused } from '../../providers/wechat/createWechat.ts'
import { Refusal } from '../../refusal.ts'
import type { ServerParts } from '../../serverParts.ts'

export function requireWechat({ wechat }: ServerParts): Wechat {
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
