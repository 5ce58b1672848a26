import type { Schema } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { areaTrail } from '#domain/dictionary/areaTrail.ts'
import { commaList } from '#domain/text/commaList.ts'
import { requireAccount } from '#server/base/authorize.ts'
import type { Call } from '#server/base/call.ts'
import { type Account, findAccount } from '#server/base/repositories/accounts.ts'
import type { SharedData } from '#server/base/shared/sharedData.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { Store } from '#server/store/store.ts'

/**
 * Returns the user detail (specification, section 3): the caller's own, or any for staff.
 * @throws NotLoggedIn for anonymous callers, Forbidden for another account, NotFound for an unknown one
 */
export async function readUserDetail({
  input,
  org,
  subject,
  parts,
}: Call<'userDetail', 'org' | 'subject', { store: Store; shared: SharedData }>): Promise<
  Schema<'UserDetail'>
> {
  const account = requireAccount(subject)
  if (account.id !== input.userId && !subject.opensOthers)
    throw new Refusal(RefusalCode.Forbidden, 'noPermission')
  const found = await parts.store.tx(org.orgId, (tx) => findAccount(tx, input.userId))
  if (!found) throw new Refusal(RefusalCode.NotFound, 'noSuchRecord')
  const areaCode = areaTrail(parts.shared.areas, found.areaCode ?? '').map((area) => area.id)
  return { ...present(found), ...(areaCode.length > 0 ? { areaCode } : {}) }
}

const PLAIN = [
  'sex',
  'mobile',
  'birthDay',
  'cardType',
  'cardNo',
  'position',
  'edu',
  'major',
  'address',
  'orgName',
] as const

function present(account: Account): Schema<'UserDetail'> {
  const plain = PLAIN.flatMap((name) => (account[name] === null ? [] : [[name, account[name]]]))
  return {
    userId: account.id,
    realName: account.realName,
    ...(Object.fromEntries(plain) as Partial<Schema<'UserDetail'>>),
    ...(account.title ? { title: commaList(account.title) } : {}),
    ...(account.subject ? { subject: commaList(account.subject) } : {}),
    ...(account.orgUnitId ? { orgId: account.orgUnitId } : {}),
  }
}
