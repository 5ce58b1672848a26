import type { CallHandler } from '../../binder/callRequest.ts'
import { otherConfigOf } from '../../services/site/otherConfigOf.ts'

export const functionOtherConfig: CallHandler<'functionOtherConfig'> = async ({ org, parts }) =>
  JSON.stringify(otherConfigOf(await parts.configuration.of(org.orgId)))
