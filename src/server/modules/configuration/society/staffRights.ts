import { RIGHTS } from '#contract/codes.ts'
import { listStaff } from '#server/base/repositories/accountLists.ts'
import names from '#server/messages/rights.json' with { type: 'json' }
import type { Tx } from '#server/store/store.ts'

/** All staff rights with their names. */
export const rightsThereAre = () => RIGHTS.map((right) => ({ right, name: names[right] }))

/** Staff members with their rights, without contact or login data. */
export const whoHasWhich = async (tx: Tx) =>
  (await listStaff(tx)).map(({ id, realName, disabledAt, rights }) => ({
    id,
    realName,
    status: disabledAt ? '0' : '1',
    rights,
  }))
