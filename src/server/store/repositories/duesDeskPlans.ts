import { PlanState } from '#contract/codes.ts'
import type { Tx } from '../store.ts'
import { isOfMember, MEMBER } from './deskFilter.ts'
import { type DuesDeskFilter, moneyListed } from './duesDeskFilter.ts'
import type { Joined } from './joined.ts'
import { ofMembersMeant } from './membersMeant.ts'
import { PLAN } from './planFacts.ts'

/** Plans of parts by the day they were begun, those under way first, the newest of them first. */
export function listPlans(tx: Tx, filter: DuesDeskFilter) {
  const { keyword, status, from, before, least, most } = filter
  const query = plans(tx)
    .$if(filter.method !== undefined, (found) => found.where((e) => e.lit(false)))
    .$if(status !== undefined, (found) => found.where('duesPlan.state', '=', status as PlanState))
    .$if(from !== undefined, (found) => found.where('duesPlan.createdAt', '>=', from as Date))
    .$if(before !== undefined, (found) => found.where('duesPlan.createdAt', '<', before as Date))
    .$if(least !== undefined, (found) => found.where('duesPlan.fen', '>=', least ?? 0))
    .$if(most !== undefined, (found) => found.where('duesPlan.fen', '<=', most ?? 0))
    .$if(keyword !== undefined, (found) => found.where(isOfMember(keyword ?? '')))
    .select([...MEMBER, PLAN, 'duesPlan.id', 'duesPlan.fen', 'duesPlan.createdAt'])
    .select(['duesPlan.state', 'duesPlan.why', 'duesPlan.reason', 'duesNotice.year'])
    .select(['duesPlan.endedAt', 'duesPlan.endedByName'])
    .$if(status === undefined, (found) =>
      found.orderBy((e) =>
        e.case().when('duesPlan.state', '=', PlanState.Open).then(e.lit(0)).else(e.lit(1)).end(),
      ),
    )
    .orderBy('duesPlan.createdAt', 'desc')
    .orderBy('duesPlan.id', 'desc')
  const key = { at: 'duesPlan.createdAt', id: 'duesPlan.id', order: 'desc' } as const
  return moneyListed(tx, query, 'duesPlan.fen', key, {
    meant: ofMembersMeant(tx, keyword, 'duesPlan.memberId'),
  })
}

function plans(tx: Tx) {
  const found = tx.db
    .selectFrom('duesPlan')
    .leftJoin('memberApplication', (on) =>
      on
        .onRef('memberApplication.orgId', '=', 'duesPlan.orgId')
        .onRef('memberApplication.id', '=', 'duesPlan.memberId'),
    )
    .leftJoin('duesNotice', (on) =>
      on
        .onRef('duesNotice.orgId', '=', 'duesPlan.orgId')
        .onRef('duesNotice.id', '=', 'duesPlan.noticeId'),
    )
    .where('duesPlan.orgId', '=', tx.orgId)
  return found as unknown as Joined<'duesPlan' | 'memberApplication' | 'duesNotice'>
}
