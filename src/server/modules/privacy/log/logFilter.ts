import type { CallInput } from '#contract/calls.ts'
import { findAccountByLogin } from '#server/base/repositories/accounts.ts'
import type { ActivityFilter } from '#server/base/repositories/activityLog.ts'
import { dayAfter, dayStart } from '#server/base/shared/beijingTime.ts'
import { memberOfNumber } from '#server/modules/records/repositories/memberOfNumber.ts'
import type { Tx } from '#server/store/store.ts'

type Asked = Pick<CallInput<'logExport'>, 'from' | 'until' | 'kind' | 'outcome' | 'who' | 'record'>

/** Database filter of a search: days are whole Beijing days, `until` inclusive. */
export async function logFilter(tx: Tx, asked: Asked): Promise<ActivityFilter> {
  const { from, until, kind, outcome } = asked
  return {
    kind,
    outcome,
    from: from === undefined ? undefined : dayStart(from),
    until: until === undefined ? undefined : dayAfter(until),
    who: await whoAsked(tx, asked.who?.trim()),
    records: await recordsAsked(tx, asked.record?.trim()),
  }
}

/**
 * Filters by actor: a user name or mobile matches the account under any of its names; other texts match the name at the
 * time of the entry.
 */
async function whoAsked(tx: Tx, name: string | undefined): Promise<ActivityFilter['who']> {
  if (!name) return undefined
  const account = await findAccountByLogin(tx, name)
  return account ? { accountId: account.id } : { name }
}

async function recordsAsked(tx: Tx, text: string | undefined): Promise<string[] | undefined> {
  if (!text) return undefined
  const memberId = await memberOfNumber(tx, text.toUpperCase())
  return memberId ? [text, memberId] : [text]
}
