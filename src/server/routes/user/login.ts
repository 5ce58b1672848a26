import type { CallHandler } from '../../binder/callRequest.ts'
import { loginByCode } from '../../services/accounts/loginByCode.ts'
import { loginByPassword } from '../../services/accounts/loginByPassword.ts'

export const login: CallHandler<'login'> = async ({ input, org, ip, parts }) => {
  const { orgId } = org
  if ('code' in input)
    return loginByCode(parts, { orgId, mobile: input.mobile, code: input.code, ip })
  const name = 'userName' in input ? input.userName : input.mobile
  const userType = 'userType' in input ? input.userType : undefined
  return loginByPassword(parts, { orgId, name, userPwd: input.userPwd, userType, ip })
}
