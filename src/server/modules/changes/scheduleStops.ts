import type { Schema } from '#contract/calls.ts'
import { shareAccount } from '#server/base/repositories/accounts.ts'
import type words from '#server/messages/studio.json'
import type { Tx } from '#server/store/store.ts'
import { mayPublish } from './documentRights.ts'
import { goingLive, type Sides } from './rebaseChange.ts'
import type { ConfigChange } from './repositories/configChanges.ts'
import { lacksSecondPerson, needsTwoPersons } from './twoPersons.ts'

/** Why a scheduled change set is not published; staff read the reason as the remark of the reopened change set. */
interface Stop {
  why: keyof typeof words.scheduled
  count: number
}

interface Checked {
  conflicts: number
  report: Pick<
    Schema<'ChangeReport'>,
    'errors' | 'changes' | 'isLoss' | 'proofErrors' | 'failedTests'
  >
  hasMoved: boolean
}

/**
 * Returns the reason that prevents publication. The publisher's confirmations apply to the documents as scheduled, so
 * unproven forms and loss of data prevent it only after a merge.
 */
export function stopOfReport({ conflicts, report, hasMoved }: Checked): Stop | undefined {
  if (conflicts > 0) return { why: 'conflicts', count: conflicts }
  if (report.errors > 0) return { why: 'errors', count: report.errors }
  if (report.changes.length === 0) return { why: 'same', count: 0 }
  if (report.failedTests > 0) return { why: 'tests', count: report.failedTests }
  if (hasMoved && report.proofErrors > 0) return { why: 'proofs', count: report.proofErrors }
  return hasMoved && report.isLoss ? { why: 'loss', count: 0 } : undefined
}

/** The account that scheduled a change set. */
export const publisherOf = ({ publishBy, createdBy }: ConfigChange): string =>
  publishBy ?? createdBy

/**
 * Returns the reason why its publisher could not publish the change set by hand now: an account that is closed, disabled
 * or without the right, or a second person whom the live documents have come to demand.
 */
export async function stopOfPersons(
  tx: Tx,
  change: ConfigChange,
  sides: Sides,
): Promise<Stop | undefined> {
  const { base, theirs } = sides
  const account = await shareAccount(tx, publisherOf(change))
  if (!account || account.disabledAt !== null || !mayPublish({ account }, goingLive(base, sides)))
    return { why: 'publisher', count: 0 }
  const isAlone = needsTwoPersons(theirs) && lacksSecondPerson(change, account.id) !== undefined
  return isAlone ? { why: 'twoPersons', count: 0 } : undefined
}
