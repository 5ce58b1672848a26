import { fill } from '#domain/text/fill.ts'
import words from '#server/messages/probes.json' with { type: 'json' }
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { failureOf } from '#server/providers/pay/watchProvider.ts'
import { createWechat, type WechatParts } from '#server/providers/wechat/createWechat.ts'
import { type AccountParts, wechatAccountOf } from '#server/providers/wechat/wechatAccountOf.ts'
import type { ProbePlan } from './probe.ts'

const NONE = words.noWechat

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
      return fill(words.ticket, { appId })
    }
    return { probes: [{ what: words.wechat, ask }], lacking: [] }
  } catch (error) {
    return { probes: [], lacking: [fill(words.wechatFailed, { reason: failureOf(error) })] }
  }
}
