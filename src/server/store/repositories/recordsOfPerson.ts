import type { Tx } from '../store.ts'
import { ownedBy, type PersonOwner } from './ownedBy.ts'

/** Ownership columns of a record of either category. */
export interface PersonRecord {
  category: 'member' | 'organisation'
  id: string
  mobile: string | null
  cardNo: string | null
  orgUnitId: string | null
  accountId: string | null
  createdAt: Date
  /** The recommendation it was created from. */
  objCodeId: string | null
}

const FACTS = ['id', 'mobile', 'cardNo', 'orgUnitId', 'accountId', 'createdAt'] as const

/** Records of both categories that refer to the person; a person has few. */
export async function listRecordsOfPerson(tx: Tx, person: PersonOwner): Promise<PersonRecord[]> {
  const members = await tx.db
    .selectFrom('memberApplication')
    .where('orgId', '=', tx.orgId)
    .where(ownedBy('memberApplication', person))
    .select(FACTS)
    .orderBy('id')
    .execute()
  const organisations = await tx.db
    .selectFrom('orApplication')
    .where('orgId', '=', tx.orgId)
    .where(ownedBy('orApplication', person))
    .select(FACTS)
    .select('objCodeId')
    .orderBy('id')
    .execute()
  return [
    ...members.map((record) => ({ ...record, category: 'member' as const, objCodeId: null })),
    ...organisations.map((record) => ({ ...record, category: 'organisation' as const })),
  ]
}
