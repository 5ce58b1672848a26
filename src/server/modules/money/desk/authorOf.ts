import { RefusalCode } from '#contract/envelope.ts'
import { requireAccount } from '#server/base/authorize.ts'
import type { CallSubject } from '#server/base/subject.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { DeedAuthor } from '../repositories/duesDeeds.ts'

/**
 * Returns the author of a deed: the staff member and the reason. Throws BadRequest without a reason, NotLoggedIn
 * without an account.
 */
export function authorOf(subject: CallSubject, note: string): DeedAuthor {
  const reason = note.trim()
  if (reason === '') throw new Refusal(RefusalCode.BadRequest, 'duesNoteRequired')
  const { id, realName } = requireAccount(subject)
  return { doneBy: id, doneByName: realName, reason }
}
