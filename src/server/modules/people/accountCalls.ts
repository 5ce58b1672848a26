import type { OperationId } from '#contract/calls.ts'
import { SmsPurpose } from '#contract/codes.ts'
import { requireAccount } from '#server/base/authorize.ts'
import type { CallHandler } from '#server/base/moduleTables.ts'
import { isAccountValueFree } from '#server/base/repositories/accounts.ts'
import { revokeToken } from '#server/base/repositories/loginTokens.ts'
import { isOrgNameFree } from '#server/modules/records/repositories/orgUnits.ts'
import { loginByCode } from './accounts/loginByCode.ts'
import { loginByPassword } from './accounts/loginByPassword.ts'
import { lookUp, takeLookUp } from './accounts/lookUp.ts'
import { ownId } from './accounts/ownId.ts'
import { isUserNameFree } from './accounts/requireUserName.ts'
import { sessionUser } from './accounts/sessionUser.ts'
import type { PeopleParts } from './parts.ts'
import { isAnyCodeRight, isCodeRight } from './sms/checkCode.ts'
import { sendCode } from './sms/sendCode.ts'

type Handler<Id extends OperationId> = CallHandler<Id, PeopleParts>

export const login: Handler<'login'> = async ({ input, org, ip, userAgent, parts }) => {
  const { secondCode } = input
  const at = { orgId: org.orgId, ip, userAgent, secondCode }
  if ('code' in input) return loginByCode(parts, { ...at, mobile: input.mobile, code: input.code })
  const name = 'userName' in input ? input.userName : input.mobile
  const userType = 'userType' in input ? input.userType : undefined
  return loginByPassword(parts, { ...at, name, userPwd: input.userPwd, userType })
}

export const loginInfo: Handler<'loginInfo'> = async ({ org, subject }) =>
  sessionUser(requireAccount(subject), org.orgId, subject.factorDue)

/** Revokes this session; succeeds without one. */
export const logout: Handler<'logout'> = async ({ org, subject, parts }) => {
  const { tokenHash } = subject
  if (tokenHash) await parts.store.tx(org.orgId, (tx) => revokeToken(tx, tokenHash))
  return true
}

export const sendFindPwdCode: Handler<'sendFindPwdCode'> = async ({ input, ip, parts }) =>
  sendCode(parts, { ...input, purpose: SmsPurpose.FindPwd, ip })

export const sendLoginCode: Handler<'sendLoginCode'> = async ({ input, ip, parts }) =>
  sendCode(parts, { ...input, purpose: SmsPurpose.Login, ip })

export const sendRegisterCode: Handler<'sendRegisterCode'> = async ({ input, ip, parts }) =>
  sendCode(parts, { ...input, purpose: SmsPurpose.Register, ip })

export const sendValidCode: Handler<'sendValidCode'> = async ({ input, ip, parts }) =>
  sendCode(parts, { ...input, purpose: SmsPurpose.Prove, ip })

export const validCardNo: Handler<'validCardNo'> = async (request) =>
  lookUp(request, (tx) => isAccountValueFree(tx, 'cardNo', request.input.cardNo, ownId(request)))

export const validCode: Handler<'validCode'> = async (request) => {
  const { mobile, validCode: code, purpose } = request.input
  const { org, ip, parts } = request
  await takeLookUp(request)
  const guess = { orgId: org.orgId, mobile, code, ip }
  return purpose
    ? isCodeRight(parts.store, { ...guess, purpose })
    : isAnyCodeRight(parts.store, guess)
}

export const validMobile: Handler<'validMobile'> = async (request) =>
  lookUp(request, (tx) => isAccountValueFree(tx, 'mobile', request.input.mobile, ownId(request)))

export const validMobileRegistered: Handler<'validMobileRegistered'> = async (request) =>
  lookUp(request, async (tx) => !(await isAccountValueFree(tx, 'mobile', request.input.mobile)))

export const validOrgName: Handler<'validOrgName'> = async (request) =>
  lookUp(request, (tx) => isOrgNameFree(tx, request.input.areaCode, request.input.orgName))

export const validUserName: Handler<'validUserName'> = async (request) =>
  lookUp(request, (tx) => isUserNameFree(tx, request.input.userName, ownId(request)))
