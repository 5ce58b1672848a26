import type { CallHandler } from '../../binder/callRequest.ts'
import { siteInfoOf } from '../../services/site/siteInfoOf.ts'

export const webSite: CallHandler<'webSite'> = async ({ org, parts }) =>
  siteInfoOf(await parts.configuration.of(org.orgId))
