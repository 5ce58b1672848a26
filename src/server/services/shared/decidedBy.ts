import type { Tx } from '../../store/store.ts'
import type { DecidedColumns } from '../../store/tables/dues.ts'
import { requireAccount } from '../authorize.ts'
import type { CallSubject } from '../subject.ts'

/** Who decides in this call, as rows about money keep it. */
export function decidedBy(tx: Tx, subject: CallSubject, opinion: string): DecidedColumns {
  const { id, realName } = requireAccount(subject)
  return {
    decidedBy: id,
    decidedByName: realName,
    decidedAt: tx.now,
    decidedOpinion: opinion,
  }
}
