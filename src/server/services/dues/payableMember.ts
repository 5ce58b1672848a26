import { RefusalCode } from '#contract/envelope.ts'
import { can } from '#domain/statusActions.ts'
import { Refusal } from '../../refusal.ts'
import { type Application, lockApplication } from '../../store/repositories/applications.ts'
import type { Tx } from '../../store/store.ts'
import { allowed } from '../application/recordShelf.ts'
import type { CallSubject } from '../subject.ts'

/** The member, held until the transaction ends, for its owner and while its status allows paying. */
export async function payableMember(
  tx: Tx,
  id: string,
  subject: CallSubject,
): Promise<Application> {
  const member = allowed(await lockApplication(tx, id), subject, 'change')
  if (!can('pay', member)) throw new Refusal(RefusalCode.Conflict, 'statusAction')
  return member
}
