import {
  byDaylight,
  type DueReminder,
  dueReminders,
  PART_DAYS,
  REMINDER_DAYS,
} from '#domain/record/reminders.ts'
import { enqueue } from '#server/base/repositories/outbox.ts'
import { beijingDay } from '#server/base/shared/beijingTime.ts'
import type { Configurations } from '#server/modules/configuration/documents/configurations.ts'
import { duesSettings } from '#server/modules/configuration/society/duesSettings.ts'
import { REMIND } from '#server/store/jobKinds.ts'
import type { Store, Tx } from '#server/store/store.ts'
import { listDueParts } from '../repositories/duesDueParts.ts'
import {
  insertReminders,
  listEnding,
  type Reminded,
  type ReminderKey,
} from '../repositories/duesReminders.ts'
import { contactsOf, type Way } from './contactsOf.ts'

export interface ReminderParts {
  store: Store
  configuration: Configurations
}

/** Members per transaction. */
const BATCH = 200

/**
 * Selects, for every organisation that sends reminders, the members to remind today, and enqueues the sending: at the
 * end of a term, and when the next part of a payment plan is due. May run any number of times and in several processes:
 * a reminder and its job are inserted together, once per member, term or part, day and way.
 * @param ways ways of sending that are available
 * @param ending no further organisation is scanned once it is aborted
 */
export async function scanReminders(
  { store, configuration }: ReminderParts,
  ways: ReadonlySet<Way>,
  ending?: AbortSignal,
): Promise<void> {
  for await (const organisation of configuration.each(ending)) {
    if (!duesSettings(organisation).reminders) continue
    const { orgId } = organisation
    const today = await store.tx(orgId, async (tx) => beijingDay(tx.now))
    for (const due of dueReminders(today, REMINDER_DAYS))
      await remindAll(store, orgId, { due, ways, list: listEnding })
    for (const due of dueReminders(today, PART_DAYS))
      await remindAll(store, orgId, { due, ways, list: listDueParts })
  }
}

interface Reminding {
  due: DueReminder
  ways: ReadonlySet<Way>
  /** Lists the members whose term ends, or whose part is due, in the days of the reminder. */
  list: typeof listEnding
}

async function remindAll(store: Store, orgId: string, reminding: Reminding): Promise<void> {
  let after: Reminded | undefined
  for (;;) {
    const batch = await store.tx(orgId, (tx) => remindSome(tx, reminding, after))
    if (batch.length < BATCH) return
    after = batch.at(-1)
  }
}

async function remindSome(
  tx: Tx,
  { due: { day, from, to }, ways, list }: Reminding,
  after: Reminded | undefined,
): Promise<Reminded[]> {
  const members = await list(tx, { from, to, after, limit: BATCH })
  const keys = members.flatMap((member): ReminderKey[] => {
    const contacts = contactsOf(member)
    const { id: memberId, endAt, planId } = member
    const reachable = [...ways].filter((way) => contacts[way])
    return reachable.map((way) => ({ memberId, endAt, day, way, planId }))
  })
  const runAt = byDaylight(tx.now)
  for (const payload of await insertReminders(tx, keys))
    await enqueue(tx, { kind: REMIND, payload, runAt })
  return members
}
