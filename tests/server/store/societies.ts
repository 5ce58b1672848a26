import { keepFormDefinition } from '#server/modules/records/repositories/formDefinitions.ts'
import {
  type MemberApplication,
  memberApplications,
  type NewMemberApplication,
} from '#server/modules/records/repositories/memberApplications.ts'
import { publicId } from '#server/store/publicId.ts'
import { putOrganisation } from '#server/store/shards/organisations.ts'
import type { Store, Tx } from '#server/store/store.ts'

/** A new society; returns its orgId. Tests share a store and keep apart by society. */
export async function newSociety(store: Store): Promise<string> {
  const orgId = publicId()
  await store.txSystem((tx) => putOrganisation(tx, { orgId, code: orgId, name: '示范学会' }))
  return orgId
}

/** An individual's application with invented values. */
export async function anApplication(
  tx: Tx,
  values: Partial<NewMemberApplication> = {},
): Promise<MemberApplication> {
  await keepFormDefinition(tx, { hash: 'form-1', formInfo: '[]', printInfo: '{}' })
  return memberApplications.insert(tx, {
    oneMemberCode: '01',
    oneMemberType: 'A',
    twoMemberCode: '',
    memberType: 'A01',
    formInfo: { realName: '李雷' },
    formHash: 'form-1',
    status: '02',
    joinMethod: '01',
    isRead: 'yes',
    realName: '李雷',
    ...values,
  })
}
