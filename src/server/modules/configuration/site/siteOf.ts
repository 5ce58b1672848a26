import type { Schema } from '#contract/calls.ts'
import { contentHash } from '#domain/json/contentHash.ts'
import type { SharedData } from '#server/base/shared/sharedData.ts'
import type { WechatAccounts } from '#server/providers/wechat/openWechatAccounts.ts'
import type { OrgConfiguration } from '../documents/orgConfiguration.ts'
import { otherConfigOf } from './otherConfigOf.ts'
import { siteInfoOf } from './siteInfoOf.ts'

/** Returns all data that the shell needs before it renders anything, in one answer. */
export function siteOf(
  configuration: OrgConfiguration,
  { shared, wechat }: { shared: SharedData; wechat: WechatAccounts },
): Schema<'Site'> {
  const appId = wechat.of(configuration)?.appId
  const { websiteUrl, adminUrl, ticketHosts = [] } = configuration.get('site.json')
  return {
    ...siteInfoOf(configuration),
    otherConfig: otherConfigOf(configuration),
    ...(websiteUrl ? { webSite: websiteUrl } : {}),
    ...(adminUrl ? { adminUrl } : {}),
    ticketHosts,
    wechat: appId !== undefined,
    ...(appId ? { wechatAppId: appId } : {}),
    areaUrl: `/static/area-whole.json?v=${shared.areaVersion}`,
    areaVersion: shared.areaVersion,
    dictionaryVersion: dictionaryVersion(configuration, shared),
    configVersion: String(configuration.version),
  }
}

const versions = new WeakMap<OrgConfiguration, string>()

function dictionaryVersion(configuration: OrgConfiguration, shared: SharedData): string {
  const known = versions.get(configuration)
  if (known) return known
  const version = contentHash([shared.dictionaryVersion, configuration.dictionaries]).slice(0, 16)
  versions.set(configuration, version)
  return version
}
