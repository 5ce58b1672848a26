import type { CallHandler } from '../../binder/callRequest.ts'
import { siteOf } from '../../services/site/siteOf.ts'

export const site: CallHandler<'site'> = async ({ org, parts }) =>
  siteOf(await parts.configuration.of(org.orgId), parts)
