import type { CallData } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { requireAccount } from '#server/base/authorize.ts'
import type { Call, CallContext } from '#server/base/call.ts'
import { revokeOtherTokens } from '#server/base/repositories/loginTokens.ts'
import { isOwnPassword } from '#server/base/session/isOwnPassword.ts'
import { lockOwnAccount } from '#server/base/session/lockOwnAccount.ts'
import type { PasswordHasher } from '#server/base/session/passwordHasher.ts'
import { requireIdentity } from '#server/base/session/requireIdentity.ts'
import { orThrow, Refusal } from '#server/messages/refusal.ts'
import type { Configurations } from '#server/modules/configuration/documents/configurations.ts'
import type { Store, Tx } from '#server/store/store.ts'
import {
  confirmFactor,
  countRecoveryCodes,
  findFactor,
  proposeFactor,
  removeFactor,
} from '../repositories/secondFactors.ts'
import { isFactorDue } from './factorDue.ts'
import { hashRecoveryCode, newRecoveryCodes } from './recoveryCodes.ts'
import { spendFactor } from './spendFactor.ts'
import { factorUri, newFactorSecret } from './timeCodes.ts'

/**
 * Returns whether the caller has a second factor, the number of recovery codes left, and whether a factor is required.
 */
export async function readOwnFactor({
  org,
  subject,
  parts,
}: CallContext<'org' | 'subject', { store: Store; configuration: Configurations }>): Promise<
  CallData<'secondFactor'>
> {
  const account = requireAccount(subject)
  const configuration = await parts.configuration.of(org.orgId)
  const recoveryLeft = await parts.store.tx(org.orgId, (tx) => countRecoveryCodes(tx, account.id))
  return {
    isOn: account.secondFactorAt !== null,
    isDue: isFactorDue(configuration, account),
    recoveryLeft,
  }
}

/**
 * Returns a new secret for the authenticator; it takes effect once `confirmOwnFactor` has verified a code of it. Asks
 * for proof of the identity: with a stolen login a thief would bind a factor of his own and end the owner's logins.
 */
export async function beginOwnFactor(
  request: CallContext<'org' | 'subject' | 'now', { store: Store; configuration: Configurations }>,
): Promise<CallData<'secondFactorBegin'>> {
  const { org, subject, parts } = request
  await requireIdentity(request, 'ownDataUnproven')
  const { id, userName, mobile } = requireAccount(subject)
  const { orgName } = (await parts.configuration.of(org.orgId)).get('organisation.json')
  const secret = newFactorSecret()
  await parts.store.tx(org.orgId, async (tx) => {
    requireNone(await lockOwnAccount(tx, subject))
    await proposeFactor(tx, id, secret)
  })
  return { secret, uri: factorUri(secret, orgName, userName ?? mobile ?? id) }
}

/**
 * Activates the factor and returns the recovery codes, which are shown this once. Ends all other sessions, as they were
 * opened without the second step.
 */
export async function confirmOwnFactor({
  input,
  org,
  ip,
  subject,
  parts,
}: Call<'secondFactorConfirm', 'org' | 'subject' | 'ip', { store: Store }>): Promise<
  CallData<'secondFactorConfirm'>
> {
  const { id } = requireAccount(subject)
  const recoveryCodes = newRecoveryCodes()
  const confirm = async (tx: Tx) => {
    const account = await lockOwnAccount(tx, subject)
    requireNone(account)
    if (!(await findFactor(tx, id))) return new Refusal(RefusalCode.Conflict, 'factorNotBegun')
    const wrong = await spendFactor(tx, { account, code: input.code, ip })
    if (wrong) return wrong
    await confirmFactor(
      tx,
      account,
      recoveryCodes.map((code) => hashRecoveryCode(id, code)),
    )
    return revokeOtherTokens(tx, account, subject.tokenHash ?? '')
  }
  await parts.store.tx(org.orgId, confirm).then(orThrow)
  return { recoveryCodes }
}

/** Removes the caller's second factor, given password and code; ends all other sessions. */
export async function endOwnFactor(
  request: Call<
    'secondFactorOff',
    'org' | 'subject' | 'ip',
    { store: Store; passwords: PasswordHasher }
  >,
): Promise<true> {
  const { input, org, ip, subject, parts } = request
  if (!(await isOwnPassword({ ...request, input: { userPwd: input.userPwd } })))
    throw new Refusal(RefusalCode.BadRequest, 'passwordWrong')
  const end = async (tx: Tx) => {
    const account = await lockOwnAccount(tx, subject)
    const wrong = await spendFactor(tx, { account, code: input.code, ip })
    if (wrong) return wrong
    await removeFactor(tx, account)
    return revokeOtherTokens(tx, account, subject.tokenHash ?? '')
  }
  await parts.store.tx(org.orgId, end).then(orThrow)
  return true
}

function requireNone({ secondFactorAt }: { secondFactorAt: Date | null }): void {
  if (secondFactorAt) throw new Refusal(RefusalCode.Conflict, 'factorOn')
}
