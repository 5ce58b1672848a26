import { expect, test } from 'vitest'
import {
  claimJobs,
  enqueue,
  failJob,
  finishJob,
  type OutboxJob,
} from '#server/store/repositories/outbox.ts'
import type { Store } from '#server/store/store.ts'
import { newSociety } from '../societies.ts'

const LEASE = { seconds: 60, limit: 500 }

/** Claims at a time of the test's choosing, this organisation's jobs only. */
async function claim(
  store: Store,
  orgId: string,
  at: Date,
  limit = LEASE.limit,
): Promise<OutboxJob[]> {
  const jobs = await store.txSystem((tx) => claimJobs({ ...tx, now: at }, { ...LEASE, limit }))
  return jobs.filter((job) => job.orgId === orgId)
}

const later = (seconds: number) => new Date(Date.now() + seconds * 1000)

async function withJob(store: Store) {
  const orgId = await newSociety(store)
  const id = await store.tx(orgId, (tx) => enqueue(tx, { kind: 'sms', payload: { n: 1 } }))
  return { orgId, id }
}

export function outboxRules(store: () => Store): void {
  test('a job of a transaction that rolled back is never claimed', async () => {
    const orgId = await newSociety(store())
    const failed = store().tx(orgId, async (tx) => {
      await enqueue(tx, { kind: 'sms', payload: {} })
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    expect(await claim(store(), orgId, later(1))).toEqual([])
  })

  test('eight workers at once share forty jobs, each job once', async () => {
    const orgId = await newSociety(store())
    await store().tx(orgId, async (tx) => {
      for (let n = 0; n < 40; n++) await enqueue(tx, { kind: 'sms', payload: { n } })
    })
    const at = later(1)
    const claims = await Promise.all(Array.from({ length: 8 }, () => claim(store(), orgId, at, 5)))
    const ids = claims.flat().map((job) => job.id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBe(40)
  })

  test('a claimed job is nobody else’s until its lease ends, then it is claimed again', async () => {
    const { orgId, id } = await withJob(store())
    expect((await claim(store(), orgId, later(1))).map((job) => job.id)).toEqual([id])
    expect(await claim(store(), orgId, later(30))).toEqual([])
    const again = await claim(store(), orgId, later(62))
    expect(again.map((job) => [job.id, job.tries])).toEqual([[id, 2]])
  })

  test('who lost the lease cannot finish the job of the next claimant', async () => {
    const { orgId } = await withJob(store())
    const [first] = await claim(store(), orgId, later(1))
    const [second] = await claim(store(), orgId, later(62))
    if (!first || !second) throw new Error('nothing claimed')
    expect(await store().txSystem((tx) => finishJob(tx, first))).toBe(false)
    expect(await store().txSystem((tx) => finishJob(tx, second))).toBe(true)
    expect(await claim(store(), orgId, later(1000))).toEqual([])
  })

  test('a failed job comes back when told to, a dead one never', async () => {
    const { orgId } = await withJob(store())
    const [job] = await claim(store(), orgId, later(1))
    if (!job) throw new Error('nothing claimed')
    await store().txSystem((tx) => failJob(tx, job, { error: 'busy', runAt: later(100) }))
    expect(await claim(store(), orgId, later(90))).toEqual([])
    const [retry] = await claim(store(), orgId, later(101))
    if (!retry) throw new Error('not retried')
    await store().txSystem((tx) => failJob(tx, retry, { error: 'gone' }))
    expect(await claim(store(), orgId, later(9999))).toEqual([])
  })
}
