import { RefusalCode } from '#contract/envelope.ts'
import { requireAccount } from '../../../base/authorize.ts'
import type { CallSubject } from '../../../base/subject.ts'
import { Refusal } from '../../../messages/refusal.ts'
import type { DeedAuthor } from '../../../store/repositories/duesDeeds.ts'

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
