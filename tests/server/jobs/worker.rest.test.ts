import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { enqueue } from '#server/base/repositories/outbox.ts'
import { LANE_LIMITS } from '#server/jobs/lanes.ts'
import { startWorker, type Worker } from '#server/jobs/startWorker.ts'
import { DRAW_RECEIPT, REMIND, SEND_SMS } from '#server/store/jobKinds.ts'
import type { Store } from '#server/store/store.ts'
import { openTestStore } from '../store/openTestStore.ts'
import { newSociety } from '../store/societies.ts'

let store: Store
let orgId = ''
let worker: Worker | undefined
const errors: unknown[] = []
beforeAll(async () => {
  store = await openTestStore()
  orgId = await newSociety(store)
})
afterAll(() => store.close())
afterEach(async () => {
  await worker?.stop()
  await store.txSystem((tx) => tx.db.deleteFrom('outbox').execute())
  expect(errors).toEqual([])
})

function start(handlers: Parameters<typeof startWorker>[0]['handlers']): void {
  const onFailure = (_job: unknown, error: unknown) => void errors.push(error)
  worker = startWorker({ store, handlers, onFailure, choresOf: () => ({}) }, (error) =>
    errors.push(error),
  )
}

/** Counts the worker's transactions from now on. */
function countTransactions(): () => number {
  const { txSystem } = store
  let count = 0
  store.txSystem = (fn) => {
    count += 1
    return txSystem(fn)
  }
  return () => count
}

test('a code leaves while every place of the bulk lane is taken and more is due', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const begun: string[] = []
  const sent: string[] = []
  start({
    [REMIND]: async ({ id }) => {
      begun.push(id)
      await held
    },
    [SEND_SMS]: async ({ id }) => void sent.push(id),
  })
  const { concurrency } = LANE_LIMITS.bulk
  await store.tx(orgId, async (tx) => {
    for (let n = 0; n < concurrency * 2; n += 1) await enqueue(tx, { kind: REMIND, payload: {} })
  })
  await expect.poll(() => begun.length).toBe(concurrency)
  const code = await store.tx(orgId, (tx) => enqueue(tx, { kind: SEND_SMS, payload: {} }))
  await expect.poll(() => sent).toEqual([code])
  expect(begun).toHaveLength(concurrency)
  release()
  await expect.poll(() => begun.length).toBe(concurrency * 2)
})

test('jobs enqueued here are worked at the commit, others when they are due', async () => {
  const worked: string[] = []
  start({ [DRAW_RECEIPT]: async ({ id }) => void worked.push(id) })
  const now = await store.tx(orgId, (tx) => enqueue(tx, { kind: DRAW_RECEIPT, payload: {} }))
  await expect.poll(() => worked).toEqual([now])
  const later = await store.tx(orgId, (tx) =>
    enqueue(tx, {
      kind: DRAW_RECEIPT,
      payload: {},
      runAt: new Date(tx.now.getTime() + 300),
    }),
  )
  await expect.poll(() => worked).toEqual([now, later])
})

test('a transaction that failed wakes nobody', async () => {
  const woken: string[] = []
  store.onWake((lanes) => woken.push(...lanes))
  const failed = store.tx(orgId, async (tx) => {
    await enqueue(tx, { kind: REMIND, payload: {} })
    throw new Error('no')
  })
  await expect(failed).rejects.toThrow('no')
  expect(woken).toEqual([])
  await store.tx(orgId, (tx) => enqueue(tx, { kind: REMIND, payload: {}, runAt: new Date(0) }))
  expect(woken).toEqual(['bulk'])
})

test('the worker of an embedded database asks nothing while nothing is due', async () => {
  const count = countTransactions()
  const worked: string[] = []
  start({ [DRAW_RECEIPT]: async ({ id }) => void worked.push(id) })
  const enqueued = () => store.tx(orgId, (tx) => enqueue(tx, { kind: DRAW_RECEIPT, payload: {} }))
  await enqueued()
  await expect.poll(() => worked.length).toBe(1)
  const before = count()
  // Longer than every lane's poll, had it one: the second job is its own proof that the worker is awake.
  const runAt = new Date(Date.now() + LANE_LIMITS.money.pollMs * 1.5)
  await store.tx(orgId, (tx) => enqueue(tx, { kind: DRAW_RECEIPT, payload: {}, runAt }))
  await expect.poll(() => worked.length).toBe(2)
  // Both are done, the lane was woken and the job due; a timer may come early once or twice.
  expect(count() - before).toBeLessThanOrEqual(6)
})
