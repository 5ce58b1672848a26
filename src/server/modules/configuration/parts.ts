import type { FilesParts } from '#server/modules/files/parts.ts'
import type { WechatAccounts } from '#server/providers/wechat/openWechatAccounts.ts'
import type { ConfigurationChecker } from './checks/configurationChecker.ts'
import type { LiveConfiguration } from './documents/configurations.ts'
import type { Gallery } from './gallery/openGallery.ts'
import type { NoticeVisits } from './notices/noticeVisits.ts'
import type { PageDocuments } from './pages/pageDocuments.ts'

/** What the calls of the configuration work with. */
export interface ConfigurationParts extends FilesParts {
  configuration: LiveConfiguration
  pages: PageDocuments
  checker: ConfigurationChecker
  noticeVisits: NoticeVisits
  /** WeChat service account of each organisation. */
  wechat: WechatAccounts
  /** Absent when switched off. */
  gallery?: Gallery
}
