import type { Tx } from '#server/store/store.ts'
import type { DecidedColumns } from '#server/store/tables/dues.ts'
import { requireAccount } from '../authorize.ts'
import type { CallSubject } from '../subject.ts'

/** Returns the deciding staff member's columns for rows about money. */
export function decidedBy(tx: Tx, subject: CallSubject, opinion: string): DecidedColumns {
  const { id, realName } = requireAccount(subject)
  return {
    decidedBy: id,
    decidedByName: realName,
    decidedAt: tx.now,
    decidedOpinion: opinion,
  }
}
