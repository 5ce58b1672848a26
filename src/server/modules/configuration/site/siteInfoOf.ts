import type { Schema } from '#contract/calls.ts'
import type { BannerShape, ModuleShape } from '#contract/configuration.gen.ts'
import { DEVICES } from '#contract/value.ts'
import type { OrgConfiguration } from '../documents/orgConfiguration.ts'

/** Number of notices on the home page. */
const HOME_NOTICES = 6

/** Site info in the words of the specification, section 3. */
export function siteInfoOf(configuration: OrgConfiguration): Schema<'SiteInfo'> {
  const { orgName, moName } = configuration.get('organisation.json')
  const { image, payUrl, webInfo, banner, memberDisplay = [] } = configuration.get('site.json')
  return {
    orgId: configuration.orgId,
    orgName,
    moName,
    ...(image ? { image } : {}),
    ...(payUrl ? { payUrl } : {}),
    webInfo,
    banner: banner.map(bannerOf),
    notice: { isShow: true, title: '通知公告', size: HOME_NOTICES },
    module: configuration.get('modules.json').map(moduleOf),
    memberDisplay: {
      isShow: memberDisplay.length > 0,
      title: '会员风采',
      records: memberDisplay,
    },
  }
}

/** The first file is for PC, the second for phones; a single one serves both. */
function bannerOf({ title, file }: BannerShape): Schema<'Banner'> {
  const address = file.find((entry) => entry.address)?.address
  const [pc, mobile = pc] = file.map(({ url }) => ({ url }))
  return { title, file: pc && mobile ? [pc, mobile] : [], ...(address ? { address } : {}) }
}

function moduleOf(module: ModuleShape): Schema<'Module'> {
  const { id, type, name, icon, content, describe, devices = [...DEVICES] } = module
  return {
    id,
    name,
    type,
    devices,
    ...(content ? { content } : {}),
    ...(icon ? { image: icon } : {}),
    ...(describe ? { describe } : {}),
  }
}
