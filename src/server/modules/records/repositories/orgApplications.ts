import { OrgStatus } from '#contract/codes.ts'
import { organisationScopes } from '#server/store/queries/searchScopes.ts'
import type { Tx } from '#server/store/store.ts'
import { applicationRepository, type ListedRow, type RowPatch } from './applicationRepository.ts'
import type { ApplicationRow } from './applicationTables.ts'

export type OrgApplication = ApplicationRow<'orApplication'>
export type OrgApplicationRow = ListedRow<OrgApplication>
export type OrgApplicationPatch = RowPatch<OrgApplication>

/** Organisation applications, and the leaders' lists they make. */
export const orgApplications = applicationRepository({
  table: 'orApplication',
  columns: {
    functionCode: 'listed',
    oneOrType: 'listed',
    twoOrType: 'listed',
    approvalId: 'listed',
    objId: 'listed',
    objCodeId: 'listed',
    memberId: 'listed',
    subOrgId: 'listed',
    session: 'listed',
    tsaPosition: 'listed',
    ptPosition: 'listed',
  },
  places: { form: 'orForm', enclosure: 'orEnclosure' },
  terms: { kind: 'organisation', scopes: organisationScopes },
  cleared: {
    tsaPosition: null,
    ptPosition: null,
    objId: null,
    objCodeId: null,
    memberId: null,
    status: OrgStatus.Refused,
  },
})

/** Holders of the positions of an approval: its approved applications, oldest first. */
export const listLeaders = (tx: Tx, approvalId: string): Promise<OrgApplicationRow[]> =>
  orgApplications.list(tx, { approvalId, status: [OrgStatus.Approved] })

/** Number of leaders per approval; approvals without any are absent. */
export async function countLeaders(tx: Tx): Promise<ReadonlyMap<string, number>> {
  const counts = await orgApplications
    .matching(tx, { status: [OrgStatus.Approved] })
    .where('approvalId', 'is not', null)
    .select((e) => ['approvalId' as const, e.fn.countAll().as('total')])
    .groupBy('approvalId')
    .execute()
  return new Map(counts.map(({ approvalId, total }) => [approvalId ?? '', Number(total)]))
}
