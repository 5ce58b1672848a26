import { afterEach, expect, test } from 'vitest'
import { Unavailable } from '#server/store/databaseError.ts'
import { countNoticeView } from '#server/store/repositories/notices.ts'
import type { Store } from '#server/store/store.ts'
import { openTestStore } from './openTestStore.ts'
import { newSociety } from './societies.ts'

let store: Store
let orgId: string

async function open(driverTimes = { wait: 10_000, hold: 30_000 }): Promise<void> {
  store = await openTestStore({ driverTimes })
  orgId = await newSociety(store)
}
afterEach(() => store.close())

const view = () => store.tx(orgId, (tx) => countNoticeView(tx, 'n'))
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

test('who keeps the connection too long loses it, with all it wrote', async () => {
  await open({ wait: 10_000, hold: 1_500 })
  const forgetful = store.tx(orgId, async (tx) => {
    await countNoticeView(tx, 'n')
    await pause(3_000)
    return countNoticeView(tx, 'n')
  })
  const patient = view()
  await expect(forgetful).rejects.toThrow(/held longer than 1500 ms/)
  expect(await patient).toBe(1)
})

test('who waits too long for the connection is told so', async () => {
  await open({ wait: 100, hold: 30_000 })
  const holder = store.tx(orgId, () => pause(400))
  await expect(view()).rejects.toThrow(Unavailable)
  await holder
  expect(await view()).toBe(1)
})

test('closing waits for what runs and refuses what comes', async () => {
  await open()
  const running = [view(), view(), view()]
  const closed = store.close()
  await expect(view()).rejects.toThrow(/closed|destroyed/)
  expect(await Promise.all(running)).toEqual([1, 2, 3])
  await closed
  expect(await store.ready()).toBe(false)
})
