import { SmsPurpose } from '#contract/codes.ts'
import type { CallHandler } from '../../binder/callRequest.ts'
import { sendCode } from '../../services/sms/sendCode.ts'

export const sendFindPwdCode: CallHandler<'sendFindPwdCode'> = async ({ input, ip, parts }) =>
  sendCode(parts.store, { ...input, purpose: SmsPurpose.FindPwd, ip })
