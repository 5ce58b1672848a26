import { expect, test } from 'vitest'
import { claimJobs, nextDue } from '#server/base/repositories/jobClaims.ts'
import { enqueue, failJob, finishJob, type OutboxJob } from '#server/base/repositories/outbox.ts'
import { DRAW_RECEIPT, REFUND, REMIND, SEND_SMS } from '#server/store/jobKinds.ts'
import type { Store } from '#server/store/store.ts'
import { newSociety } from '../societies.ts'

const CLAIM = { lane: 'urgent', seconds: 60, limit: 500, each: 500, after: '' } as const

/** Claims at a time of the test's choosing, this organisation's jobs only. */
async function claim(
  store: Store,
  orgId: string,
  at: Date,
  limit: number = CLAIM.limit,
): Promise<OutboxJob[]> {
  const { jobs } = await store.txSystem((tx) => claimJobs({ ...tx, now: at }, { ...CLAIM, limit }))
  return jobs.filter((job) => job.orgId === orgId)
}

const later = (seconds: number) => new Date(Date.now() + seconds * 1000)

async function withJob(store: Store) {
  const orgId = await newSociety(store)
  const id = await store.tx(orgId, (tx) => enqueue(tx, { kind: SEND_SMS, payload: { n: 1 } }))
  return { orgId, id }
}

export function outboxRules(store: () => Store): void {
  test('a job of a transaction that rolled back is never claimed', async () => {
    const orgId = await newSociety(store())
    const failed = store().tx(orgId, async (tx) => {
      await enqueue(tx, { kind: SEND_SMS, payload: {} })
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    expect(await claim(store(), orgId, later(1))).toEqual([])
  })

  test('eight workers at once share forty jobs, each job once', async () => {
    const orgId = await newSociety(store())
    await store().tx(orgId, async (tx) => {
      for (let n = 0; n < 40; n++) await enqueue(tx, { kind: SEND_SMS, payload: { n } })
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

  test('a lane is claimed without the jobs of others', async () => {
    const orgId = await newSociety(store())
    const ids = await store().tx(orgId, async (tx) => [
      await enqueue(tx, { kind: REMIND, payload: {} }),
      await enqueue(tx, { kind: SEND_SMS, payload: {} }),
    ])
    const claimed = await claim(store(), orgId, later(1))
    expect(claimed.map((job) => [job.id, job.lane])).toEqual([[ids[1], 'urgent']])
  })

  test('societies take turns, the next claim begins behind the last of them', async () => {
    const societies = [await newSociety(store()), await newSociety(store())].sort()
    const [first = '', second = ''] = societies
    for (const orgId of societies)
      await store().tx(orgId, async (tx) => {
        for (let n = 0; n < 8; n++) await enqueue(tx, { kind: REFUND, payload: { n } })
      })
    const turn = async (after: string, limit: number) => {
      const claimed = await store().txSystem((tx) =>
        claimJobs({ ...tx, now: later(1) }, { ...CLAIM, lane: 'money', each: 2, limit, after }),
      )
      const counts = societies.map((orgId) => claimed.jobs.filter((job) => job.orgId === orgId))
      return { counts: counts.map((jobs) => jobs.length), after: claimed.after }
    }
    expect(await turn('', 3)).toEqual({ counts: [2, 1], after: second })
    expect(await turn(first, 4)).toEqual({ counts: [2, 2], after: first })
    expect(await turn(first, 100)).toEqual({ counts: [4, 5], after: '' })
  })

  test('the next job is due at its time, at the end of its lease while it is worked', async () => {
    const orgId = await newSociety(store())
    const next = () => store().txSystem((tx) => nextDue(tx, 'usual'))
    expect(await next()).toBeUndefined()
    const runAt = later(40)
    await store().tx(orgId, (tx) => enqueue(tx, { kind: DRAW_RECEIPT, payload: {}, runAt }))
    expect(await next()).toEqual(runAt)
    const now = later(41)
    await store().txSystem((tx) => claimJobs({ ...tx, now }, { ...CLAIM, lane: 'usual' }))
    expect(await next()).toEqual(new Date(now.getTime() + 60_000))
  })
}
