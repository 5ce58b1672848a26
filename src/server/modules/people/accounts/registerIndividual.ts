import { UserType } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { isRealName } from '#domain/text/kinds/realName.ts'
import type { Call } from '#server/base/call.ts'
import type { OnceFacts } from '#server/base/idempotency/once.ts'
import { Refusal } from '#server/messages/refusal.ts'
import { registerAccount } from './registerAccount.ts'
import type { RegistrationParts } from './registrationParts.ts'

export async function registerIndividual(
  request: Call<'register', OnceFacts, RegistrationParts>,
): Promise<true> {
  const { realName } = request.input
  if (!isRealName(realName)) throw new Refusal(RefusalCode.BadRequest, 'realNameFormat')
  return registerAccount(request, 'register', async () => ({
    userType: UserType.Individual,
    realName,
  }))
}
