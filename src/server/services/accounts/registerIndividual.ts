import type { CallInput } from '#contract/calls.ts'
import { SmsPurpose, UserType } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { areaTrail } from '#domain/areaTrail.ts'
import { isRealName, normaliseRealName } from '#domain/realName.ts'
import type { CallRequest } from '../../binder/callRequest.ts'
import { Refusal } from '../../refusal.ts'
import { insertAccount, isAccountValueFree } from '../../store/repositories/accounts.ts'
import { recordConsent } from '../../store/repositories/consents.ts'
import type { Tx } from '../../store/store.ts'
import { once } from '../idempotency/once.ts'
import { type CodeGuess, consumeCode, requireRightCode } from '../sms/checkCode.ts'

/** Registers an individual: number proven by code, account, and what was agreed to, in one transaction. */
export async function registerIndividual(request: CallRequest<'register'>): Promise<true> {
  const { input, org, parts, ip } = request
  checkInput(request)
  const guess: CodeGuess = {
    orgId: org.orgId,
    mobile: input.mobile,
    purpose: SmsPurpose.Register,
    code: input.validCode,
    ip,
  }
  const pwdHash = await parts.passwords.hash(input.userPwd)
  const agreements = (await parts.configuration.of(org.orgId)).get('agreements.json')
  return once(request, 'register', {
    derived: true,
    before: () => requireRightCode(parts.store, guess),
    work: async (tx) => {
      if (!(await isAccountValueFree(tx, 'mobile', input.mobile)))
        throw new Refusal(RefusalCode.Conflict, 'mobileRegistered')
      await consumeCode(tx, guess)
      const id = await createAccount(tx, input, pwdHash)
      for (const [document, { version }] of Object.entries(agreements))
        await recordConsent(tx, { accountId: id, mobile: input.mobile, document, version, ip })
      return true as const
    },
  })
}

function checkInput({ input, parts }: CallRequest<'register'>): void {
  if (!isRealName(input.realName)) throw new Refusal(RefusalCode.BadRequest, 'realNameFormat')
  if (areaTrail(parts.shared.areas, input.areaCode).length === 0)
    throw new Refusal(RefusalCode.BadRequest, 'areaUnknown')
}

async function createAccount(tx: Tx, input: CallInput<'register'>, pwdHash: string) {
  const { mobile, areaCode, realName } = input
  const account = await insertAccount(tx, {
    userType: UserType.Individual,
    realName: normaliseRealName(realName),
    mobile,
    areaCode,
    pwdHash,
  })
  return account.id
}
