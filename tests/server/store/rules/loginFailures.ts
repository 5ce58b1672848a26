import { expect, test } from 'vitest'
import {
  clearLoginFailures,
  findLoginPause,
  recordLoginFailure,
} from '#server/store/repositories/loginFailures.ts'
import type { Store, Tx } from '#server/store/store.ts'
import { newSociety } from '../societies.ts'

const at = (tx: Tx, seconds: number): Tx => ({
  ...tx,
  now: new Date(tx.now.getTime() + seconds * 1000),
})
const HERE = { name: '13800000001', network: '10.0.0.1' }
const DAY = 24 * 3600
const thirdOn = (failures: number) => (failures < 3 ? 0 : 60 * failures)

export function loginFailureRules(store: () => Store): void {
  test('failures of one name from one network pause that pair, for as long as the rule says', async () => {
    const orgId = await newSociety(store())
    await store().tx(orgId, async (tx) => {
      for (let n = 0; n < 2; n++) await recordLoginFailure(tx, HERE, thirdOn)
      expect(await findLoginPause(tx, HERE)).toBeUndefined()
      await recordLoginFailure(tx, HERE, thirdOn)
      expect(await findLoginPause(tx, HERE)).toEqual(at(tx, 180).now)
      expect(await findLoginPause(at(tx, 180), HERE)).toBeUndefined()
      await recordLoginFailure(at(tx, 180), HERE, thirdOn)
      expect(await findLoginPause(at(tx, 180), HERE)).toEqual(at(tx, 180 + 240).now)
      expect(await findLoginPause(tx, { ...HERE, network: '10.0.0.2' })).toBeUndefined()
      expect(await findLoginPause(tx, { ...HERE, name: '13800000002' })).toBeUndefined()
    })
  })

  test('failures are forgotten after a day, and when they are cleared', async () => {
    const orgId = await newSociety(store())
    await store().tx(orgId, async (tx) => {
      for (let n = 0; n < 2; n++) await recordLoginFailure(tx, HERE, thirdOn)
      await recordLoginFailure(at(tx, DAY + 1), HERE, thirdOn)
      expect(await findLoginPause(at(tx, DAY + 1), HERE)).toBeUndefined()
      const there = { ...HERE, network: '10.0.0.2' }
      for (let n = 0; n < 3; n++) await recordLoginFailure(tx, there, thirdOn)
      const account = { userName: null, mobile: HERE.name }
      await clearLoginFailures(tx, account, '10.0.0.1')
      expect(await findLoginPause(tx, there)).toBeDefined()
      await clearLoginFailures(tx, account)
      expect(await findLoginPause(tx, there)).toBeUndefined()
      await clearLoginFailures(tx, { userName: null, mobile: null })
    })
  })
}
