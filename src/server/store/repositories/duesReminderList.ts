import type { ExpressionBuilder } from 'kysely'
import type { Database } from '../schema.ts'
import type { Tx } from '../store.ts'
import { isOfMember, MEMBER } from './deskFilter.ts'
import type { DuesReminder } from './duesReminders.ts'
import type { Joined } from './joined.ts'
import { ofMembersMeant } from './membersMeant.ts'
import { type Page, type PageRequest, pageOf, pageOfFew } from './page.ts'

export interface ReminderFilter {
  outcome?: DuesReminder['outcome'] | undefined
  keyword?: string | undefined
}

/** A reminder with its member; `termEnd`: where the term of the member ends now; `isPartPaid`: of a part, that it is paid. */
export type ListedReminder = DuesReminder & {
  realName: string | null
  orgName: string | null
  memberNum: string | null
  termEnd: string | null
  isPartPaid: boolean
}

/** Reminders with what became of them, the newest first. */
export async function pageReminders(
  tx: Tx,
  { outcome, keyword }: ReminderFilter,
  page: PageRequest,
): Promise<Page<ListedReminder>> {
  const query = reminders(tx)
    .$if(outcome !== undefined, (q) => q.where('duesReminder.outcome', '=', outcome ?? 'queued'))
    .$if(keyword !== undefined, (q) => q.where(isOfMember(keyword ?? '')))
    .selectAll('duesReminder')
    .select([...MEMBER, 'memberApplication.endAt as termEnd'])
    .select((e) => e.exists(paidPart(e)).$castTo<boolean>().as('isPartPaid'))
    .orderBy('duesReminder.createdAt', 'desc')
    .orderBy('duesReminder.memberId', 'desc')
    .orderBy('duesReminder.endAt')
    .orderBy('duesReminder.day')
    .orderBy('duesReminder.way')
    .orderBy('duesReminder.planId')
  const narrow = await ofMembersMeant(tx, keyword, 'duesReminder.memberId')()
  return narrow ? pageOfFew(query, KEY, page, query.where(narrow)) : pageOf(tx, query, KEY, page)
}

const KEY = ['memberId', 'endAt', 'day', 'way', 'planId'].map((column) => `duesReminder.${column}`)

function reminders(tx: Tx) {
  const found = tx.db
    .selectFrom('duesReminder')
    .leftJoin('memberApplication', (on) =>
      on
        .onRef('memberApplication.orgId', '=', 'duesReminder.orgId')
        .onRef('memberApplication.id', '=', 'duesReminder.memberId'),
    )
    .where('duesReminder.orgId', '=', tx.orgId)
  return found as unknown as Joined<'duesReminder' | 'memberApplication'>
}

const paidPart = (e: ExpressionBuilder<Database, 'duesReminder'>) =>
  e
    .selectFrom('duesPlanPart')
    .whereRef('duesPlanPart.orgId', '=', 'duesReminder.orgId')
    .whereRef('duesPlanPart.planId', '=', 'duesReminder.planId')
    .whereRef('duesPlanPart.dueOn', '=', 'duesReminder.endAt')
    .where('duesPlanPart.paymentId', 'is not', null)
    .select('duesPlanPart.nth')
