import type { OperationId } from '#contract/calls.ts'
import { SmsPurpose } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { areaTrail } from '#domain/areaTrail.ts'
import type { CallContext } from '../../binder/callRequest.ts'
import { Refusal } from '../../refusal.ts'
import {
  insertAccount,
  isAccountValueFree,
  type NewAccount,
} from '../../store/repositories/accounts.ts'
import type { Tx } from '../../store/store.ts'
import { once } from '../idempotency/once.ts'
import { type CodeGuess, consumeCode, requireRightCode } from '../sms/checkCode.ts'
import { type Agreed, recordAgreed, requireCurrentAgreements } from './agreements.ts'

/** What both kinds of registration send. */
interface Registration {
  mobile: string
  validCode: string
  userPwd: string
  areaCode: string
  agreed?: Agreed
}

type RegisterRequest = CallContext & { input: Registration }

/**
 * Registers an account: the number is proven by its code, and account and consents come to be in one transaction
 * together with whatever `accountOf` makes. Equal registrations of one address within ten minutes count as one.
 * @param accountOf what the account is beyond number, area and password; refuses what is taken
 */
export async function registerAccount(
  request: RegisterRequest,
  call: OperationId,
  accountOf: (tx: Tx) => Promise<NewAccount>,
): Promise<true> {
  const { input, org, parts, ip } = request
  const { mobile, areaCode, agreed, validCode: code } = input
  if (areaTrail(parts.shared.areas, areaCode).length === 0)
    throw new Refusal(RefusalCode.BadRequest, 'areaUnknown')
  await requireCurrentAgreements(request, agreed)
  const guess: CodeGuess = { orgId: org.orgId, mobile, purpose: SmsPurpose.Register, code, ip }
  const pwdHash = await parts.passwords.hash(input.userPwd)
  return once(request, call, {
    derived: true,
    before: () => requireRightCode(parts.store, guess),
    work: async (tx) => {
      if (!(await isAccountValueFree(tx, 'mobile', mobile)))
        throw new Refusal(RefusalCode.Conflict, 'mobileRegistered')
      await consumeCode(tx, guess)
      const { id } = await insertAccount(tx, {
        ...(await accountOf(tx)),
        mobile,
        areaCode,
        pwdHash,
      })
      await recordAgreed(tx, agreed, { accountId: id, mobile, ip })
      return true as const
    },
  })
}
