import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { claimJobs } from '#server/base/repositories/jobClaims.ts'
import { enqueue, failJob } from '#server/base/repositories/outbox.ts'
import { deadJobsAnswer, KIND_NAMES, retryJobsAnswer } from '#server/control/jobsAnswer.ts'
import words from '#server/messages/jobs.json' with { type: 'json' }
import { type JobKind, LANE_OF, REFUND, REMIND } from '#server/store/jobKinds.ts'
import type { Store } from '#server/store/store.ts'
import { openTestStore } from '../store/openTestStore.ts'
import { newSociety } from '../store/societies.ts'

let store: Store
let orgId = ''
beforeAll(async () => {
  store = await openTestStore()
  orgId = await newSociety(store)
})
afterAll(() => store.close())
beforeEach(() => store.txSystem((tx) => tx.db.deleteFrom('outbox').execute()))

/** A job that was given up; returns its id. */
async function dead(kind: JobKind): Promise<string> {
  const payload = { mobile: '13800000001' }
  const id = await store.tx(orgId, (tx) => enqueue(tx, { kind, payload }))
  await store.txSystem(async (tx) => {
    const lane = LANE_OF[kind]
    const { jobs } = await claimJobs(tx, { lane, seconds: 60, limit: 9, each: 9, after: '' })
    for (const job of jobs) await failJob(tx, job, { error: 'isv.CODE' })
  })
  return id
}

const open = () =>
  store.txSystem((tx) =>
    tx.db.selectFrom('outbox').where('deadAt', 'is', null).select(['id', 'tries']).execute(),
  )

test('every kind of job has a name for operators', () => {
  expect(Object.keys(KIND_NAMES).sort()).toEqual(Object.keys(LANE_OF).sort())
})

test('the list counts by kind and shows the code of the failure, and nothing a job is about', async () => {
  const id = await dead(REMIND)
  await dead(REFUND)
  const { ok, lines } = await deadJobsAnswer(store)
  expect(ok).toBe(true)
  expect(lines).toHaveLength(4)
  expect(lines.join('\n')).toContain(`${orgId}  remind  ${id}  试过 1 次  isv.CODE`)
  expect(lines.join('\n')).not.toContain('13800000001')
})

test('nothing given up is said in a sentence', async () => {
  expect(await deadJobsAnswer(store)).toEqual({ ok: true, lines: [words.none] })
})

test('a retried job runs as if it had not been tried, and wakes its lane', async () => {
  const woken: string[] = []
  const id = await dead(REMIND)
  await dead(REFUND)
  store.onWake((lanes) => woken.push(...lanes))
  expect(await retryJobsAnswer(store, { id })).toMatchObject({ ok: true })
  expect(await open()).toEqual([{ id, tries: 0 }])
  expect(woken).toEqual(['bulk'])
})

test('all of a kind are retried, others stay', async () => {
  const ids = [await dead(REMIND), await dead(REMIND)]
  await dead(REFUND)
  expect(await retryJobsAnswer(store, { kind: REMIND })).toMatchObject({ ok: true })
  expect((await open()).map(({ id }) => id).sort()).toEqual(ids.sort())
  expect(await retryJobsAnswer(store, { kind: REMIND })).toMatchObject({ ok: false })
})
