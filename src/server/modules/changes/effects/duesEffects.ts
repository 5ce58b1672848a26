import type { Schema } from '#contract/calls.ts'
import type { OrganisationShape } from '#contract/configuration.gen.ts'
import { REMINDER_DAYS } from '#domain/record/reminders.ts'
import { fill } from '#domain/text/fill.ts'
import { dayAfter } from '#domain/time/days.ts'
import { beijingDay } from '#server/base/shared/beijingTime.ts'
import words from '#server/messages/studio.json' with { type: 'json' }
import type { ConfigurationDocuments } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { parsedDocument } from '#server/modules/configuration/documents/parsedDocument.ts'
import type { Tx } from '#server/store/store.ts'
import {
  countCertificates,
  countEnding,
  countLiveOrders,
  countPendingReminders,
} from '../repositories/workInFlight.ts'
import { billEffects } from './billEffects.ts'
import { type Both, changedTypes, entriesOf, isChanged, typeName } from './both.ts'

type Effect = Schema<'ReportEffect'>

/** Describes the effects on open orders, bills, reminders, grace periods and certificates. */
export async function duesEffects(tx: Tx, both: Both): Promise<Effect[]> {
  return [
    ...(await ofFees(tx, both)),
    ...(await ofReminders(tx, both)),
    ...(await ofGrace(tx, both)),
    ...(isChanged(both, 'certificates.json')
      ? told(words.effects.certificates, { count: await countCertificates(tx) })
      : []),
  ]
}

async function ofFees(tx: Tx, both: Both): Promise<Effect[]> {
  const types = changedTypes(both, 'fees.json')
  const [was, is] = [entriesOf(both.before, 'fees.json'), entriesOf(both.after, 'fees.json')]
  const effects: Effect[] = []
  for (const memberType of types) {
    const count = await countLiveOrders(tx, memberType)
    const name = typeName(both, memberType)
    effects.push(...told(words.effects.fees, { count, name }))
    const fees = { before: was.get(memberType), after: is.get(memberType) }
    effects.push(...billEffects({ name, ...fees }, beijingDay(tx.now)))
  }
  if (types.length === 0) return effects
  const pending = { count: await countPendingReminders(tx) }
  return [...effects, ...told(words.effects.reminders, pending)]
}

/**
 * Counts the members concerned when reminders are switched on or off: those whose term ends within the reminder days
 * before or after today.
 */
async function ofReminders(tx: Tx, both: Both): Promise<Effect[]> {
  const [was, is] = [both.before, both.after].map(sendsReminders)
  if (was === is) return []
  const today = beijingDay(tx.now)
  const days = Math.max(...REMINDER_DAYS)
  const count = await countEnding(tx, { from: dayAfter(today, -days), to: dayAfter(today, days) })
  const pending = await countPendingReminders(tx)
  const text = is ? words.effects.remindersOn : words.effects.remindersOff
  return told(text, { count, days, pending })
}

/** Members whose membership is lost or comes back, as `standingOf` decides it. */
async function ofGrace(tx: Tx, both: Both): Promise<Effect[]> {
  const [before, after] = [graceDays(both.before), graceDays(both.after)]
  if (before === after) return []
  const today = beijingDay(tx.now)
  const [fewer, more] = [Math.min(before, after), Math.max(before, after)]
  const count = await countEnding(tx, {
    from: dayAfter(today, -more),
    to: dayAfter(today, -fewer - 1),
  })
  const text = after > before ? words.effects.graceLonger : words.effects.graceShorter
  return told(text, { count, before, after })
}

/** Reminders are sent unless the society switches them off, as in `duesSettings`. */
const sendsReminders = (documents: ConfigurationDocuments): boolean =>
  duesOf(documents)?.reminders ?? true

function graceDays(documents: ConfigurationDocuments): number {
  const days = duesOf(documents)?.graceDays
  return Number.isSafeInteger(days) ? Number(days) : 0
}

const duesOf = (documents: ConfigurationDocuments): OrganisationShape['dues'] =>
  (parsedDocument(documents, 'organisation.json') as OrganisationShape | undefined)?.dues

/** Empty when the count is zero. */
const told = (
  text: string,
  facts: { count: number } & Record<string, string | number>,
): Effect[] => (facts.count === 0 ? [] : [{ sentence: fill(text, facts), isLoss: false }])
