import type { CallInput } from '#contract/calls.ts'
import { SmsPurpose, UserType } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { changedFields } from '#server/base/activity/changedFields.ts'
import { requireAccount } from '#server/base/authorize.ts'
import type { Call } from '#server/base/call.ts'
import {
  type AccountPatch,
  isAccountValueFree,
  type LockedAccount,
  updateAccount,
} from '#server/base/repositories/accounts.ts'
import { revokeOtherTokens } from '#server/base/repositories/loginTokens.ts'
import { lockOwnAccount } from '#server/base/session/lockOwnAccount.ts'
import { provesOwnMobile } from '#server/base/session/requireIdentity.ts'
import type { SharedData } from '#server/base/shared/sharedData.ts'
import type { CallSubject, SubjectAccount } from '#server/base/subject.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { MessageKey } from '#server/messages/sentence.ts'
import { adoptRecords } from '#server/modules/records/applications/adoptRecords.ts'
import { type OrgUnit, shareOrgUnit } from '#server/modules/records/repositories/orgUnits.ts'
import type { Store, Tx } from '#server/store/store.ts'
import { type CodeGuess, consumeCode, requireRightCode } from '../sms/checkCode.ts'
import { checkProfile } from './checkProfile.ts'

type Profile = CallInput<'updateUser'>
type Request = Call<
  'updateUser',
  'org' | 'subject' | 'now' | 'ip',
  { store: Store; shared: SharedData }
>

/**
 * Updates the caller's own profile. A new mobile must be proven by a code or an existing grant, after the password or a
 * code to the present mobile; it ends all other sessions (decision 0228). An organisation user cannot change unit.
 * @throws as `lockOwnAccount`, so that a profile of before a change of the mobile does not write the old one back
 */
export async function updateProfile(request: Request): Promise<true> {
  const { input, org, parts } = request
  const account = requireAccount(request.subject)
  if (input.userId !== account.id) throw new Refusal(RefusalCode.Forbidden, 'noPermission')
  checkProfile(request)
  requireOldMobile(request, account)
  const guess = guessOf(request, account)
  if (guess) await requireRightCode(parts.store, guess)
  return parts.store.tx(org.orgId, async (tx) => {
    const unit = await unitOf(tx, input, account)
    const held = await lockOwnAccount(tx, request.subject)
    if (guess) await consumeCode(tx, guess)
    await requireFree(tx, held.id, 'mobile', input.mobile, 'mobileRegistered')
    await requireFree(tx, held.id, 'cardNo', input.cardNo, 'cardNoTaken')
    const patch = { ...patchOf(input), ...placeOf(input, held, unit) }
    tx.note({ detail: { fields: changedFields(held, patch) } })
    await updateAccount(tx, held, patch)
    if (input.mobile !== held.mobile) await moveTo(tx, held, input.mobile, request.subject)
    return true as const
  })
}

/** Moves the account's records to the new mobile (decision 0238) and ends all other sessions. */
async function moveTo(tx: Tx, account: LockedAccount, to: string, subject: CallSubject) {
  const { id: accountId, mobile: from } = account
  if (from) await adoptRecords(tx, subject, { accountId, mobile: { from, to } })
  await revokeOtherTokens(tx, account, subject.tokenHash ?? '')
}

/** Otherwise a stolen login could replace the owner's mobile and then set a password with it. */
function requireOldMobile({ input, subject }: Request, { mobile }: SubjectAccount): void {
  if (!mobile || mobile === input.mobile || provesOwnMobile(subject)) return
  throw new Refusal(RefusalCode.BadRequest, 'identityUnproven')
}

/** The code that has to prove a changed mobile; undefined when it is unchanged or already proven. */
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

/** Absent optional values are set to null: the form always sends everything it shows. */
const patchOf = (input: Profile): AccountPatch => ({
  realName: input.realName,
  sex: input.sex,
  mobile: input.mobile,
  birthDay: input.birthDay ?? null,
  cardType: input.cardType,
  cardNo: input.cardNo,
  title: input.title?.join(',') || null,
  position: input.position ?? null,
  subject: input.subject?.join(',') || null,
  edu: input.edu ?? null,
  major: input.major ?? null,
  address: input.address ?? null,
})

/**
 * The registered unit of a profile, if it names one. It is locked, before the account: no other name comes between
 * reading and copying its name.
 */
async function unitOf(
  tx: Tx,
  { orgId }: Profile,
  { userType }: SubjectAccount,
): Promise<OrgUnit | undefined> {
  if (!orgId || userType === UserType.Organisation) return undefined
  const unit = await shareOrgUnit(tx, orgId)
  if (!unit) throw new Refusal(RefusalCode.BadRequest, 'unitUnknown')
  return unit
}

/** Area and unit of a profile: a registered one under its own name, or typed text. */
function placeOf(
  { orgName, areaCode }: Profile,
  { userType }: LockedAccount,
  unit: OrgUnit | undefined,
): AccountPatch {
  if (userType === UserType.Organisation) return {}
  return {
    areaCode: areaCode.at(-1) ?? null,
    orgUnitId: unit?.id ?? null,
    orgName: unit?.orgName ?? orgName ?? null,
  }
}
