import type { CallHandler } from '../../binder/callRequest.ts'
import { memberTypesOf } from '../../services/member/memberTypes.ts'

export const memberConfigList: CallHandler<'memberConfigList'> = async ({ org, parts }) =>
  memberTypesOf(await parts.configuration.of(org.orgId))
