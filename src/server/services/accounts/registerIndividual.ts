import { UserType } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { isRealName, normaliseRealName } from '#domain/realName.ts'
import type { CallRequest } from '../../binder/callRequest.ts'
import { Refusal } from '../../refusal.ts'
import { registerAccount } from './registerAccount.ts'

/** Registers an individual. */
export async function registerIndividual(request: CallRequest<'register'>): Promise<true> {
  const { realName } = request.input
  if (!isRealName(realName)) throw new Refusal(RefusalCode.BadRequest, 'realNameFormat')
  return registerAccount(request, 'register', async () => ({
    userType: UserType.Individual,
    realName: normaliseRealName(realName),
  }))
}
