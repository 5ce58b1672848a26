import type { ExpressionBuilder } from 'kysely'
import type { Joined } from '#server/store/queries/joined.ts'
import type { Page, PageRequest } from '#server/store/queries/page.ts'
import type { Database } from '#server/store/schema.ts'
import type { Tx } from '#server/store/store.ts'
import { isOfMember, MEMBER } from './deskFilter.ts'
import type { DuesReminder } from './duesReminders.ts'
import { foundBy, pageOfMeant } from './finding.ts'
import { ofMembersMeant } from './membersMeant.ts'

export interface ReminderFilter {
  outcome?: DuesReminder['outcome'] | undefined
  keyword?: string | undefined
}

/**
 * A reminder with its member; `termEnd`: current end of the member's term; `isPartPaid`: true when the reminder is
 * about a part of a plan that is paid.
 */
export type ListedReminder = DuesReminder & {
  realName: string | null
  orgName: string | null
  memberNum: string | null
  termEnd: string | null
  isPartPaid: boolean
}

/** One page of reminders with their outcomes, newest first. */
export async function pageReminders(
  tx: Tx,
  filter: ReminderFilter,
  page: PageRequest,
): Promise<Page<ListedReminder>> {
  const { keyword } = filter
  const query = newestFirst(withMember(tx), filter)
    .$if(keyword !== undefined, (q) => q.where(isOfMember(tx, keyword ?? '')))
    .selectAll('duesReminder')
    .select([...MEMBER, 'memberApplication.endAt as termEnd'])
    .select((e) => e.exists(paidPart(e)).$castTo<boolean>().as('isPartPaid'))
  const rows = newestFirst(reminders(tx) as unknown as Reminders, filter)
  const meant = ofMembersMeant(tx, keyword, 'duesReminder.memberId')
  return pageOfMeant(tx, query, KEY, page, { ...foundBy(filter, query, rows), meant })
}

type Reminders = Joined<'duesReminder' | 'memberApplication'>

const newestFirst = (found: Reminders, { outcome }: ReminderFilter) =>
  found
    .$if(outcome !== undefined, (q) => q.where('duesReminder.outcome', '=', outcome ?? 'queued'))
    .orderBy('duesReminder.createdAt', 'desc')
    .orderBy('duesReminder.memberId', 'desc')
    .orderBy('duesReminder.endAt')
    .orderBy('duesReminder.day')
    .orderBy('duesReminder.way')
    .orderBy('duesReminder.planId')

const KEY = ['memberId', 'endAt', 'day', 'way', 'planId'].map((column) => `duesReminder.${column}`)

const reminders = (tx: Tx) =>
  tx.db.selectFrom('duesReminder').where('duesReminder.orgId', '=', tx.orgId)

function withMember(tx: Tx) {
  const found = reminders(tx).leftJoin('memberApplication', (on) =>
    on
      .onRef('memberApplication.orgId', '=', 'duesReminder.orgId')
      .onRef('memberApplication.id', '=', 'duesReminder.memberId'),
  )
  return found as unknown as Reminders
}

const paidPart = (e: ExpressionBuilder<Database, 'duesReminder'>) =>
  e
    .selectFrom('duesPlanPart')
    .whereRef('duesPlanPart.orgId', '=', 'duesReminder.orgId')
    .whereRef('duesPlanPart.planId', '=', 'duesReminder.planId')
    .whereRef('duesPlanPart.dueOn', '=', 'duesReminder.endAt')
    .where('duesPlanPart.paymentId', 'is not', null)
    .select('duesPlanPart.nth')
