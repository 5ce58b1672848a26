import { expect, test } from 'vitest'
import {
  clearLoginFailures,
  reserveLoginTry,
  returnLoginTry,
} from '#server/base/repositories/loginFailures.ts'
import type { Store, Tx } from '#server/store/store.ts'
import { newSociety } from '../societies.ts'

const at = (tx: Tx, seconds: number): Tx => ({
  ...tx,
  now: new Date(tx.now.getTime() + seconds * 1000),
})
const HERE = { name: '13800000001', network: '10.0.0.1' }
const DAY = 24 * 3600
const thirdOn = (failures: number) => (failures < 3 ? 0 : 60 * failures)
const fail = (tx: Tx, attempt = HERE) => reserveLoginTry(tx, attempt, thirdOn)

export function loginFailureRules(store: () => Store): void {
  test('failures of one name from one network pause that pair, for as long as the rule says', async () => {
    const orgId = await newSociety(store())
    await store().tx(orgId, async (tx) => {
      for (let n = 0; n < 3; n++) expect(await fail(tx)).toBeUndefined()
      expect(await fail(tx)).toEqual(at(tx, 180).now)
      expect(await fail(at(tx, 179))).toEqual(at(tx, 180).now)
      expect(await fail(at(tx, 180))).toBeUndefined()
      expect(await fail(at(tx, 180))).toEqual(at(tx, 180 + 240).now)
      expect(await fail(tx, { ...HERE, network: '10.0.0.2' })).toBeUndefined()
      expect(await fail(tx, { ...HERE, name: '13800000002' })).toBeUndefined()
    })
  })

  test('failures are forgotten after a day, and when they are cleared', async () => {
    const orgId = await newSociety(store())
    await store().tx(orgId, async (tx) => {
      for (let n = 0; n < 2; n++) await fail(tx)
      for (let n = 0; n < 2; n++) expect(await fail(at(tx, DAY + 1))).toBeUndefined()
      const there = { ...HERE, network: '10.0.0.2' }
      for (let n = 0; n < 3; n++) await fail(tx, there)
      const account = { userName: null, mobile: HERE.name }
      await clearLoginFailures(tx, account, '10.0.0.1')
      expect(await fail(tx, there)).toBeDefined()
      await clearLoginFailures(tx, account)
      expect(await fail(tx, there)).toBeUndefined()
      await clearLoginFailures(tx, { userName: null, mobile: null })
    })
  })

  test('a login that is given back leaves the failures before it, and no pause', async () => {
    const orgId = await newSociety(store())
    await store().tx(orgId, async (tx) => {
      for (let n = 0; n < 3; n++) await fail(tx)
      await returnLoginTry(tx, HERE)
      expect(await fail(tx)).toBeUndefined()
      expect(await fail(tx)).toEqual(at(tx, 180).now)
    })
  })
}
