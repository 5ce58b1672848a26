import { normaliseCardNo } from '#domain/cardNo.ts'
import type { Ask } from '#runtime/core/form/formContext.ts'
import { isAccountValueFree } from '../../store/repositories/accounts.ts'
import type { Store } from '../../store/store.ts'
import type { CallSubject } from '../subject.ts'

/** Answers a form's "must not repeat" as the open calls do: nobody else's account has the value. */
export function askRepeats(store: Store, orgId: string, { account }: CallSubject): Ask {
  return ({ kind, value }) => {
    const wanted = kind === 'cardNo' ? normaliseCardNo(value) : value
    return store.tx(orgId, (tx) => isAccountValueFree(tx, kind, wanted, account?.id))
  }
}
