import { afterEach, expect, test } from 'vitest'
import { Unavailable } from '#server/store/databaseError.ts'
import type { Store } from '#server/store/store.ts'
import { patience } from '../../support/patience.ts'
import { countNoticeView } from './countNoticeView.ts'
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
test('who keeps the connection without using it loses it, with all it wrote', async () => {
  const hold = patience(0.5)
  await open({ wait: patience(10), hold })
  const queued: Promise<number>[] = []
  const forgetful = store.tx(orgId, async (tx) => {
    await countNoticeView(tx, 'n')
    queued.push(view())
    await queued[0]
    return countNoticeView(tx, 'n')
  })
  await expect(forgetful).rejects.toThrow(`held for ${hold} ms without a statement`)
  expect(await queued[0]).toBe(1)
})

test('who uses the connection keeps it, however long it takes together', async () => {
  const hold = patience(0.5)
  await open({ wait: patience(10), hold })
  const began = performance.now()
  const counted = await store.tx(orgId, async (tx) => {
    let views = 0
    while (performance.now() - began < 3 * hold) views = await countNoticeView(tx, 'n')
    return views
  })
  expect(counted).toBeGreaterThan(1)
  expect(await view()).toBe(counted + 1)
})

test('who waits too long for the connection is told so', async () => {
  await open({ wait: 100, hold: 30_000 })
  let release = () => {}
  const holder = store.tx(orgId, () => new Promise<void>((resolve) => (release = resolve)))
  await expect(view()).rejects.toThrow(Unavailable)
  release()
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
