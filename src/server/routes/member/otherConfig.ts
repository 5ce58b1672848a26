import type { CallHandler } from '../../binder/callRequest.ts'
import { otherConfigOf } from '../../services/site/otherConfigOf.ts'

export const otherConfig: CallHandler<'otherConfig'> = async ({ org, parts }) =>
  JSON.stringify(otherConfigOf(await parts.configuration.of(org.orgId)))
