import { SmsPurpose } from '#contract/codes.ts'
import type { CallHandler } from '../../binder/callRequest.ts'
import { isCodeRight } from '../../services/sms/checkCode.ts'

export const validCode: CallHandler<'validCode'> = async ({ input, org, ip, parts }) => {
  const { mobile, validCode: code, purpose = SmsPurpose.Prove } = input
  return isCodeRight(parts.store, { orgId: org.orgId, mobile, purpose, code, ip })
}
