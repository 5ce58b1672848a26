import type { Schema } from '#contract/calls.ts'
import type { OrganisationShape } from '#contract/configuration.gen.ts'
import { REMINDER_DAYS } from '#domain/record/reminders.ts'
import { fill } from '#domain/text/fill.ts'
import { dayAfter } from '#domain/time/days.ts'
import words from '../../../messages/studio.json' with { type: 'json' }
import {
  countCertificates,
  countEnding,
  countLiveOrders,
  countPendingReminders,
} from '../../../store/repositories/workInFlight.ts'
import type { Tx } from '../../../store/store.ts'
import type { ConfigurationDocuments } from '../../configuration/orgConfiguration.ts'
import { parsedDocument } from '../../configuration/parsedDocument.ts'
import { beijingDay } from '../../shared/beijingTime.ts'
import { type Both, changedTypes, isChanged, typeName } from './both.ts'

type Effect = Schema<'ReportEffect'>

/** What becomes of open orders, reminders and certificates. */
export async function duesEffects(tx: Tx, both: Both): Promise<Effect[]> {
  return [
    ...(await ofFees(tx, both)),
    ...(await ofReminders(tx, both)),
    ...(isChanged(both, 'certificates.json')
      ? told(words.effects.certificates, { count: await countCertificates(tx) })
      : []),
  ]
}

async function ofFees(tx: Tx, both: Both): Promise<Effect[]> {
  const types = changedTypes(both, 'fees.json')
  const effects: Effect[] = []
  for (const memberType of types) {
    const count = await countLiveOrders(tx, memberType)
    effects.push(...told(words.effects.fees, { count, name: typeName(both, memberType) }))
  }
  if (types.length === 0) return effects
  const pending = { count: await countPendingReminders(tx) }
  return [...effects, ...told(words.effects.reminders, pending)]
}

/** Members whose reminders a switch concerns: those with a term that ends about now. */
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

/** As `duesSettings` reads it: they are sent unless the society says otherwise. */
function sendsReminders(documents: ConfigurationDocuments): boolean {
  const organisation = parsedDocument(documents, 'organisation.json') as
    | OrganisationShape
    | undefined
  return organisation?.dues?.reminders ?? true
}

/** Nothing where none are concerned. */
const told = (
  text: string,
  facts: { count: number } & Record<string, string | number>,
): Effect[] => (facts.count === 0 ? [] : [{ sentence: fill(text, facts), isLoss: false }])
