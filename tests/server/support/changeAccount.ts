import {
  type AccountPatch,
  lockAccount,
  updateAccount,
} from '#server/base/repositories/accounts.ts'
import type { TestApp } from './openApp.ts'
import { DEMO } from './visitor.ts'

/** Changes columns of an account of the demonstration. */
export const changeAccount = (
  { parts: { store } }: TestApp,
  id: string,
  patch: AccountPatch,
): Promise<void> =>
  store.tx(DEMO, async (tx) => {
    const account = await lockAccount(tx, id)
    if (!account) throw new Error(`there is no account ${id}`)
    await updateAccount(tx, account, patch)
  })
