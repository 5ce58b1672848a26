import { SmsPurpose } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { requireAccount } from '../../base/authorize.ts'
import { cleanHtml } from '../../base/shared/cleanHtml.ts'
import { Refusal } from '../../messages/refusal.ts'
import { otherConfigOf } from '../../modules/configuration/site/otherConfigOf.ts'
import { loginByCode } from '../../modules/people/accounts/loginByCode.ts'
import { loginByPassword } from '../../modules/people/accounts/loginByPassword.ts'
import { lookUp, takeLookUp } from '../../modules/people/accounts/lookUp.ts'
import { ownId } from '../../modules/people/accounts/ownId.ts'
import { isUserNameFree } from '../../modules/people/accounts/requireUserName.ts'
import { sessionUser } from '../../modules/people/accounts/sessionUser.ts'
import { isAnyCodeRight, isCodeRight } from '../../modules/people/sms/checkCode.ts'
import { sendCode } from '../../modules/people/sms/sendCode.ts'
import { isAccountValueFree } from '../../store/repositories/accounts.ts'
import { revokeToken } from '../../store/repositories/loginTokens.ts'
import { isOrgNameFree } from '../../store/repositories/orgUnits.ts'
import type { CallHandler } from '../callRequest.ts'

export const login: CallHandler<'login'> = async ({ input, org, ip, userAgent, parts }) => {
  const { secondCode } = input
  const at = { orgId: org.orgId, ip, userAgent, secondCode }
  if ('code' in input) return loginByCode(parts, { ...at, mobile: input.mobile, code: input.code })
  const name = 'userName' in input ? input.userName : input.mobile
  const userType = 'userType' in input ? input.userType : undefined
  return loginByPassword(parts, { ...at, name, userPwd: input.userPwd, userType })
}

export const loginInfo: CallHandler<'loginInfo'> = async ({ org, subject }) =>
  sessionUser(requireAccount(subject), org.orgId, subject.factorDue)

/** Revokes this session; succeeds without one. */
export const logout: CallHandler<'logout'> = async ({ org, subject, parts }) => {
  const { tokenHash } = subject
  if (tokenHash) await parts.store.tx(org.orgId, (tx) => revokeToken(tx, tokenHash))
  return true
}

export const privacyAgreement: CallHandler<'privacyAgreement'> = async ({ org, parts }) =>
  shownText((await parts.configuration.of(org.orgId)).get('agreements.json').privacyAgreement)

export const sendFindPwdCode: CallHandler<'sendFindPwdCode'> = async ({ input, ip, parts }) =>
  sendCode(parts, { ...input, purpose: SmsPurpose.FindPwd, ip })

export const sendLoginCode: CallHandler<'sendLoginCode'> = async ({ input, ip, parts }) =>
  sendCode(parts, { ...input, purpose: SmsPurpose.Login, ip })

export const sendRegisterCode: CallHandler<'sendRegisterCode'> = async ({ input, ip, parts }) =>
  sendCode(parts, { ...input, purpose: SmsPurpose.Register, ip })

export const sendValidCode: CallHandler<'sendValidCode'> = async ({ input, ip, parts }) =>
  sendCode(parts, { ...input, purpose: SmsPurpose.Prove, ip })

export const userAgreement: CallHandler<'userAgreement'> = async ({ org, parts }) =>
  shownText((await parts.configuration.of(org.orgId)).get('agreements.json').userAgreement)

/** As `otherConfig`; the id in the path must be the site's organisation. */
export const userOtherConfig: CallHandler<'userOtherConfig'> = async ({ input, org, parts }) => {
  if (input.id !== org.orgId) throw new Refusal(RefusalCode.Forbidden, 'orgForeign')
  return JSON.stringify(otherConfigOf(await parts.configuration.of(org.orgId)))
}

export const validCardNo: CallHandler<'validCardNo'> = async (request) =>
  lookUp(request, (tx) => isAccountValueFree(tx, 'cardNo', request.input.cardNo, ownId(request)))

export const validCode: CallHandler<'validCode'> = async (request) => {
  const { mobile, validCode: code, purpose } = request.input
  const { org, ip, parts } = request
  await takeLookUp(request)
  const guess = { orgId: org.orgId, mobile, code, ip }
  return purpose
    ? isCodeRight(parts.store, { ...guess, purpose })
    : isAnyCodeRight(parts.store, guess)
}

export const validMobile: CallHandler<'validMobile'> = async (request) =>
  lookUp(request, (tx) => isAccountValueFree(tx, 'mobile', request.input.mobile, ownId(request)))

export const validMobileRegistered: CallHandler<'validMobileRegistered'> = async (request) =>
  lookUp(request, async (tx) => !(await isAccountValueFree(tx, 'mobile', request.input.mobile)))

export const validOrgName: CallHandler<'validOrgName'> = async (request) =>
  lookUp(request, (tx) => isOrgNameFree(tx, request.input.areaCode, request.input.orgName))

export const validUserName: CallHandler<'validUserName'> = async (request) =>
  lookUp(request, (tx) => isUserNameFree(tx, request.input.userName, ownId(request)))

const shownText = ({
  title,
  version,
  content,
}: Record<'title' | 'version' | 'content', string>) => ({
  title,
  version,
  content: cleanHtml(content),
})
