import { normaliseCardNo } from '#domain/person/cardNo.ts'
import { isAccountValueFree } from '../../store/repositories/accounts.ts'
import type { Store } from '../../store/store.ts'
import type { AskFree } from '../forms/submission.ts'
import type { CallSubject } from '../subject.ts'

/** Answers a form's `notRepeat` rules as the open calls do: true when no other account has the value. */
export function askRepeats(store: Store, orgId: string, { account }: CallSubject): AskFree {
  return ({ kind, value }) => {
    const wanted = kind === 'cardNo' ? normaliseCardNo(value) : value
    return store.tx(orgId, (tx) => isAccountValueFree(tx, kind, wanted, account?.id))
  }
}
