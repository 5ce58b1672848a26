import { RefusalCode } from '#contract/envelope.ts'
import type { CallRequest } from '../../binder/callRequest.ts'
import { Refusal } from '../../refusal.ts'
import { countEvent } from '../../store/repositories/rateLimits.ts'
import { inOurWords, requireWechat } from './requireWechat.ts'

/** Each question is one to the platform, which counts them, too; a whole congress may share an address. */
const PER_IP = { seconds: 600, limit: 300 }

/** The openId a callback's code stands for. It tells where to pay from, never who somebody is. */
export async function acquireOpenId({ input, org, ip, parts }: CallRequest<'wxOpenId'>) {
  const wechat = requireWechat(parts)
  const few = await parts.store.tx(org.orgId, (tx) =>
    countEvent(tx, { key: `wechat:ip:${ip}`, ...PER_IP }),
  )
  if (!few) throw new Refusal(RefusalCode.TooMany, 'tooManyRequests')
  return { openId: await inOurWords(wechat.openIdOf(input.code)) }
}
