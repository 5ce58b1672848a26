import { SmsPurpose } from '#contract/codes.ts'
import type { CallHandler } from '../../binder/callRequest.ts'
import { takeLookUp } from '../../services/accounts/lookUp.ts'
import { isCodeRight } from '../../services/sms/checkCode.ts'

export const validCode: CallHandler<'validCode'> = async (request) => {
  const { mobile, validCode: code, purpose = SmsPurpose.Prove } = request.input
  const { org, ip, parts } = request
  await takeLookUp(request)
  return isCodeRight(parts.store, { orgId: org.orgId, mobile, purpose, code, ip })
}
