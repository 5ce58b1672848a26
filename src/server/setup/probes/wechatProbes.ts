import { failureOf } from '../../providers/pay/watchProvider.ts'
import { createWechat, type WechatParts } from '../../providers/wechat/createWechat.ts'
import { type AccountParts, wechatAccountOf } from '../../providers/wechat/wechatAccountOf.ts'
import type { OrgConfiguration } from '../../services/configuration/orgConfiguration.ts'
import type { ProbePlan } from './probe.ts'

const NONE = '– 微信：学会没有公众号，站点不提供微信内支付和授权'

/**
 * Requests the signature of a page for a society's service account: verifies application id, secret and this server's
 * address.
 */
export function wechatProbes(
  organisation: Pick<OrgConfiguration, 'get'>,
  parts: AccountParts,
  outside: Omit<WechatParts, 'settings'>,
): ProbePlan {
  try {
    const settings = wechatAccountOf(organisation.get('payProviders.json'), parts)
    if (!settings) return { probes: [], lacking: [NONE] }
    const { appId } = settings
    const ask = async () => {
      await createWechat({ settings, ...outside }).sign('https://localhost/', 'check')
      return `已为公众号 ${appId} 签发页面签名`
    }
    return { probes: [{ what: '微信公众号', ask }], lacking: [] }
  } catch (error) {
    return { probes: [], lacking: [`✗ 微信：公众号未能启用（${failureOf(error)}）`] }
  }
}
