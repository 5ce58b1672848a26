import type { Call } from '#server/base/call.ts'
import { limitNetwork } from '#server/base/session/limitNetwork.ts'
import type { Configurations } from '#server/modules/configuration/documents/configurations.ts'
import type { WechatAccounts } from '#server/providers/wechat/openWechatAccounts.ts'
import type { Store } from '#server/store/store.ts'
import { inOurWords, requireWechat } from './requireWechat.ts'

/**
 * Limit per address: each request costs one at the platform, which limits them too, and a whole congress may share an
 * address.
 */
const PER_IP = { name: 'wechat', seconds: 600, limit: 300 }

/**
 * Returns the openId for a callback's code. It identifies the payer's wallet and proves no identity.
 * @throws NotFound without a service account, TooMany over the rate limit, BadRequest when the platform refuses the
 *   code
 */
export async function acquireOpenId({
  input,
  org,
  ip,
  parts,
}: Call<
  'wxOpenId',
  'org' | 'ip',
  { store: Store; configuration: Configurations; wechat: WechatAccounts }
>) {
  const wechat = await requireWechat({ org, parts })
  await limitNetwork(parts.store, { orgId: org.orgId, ip }, PER_IP)
  return { openId: await inOurWords(wechat.openIdOf(input.code)), appId: wechat.appId }
}
