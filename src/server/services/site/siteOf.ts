import type { Schema } from '#contract/calls.ts'
import { contentHash } from '#domain/contentHash.ts'
import type { ServerParts } from '../../serverParts.ts'
import type { OrgConfiguration } from '../configuration/openConfiguration.ts'
import type { SharedData } from '../shared/sharedData.ts'
import { otherConfigOf } from './otherConfigOf.ts'
import { siteInfoOf } from './siteInfoOf.ts'

/** Everything the shell needs before it draws anything, in one answer. */
export function siteOf(
  configuration: OrgConfiguration,
  { shared, wechat }: Pick<ServerParts, 'shared' | 'wechat'>,
): Schema<'Site'> {
  const { websiteUrl, adminUrl, ticketHosts = [] } = configuration.get('site.json')
  return {
    ...siteInfoOf(configuration),
    otherConfig: otherConfigOf(configuration),
    ...(websiteUrl ? { webSite: websiteUrl } : {}),
    ...(adminUrl ? { adminUrl } : {}),
    ticketHosts,
    wechat: wechat !== undefined,
    areaUrl: `/static/area-tree.json?v=${shared.areaVersion}`,
    areaVersion: shared.areaVersion,
    dictionaryVersion: dictionaryVersion(configuration, shared),
    configVersion: String(configuration.version),
  }
}

const dictionaryVersion = ({ dictionaries }: OrgConfiguration, shared: SharedData) =>
  contentHash([shared.dictionaryVersion, dictionaries]).slice(0, 16)
