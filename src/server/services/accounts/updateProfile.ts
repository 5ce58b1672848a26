import type { CallInput } from '#contract/calls.ts'
import { SmsPurpose, UserType } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { normaliseCardNo } from '#domain/cardNo.ts'
import { normaliseRealName } from '#domain/realName.ts'
import type { CallRequest } from '../../binder/callRequest.ts'
import type { MessageKey } from '../../messages.ts'
import { Refusal } from '../../refusal.ts'
import {
  type AccountPatch,
  isAccountValueFree,
  updateAccount,
} from '../../store/repositories/accounts.ts'
import { findOrgUnit } from '../../store/repositories/orgUnits.ts'
import type { Tx } from '../../store/store.ts'
import { requireAccount } from '../authorize.ts'
import { type CodeGuess, consumeCode, requireRightCode } from '../sms/checkCode.ts'
import type { SubjectAccount } from '../subject.ts'
import { checkProfile } from './checkProfile.ts'

type Profile = CallInput<'updateUser'>
type Request = CallRequest<'updateUser'>

/**
 * Changes one's own profile. Another mobile must be proven, by a code of its own or by the grant this browser holds;
 * an organisation user stays with the unit the account was registered for.
 */
export async function updateProfile(request: Request): Promise<true> {
  const { input, org, parts } = request
  const account = requireAccount(request.subject)
  if (input.userId !== account.id) throw new Refusal(RefusalCode.Forbidden, 'noPermission')
  checkProfile(request)
  const guess = guessOf(request, account)
  if (guess) await requireRightCode(parts.store, guess)
  return parts.store.tx(org.orgId, async (tx) => {
    if (guess) await consumeCode(tx, guess)
    await requireFree(tx, account.id, 'mobile', input.mobile, 'mobileRegistered')
    const cardNo = normaliseCardNo(input.cardNo)
    await requireFree(tx, account.id, 'cardNo', cardNo, 'cardNoTaken')
    const patch = { ...patchOf(input), cardNo, ...(await unitOf(tx, input, account)) }
    await updateAccount(tx, account.id, patch)
    return true as const
  })
}

/** The code that has to prove a changed number; none where the number stays or is proven already. */
function guessOf({ input, org, subject, ip }: Request, account: SubjectAccount) {
  const { mobile, validCode: code } = input
  if (mobile === account.mobile || subject.provenMobiles?.includes(mobile)) return undefined
  if (!code) throw new Refusal(RefusalCode.BadRequest, 'mobileUnproven')
  return { orgId: org.orgId, mobile, purpose: SmsPurpose.Prove, code, ip } satisfies CodeGuess
}

async function requireFree(
  tx: Tx,
  ownId: string,
  column: 'mobile' | 'cardNo',
  value: string,
  message: MessageKey,
): Promise<void> {
  if (!(await isAccountValueFree(tx, column, value, ownId)))
    throw new Refusal(RefusalCode.Conflict, message)
}

/** What is not given is not kept: the form always sends everything it shows. */
const patchOf = (input: Profile): AccountPatch => ({
  realName: normaliseRealName(input.realName),
  sex: input.sex,
  mobile: input.mobile,
  birthDay: input.birthDay ?? null,
  cardType: input.cardType,
  title: input.title?.join(',') || null,
  position: input.position ?? null,
  subject: input.subject?.join(',') || null,
  edu: input.edu ?? null,
  major: input.major ?? null,
  address: input.address ?? null,
})

/** The unit somebody works for: a registered one under its own name, or one that was typed. */
async function unitOf(
  tx: Tx,
  { orgId, orgName, areaCode }: Profile,
  account: SubjectAccount,
): Promise<AccountPatch> {
  if (account.userType === UserType.Organisation) return {}
  const unit = orgId ? await findOrgUnit(tx, orgId) : undefined
  if (orgId && !unit) throw new Refusal(RefusalCode.BadRequest, 'unitUnknown')
  return {
    areaCode: areaCode.at(-1) ?? null,
    orgUnitId: unit?.id ?? null,
    orgName: unit?.orgName ?? orgName ?? null,
  }
}
