import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createNoticeVisits } from '#server/modules/configuration/notices/noticeVisits.ts'
import { noticeViews } from '#server/modules/configuration/repositories/notices.ts'
import type { Store } from '#server/store/store.ts'
import { openTestStore } from '../../../store/openTestStore.ts'
import { newSociety } from '../../../store/societies.ts'

let store: Store
let orgId: string
const failures: unknown[] = []
beforeEach(async () => {
  failures.length = 0
  store = await openTestStore()
  orgId = await newSociety(store)
})
afterEach(async () => {
  vi.useRealTimers()
  await store.close()
})

const process = (over: Store = store) => createNoticeVisits(over, (error) => failures.push(error))
const known = (of = orgId) => store.tx(of, noticeViews)

/** The store whose transactions fail as long as it is away. */
function failing() {
  const state = { isAway: true }
  const tx: Store['tx'] = (of, run) =>
    state.isAway ? Promise.reject(new Error('away')) : store.tx(of, run)
  return { state, store: { ...store, tx } }
}

test('a visit writes nothing; what is counted is told together, of each society what is its own', async () => {
  const other = await newSociety(store)
  const visits = process()
  for (const notice of ['a', 'a', 'b']) visits.count(orgId, notice)
  visits.count(other, 'a')
  expect([visits.untold(orgId).get('a'), (await known()).size]).toEqual([2, 0])
  await visits.tell()
  expect(await known()).toEqual(
    new Map([
      ['a', 2],
      ['b', 1],
    ]),
  )
  expect(await known(other)).toEqual(new Map([['a', 1]]))
  expect(visits.untold(orgId).size).toBe(0)
})

test('several processes add up, and a visit that comes while others are told is told next', async () => {
  const processes = [process(), process()]
  for (const visits of processes) visits.count(orgId, 'a')
  const telling = processes.map((visits) => visits.tell())
  processes[0]?.count(orgId, 'a')
  await Promise.all(telling)
  for (const visits of processes) await visits.tell()
  expect(await known()).toEqual(new Map([['a', 3]]))
})

test('visits are told by themselves some seconds later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const visits = process()
  visits.count(orgId, 'a')
  vi.advanceTimersByTime(3000)
  vi.useRealTimers()
  await expect.poll(async () => [...(await known())]).toEqual([['a', 1]])
})

test('what could not be told is told when the database is back', async () => {
  const { state, store: away } = failing()
  const visits = process(away)
  visits.count(orgId, 'a')
  await visits.tell()
  expect([failures.length, visits.untold(orgId).get('a')]).toEqual([1, 1])
  state.isAway = false
  visits.count(orgId, 'a')
  await visits.tell()
  expect(await known()).toEqual(new Map([['a', 2]]))
})

test('a society that cannot be told of for a minute is given up', async () => {
  const visits = process(failing().store)
  visits.count(orgId, 'a')
  for (let tried = 0; tried < 20; tried += 1) await visits.tell()
  expect([failures.length, visits.untold(orgId).size]).toEqual([20, 0])
})
