import type { ExpressionBuilder } from 'kysely'
import { PlanState } from '#contract/codes.ts'
import type { Joined } from '#server/store/queries/joined.ts'
import type { Database } from '#server/store/schema.ts'
import type { Tx } from '#server/store/store.ts'
import { isOfMember, MEMBER } from './deskFilter.ts'
import { type DuesDeskFilter, moneyListed, moneyMatches } from './duesDeskFilter.ts'
import { foundBy } from './finding.ts'
import { ofMembersMeant } from './membersMeant.ts'
import { PLAN } from './planFacts.ts'

/** Plans of parts by the day they were begun, those under way first, the newest of them first. */
export function listPlans(tx: Tx, filter: DuesDeskFilter) {
  const { keyword } = filter
  const query = newestFirst(withMember(tx), filter)
    .$if(keyword !== undefined, (found) => found.where(isOfMember(tx, keyword ?? '')))
    .select([...MEMBER, PLAN, 'duesPlan.id', 'duesPlan.fen', 'duesPlan.createdAt'])
    .select(['duesPlan.state', 'duesPlan.why', 'duesPlan.reason', 'duesNotice.year'])
    .select(['duesPlan.endedAt', 'duesPlan.endedByName'])
  const rows = newestFirst(plans(tx) as unknown as Plans, filter)
  const key = { at: 'duesPlan.createdAt', id: 'duesPlan.id', order: 'desc' } as const
  return moneyListed(tx, query, 'duesPlan.fen', key, {
    ...foundBy(filter, query, rows, ranksOf(rows, filter)),
    meant: ofMembersMeant(tx, keyword, 'duesPlan.memberId'),
  })
}

type Plans = Joined<'duesPlan' | 'memberApplication' | 'duesNotice'>

const newestFirst = (found: Plans, filter: DuesDeskFilter) =>
  found
    .where((e) => moneyMatches(e, filter, { at: 'duesPlan.createdAt', fen: 'duesPlan.fen' }))
    .$if(filter.status !== undefined, (rows) =>
      rows.where('duesPlan.state', '=', filter.status as PlanState),
    )
    .$if(filter.status === undefined, (rows) => rows.orderBy(planRank))
    .orderBy('duesPlan.createdAt', 'desc')
    .orderBy('duesPlan.id', 'desc')

/** Rank of a plan: 0 under way, 1 paid or ended; the expression of the list's index (0047). */
const planRank = (e: ExpressionBuilder<Database, 'duesPlan'>) =>
  e.case().when('duesPlan.state', '=', PlanState.Open).then(e.lit(0)).else(e.lit(1)).end()

const RANKS = [0, 1] as const

/** Splits the list by rank, since the index has the order within a rank. A status has an index of its own. */
const ranksOf = (rows: Plans, { status }: DuesDeskFilter) =>
  status === undefined
    ? RANKS.map((rank) => rows.where((e) => e(planRank(e), '=', e.lit(rank))))
    : [rows]

const plans = (tx: Tx) => tx.db.selectFrom('duesPlan').where('duesPlan.orgId', '=', tx.orgId)

function withMember(tx: Tx) {
  const found = plans(tx)
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
  return found as unknown as Plans
}
