import type { CallHandler } from '../../binder/callRequest.ts'
import { takeLookUp } from '../../services/accounts/lookUp.ts'
import { isAnyCodeRight, isCodeRight } from '../../services/sms/checkCode.ts'

export const validCode: CallHandler<'validCode'> = async (request) => {
  const { mobile, validCode: code, purpose } = request.input
  const { org, ip, parts } = request
  await takeLookUp(request)
  const guess = { orgId: org.orgId, mobile, code, ip }
  return purpose
    ? isCodeRight(parts.store, { ...guess, purpose })
    : isAnyCodeRight(parts.store, guess)
}
