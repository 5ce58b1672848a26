import type { OperationId } from '#contract/calls.ts'
import { SmsPurpose } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { isCurrentArea } from '#domain/dictionary/areaTrail.ts'
import type { CallContext } from '#server/base/call.ts'
import { type OnceFacts, once } from '#server/base/idempotency/once.ts'
import {
  insertAccount,
  isAccountValueFree,
  type NewAccount,
} from '#server/base/repositories/accounts.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { Tx } from '#server/store/store.ts'
import { type CodeGuess, consumeCode, requireRightCode } from '../sms/checkCode.ts'
import { type Agreed, recordAgreed, requireCurrentAgreements } from './agreements.ts'
import type { RegistrationParts } from './registrationParts.ts'

/** Input shared by both kinds of registration. */
interface Registration {
  mobile: string
  validCode: string
  userPwd: string
  areaCode: string
  agreed?: Agreed
}

type RegisterRequest = CallContext<OnceFacts, RegistrationParts> & { input: Registration }

/**
 * Registers an account: verifies the mobile's code, then creates account, consents and the result of `accountOf` in one
 * transaction. Equal registrations from one address within ten minutes count as one. The password is hashed only once
 * code and mobile are accepted.
 * @param accountOf returns the account's other columns; throws when a value is taken
 * @throws BadRequest for an unknown area, Conflict for a registered mobile or outdated agreements, and as
 *   `requireRightCode`
 */
export async function registerAccount(
  request: RegisterRequest,
  call: OperationId,
  accountOf: (tx: Tx) => Promise<NewAccount>,
): Promise<true> {
  const { input, org, parts, ip } = request
  const { mobile, areaCode, agreed, validCode: code } = input
  const guess: CodeGuess = { orgId: org.orgId, mobile, purpose: SmsPurpose.Register, code, ip }
  return once(request, call, {
    derived: true,
    before: async () => {
      if (!isCurrentArea(parts.shared.areas, areaCode))
        throw new Refusal(RefusalCode.BadRequest, 'areaUnknown')
      await requireCurrentAgreements(request, agreed)
      await requireRightCode(parts.store, guess)
      await parts.store.tx(org.orgId, (tx) => requireFreeMobile(tx, mobile))
      return parts.passwords.hash(input.userPwd)
    },
    work: async (tx, pwdHash) => {
      await requireFreeMobile(tx, mobile)
      await consumeCode(tx, guess)
      const { id } = await insertAccount(tx, {
        ...(await accountOf(tx)),
        mobile,
        areaCode,
        pwdHash,
      })
      tx.note({ record: { type: 'account', id } })
      await recordAgreed(tx, agreed, { accountId: id, mobile, ip })
      return true as const
    },
  })
}

async function requireFreeMobile(tx: Tx, mobile: string): Promise<void> {
  if (!(await isAccountValueFree(tx, 'mobile', mobile)))
    throw new Refusal(RefusalCode.Conflict, 'mobileRegistered')
}
