import { byDaylight, type DueReminder, dueReminders } from '#domain/record/reminders.ts'
import { REMIND } from '../../store/jobKinds.ts'
import {
  insertReminders,
  listEnding,
  type Reminded,
  type ReminderKey,
} from '../../store/repositories/duesReminders.ts'
import { enqueue } from '../../store/repositories/outbox.ts'
import type { Store, Tx } from '../../store/store.ts'
import type { Configurations } from '../configuration/configurations.ts'
import { duesSettings } from '../configuration/duesSettings.ts'
import { beijingDay } from '../shared/beijingTime.ts'
import { contactsOf, type Way } from './contactsOf.ts'

export interface ReminderParts {
  store: Store
  configuration: Configurations
}

/** Members a transaction takes at once. */
const BATCH = 200

/**
 * Decides, for every organisation that wants its members reminded, whom to remind today, and leaves the sending to the
 * outbox. It may run as often as it likes and in as many processes: a reminder and its job are written together, once a
 * member, term, day and way.
 * @param ways what can be sent at all
 */
export async function scanReminders(
  { store, configuration }: ReminderParts,
  ways: ReadonlySet<Way>,
): Promise<void> {
  for (const organisation of await configuration.all()) {
    if (!duesSettings(organisation).reminders) continue
    const { orgId } = organisation
    const today = await store.tx(orgId, async (tx) => beijingDay(tx.now))
    for (const due of dueReminders(today)) await remindAll(store, orgId, due, ways)
  }
}

async function remindAll(
  store: Store,
  orgId: string,
  due: DueReminder,
  ways: ReadonlySet<Way>,
): Promise<void> {
  let after = ''
  for (;;) {
    const batch = await store.tx(orgId, (tx) => remindSome(tx, due, ways, after))
    if (batch.length < BATCH) return
    after = batch.at(-1)?.id ?? ''
  }
}

async function remindSome(
  tx: Tx,
  { day, from, to }: DueReminder,
  ways: ReadonlySet<Way>,
  after: string,
): Promise<Reminded[]> {
  const members = await listEnding(tx, { from, to, after, limit: BATCH })
  const keys = members.flatMap((member): ReminderKey[] => {
    const contacts = contactsOf(member)
    const { id: memberId, endAt } = member
    return [...ways].filter((way) => contacts[way]).map((way) => ({ memberId, endAt, day, way }))
  })
  const runAt = byDaylight(tx.now)
  for (const payload of await insertReminders(tx, keys))
    await enqueue(tx, { kind: REMIND, payload, runAt })
  return members
}
