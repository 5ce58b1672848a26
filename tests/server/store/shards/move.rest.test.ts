import { spawn } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { claimJobs } from '#server/base/repositories/jobClaims.ts'
import type { OutboxJob } from '#server/base/repositories/outbox.ts'
import { workJob } from '#server/jobs/workJob.ts'
import { SEND_SMS } from '#server/store/jobKinds.ts'
import { placeSociety } from '#server/store/shards/catalogue.ts'
import { openEnd } from '#server/store/shards/move/ends.ts'
import { abortMove, removeMoved } from '#server/store/shards/move/leftovers.ts'
import { STEPS } from '#server/store/shards/move/move.ts'
import { findOrganisations } from '#server/store/shards/organisations.ts'
import type { Store } from '#server/store/store.ts'
import { loaderOf } from '../../../support/nodeScripts.ts'
import { patience } from '../../../support/patience.ts'
import { findBinaries } from '../postgresCluster.ts'
import { moveBetween } from './support/moving.ts'
import { openBoth, type TwoShards, twoShards } from './support/twoShards.ts'
import { foundSociety, keepWriting, readBack, type Writing } from './support/writers.ts'

const MOVER = 'tests/server/store/children/mover.ts'

describe.skipIf(findBinaries() === undefined)('a society that is moved', () => {
  let shards: TwoShards
  let one: Store
  let other: Store
  beforeAll(async () => {
    const made = await twoShards()
    if (!made) throw new Error('no PostgreSQL')
    shards = made
    one = await openBoth(shards)
    other = await openBoth(shards)
  })
  afterAll(() => Promise.all([one.close(), other.close()]))

  const inMain = async (orgId: string) => {
    const [main] = one.shards()
    await main?.txSystem((tx) => placeSociety(tx, { orgId, code: orgId, shard: 'main' }))
    await foundSociety(one, orgId)
  }

  const giveUp = async (orgId: string) => {
    const from = await openEnd('main', shards.admins.main ?? '')
    const to = await openEnd('two', shards.admins.two ?? '')
    await abortMove({ from, to, orgId })
    await Promise.all([from.client.end(), to.client.end()])
  }

  /** All that was acknowledged is there, once; so is nothing else. */
  const expectWhole = async (orgId: string, { acknowledged, failures }: Writing) => {
    expect(failures).toEqual([])
    const all = acknowledged.flat().sort()
    const found = await readBack(other, orgId)
    expect(found.files.sort()).toEqual(all)
    expect(found.events.toSorted()).toEqual(all)
    expect(found).toMatchObject({ jobs: all.length, count: all.length, owners: ['13800000001'] })
    for (const mine of acknowledged) {
      const ids = new Set(mine)
      expect(found.events.filter((id) => ids.has(id))).toEqual(mine)
    }
  }

  test('loses no acknowledged write and doubles none, there and back; its reads and its neighbours go on', async () => {
    await inMain('a')
    await inMain('b')
    const writers = keepWriting([one, other], 'a', 3)
    const neighbours = keepWriting([one, other], 'b', 1)
    const readers = keepReading(other, 'a')
    const there = await moveBetween(shards, one, { orgId: 'a', from: 'main', to: 'two' })
    const back = await moveBetween(shards, one, { orgId: 'a', from: 'two', to: 'main' })
    expect(await readers.stop()).toEqual([])
    const written = await writers.stop()
    await expectWhole('a', written)
    const beside = await neighbours.stop()
    await expectWhole('b', beside)
    expect([there.differing, back.differing]).toEqual([[], []])
    report({ there: there.pausedMs, back: back.pausedMs, longest: written.longestMs })
    report({ neighbourLongest: beside.longestMs, writes: written.acknowledged.flat().length })
  })

  test('leaves rows at its old place until they are removed', async () => {
    await inMain('left')
    await keepWriting([one], 'left', 1).stop()
    await moveBetween(shards, one, { orgId: 'left', from: 'main', to: 'two' })
    const end = await openEnd('main', shards.admins.main ?? '')
    const rows = async () =>
      (await end.client.query(`select from audit_entry where org_id = 'left'`)).rowCount
    expect(await rows()).toBe(1)
    await removeMoved(end, 'left', false)
    expect(await rows()).toBe(0)
    await end.client.end()
    expect((await readBack(other, 'left')).events).toHaveLength(1)
  })

  test('a job that was claimed before is done once: what became of it is noted where the society went', async () => {
    await inMain('job')
    await keepWriting([one], 'job', 1).stop()
    const claim = { lane: 'urgent', seconds: 60, limit: 50, each: 50, after: 'jo' } as const
    const claimed = await one.shards()[0]?.txSystem((tx) => claimJobs(tx, claim))
    const mine = claimed?.jobs.filter((job) => job.orgId === 'job') ?? []
    await moveBetween(shards, one, { orgId: 'job', from: 'main', to: 'two' })
    const sent: string[] = []
    const handlers = { [SEND_SMS]: async ({ id }: OutboxJob) => void sent.push(id) }
    for (const job of mine) await workJob({ store: other, handlers, onFailure: () => {} }, job)
    expect(sent).toEqual(mine.map(({ id }) => id))
    const open = one.shards().map((shard) =>
      shard.txSystem(async (tx) => {
        const later = { ...tx, now: new Date(tx.now.getTime() + 3600_000) }
        return (await claimJobs(later, claim)).jobs.filter((job) => job.orgId === 'job')
      }),
    )
    expect((await Promise.all(open)).flat()).toEqual([])
    expect(sent).toHaveLength(1)
  })

  test('stays where it was when the move is given up', async () => {
    await inMain('stays')
    const writers = keepWriting([one, other], 'stays', 1)
    await runMover('stays', 'compared')
    await giveUp('stays')
    const to = await openEnd('two', shards.admins.two ?? '')
    const { rowCount } = await to.client.query(`select from audit_entry where org_id = 'stays'`)
    await to.client.end()
    await expectWhole('stays', await writers.stop())
    expect(rowCount).toBe(0)
  })

  test('stays where it was when the copy lacks a row', async () => {
    await inMain('lacks')
    const writers = keepWriting([one, other], 'lacks', 1)
    const to = await openEnd('two', shards.admins.two ?? '')
    await to.client.query(SWALLOW)
    const moved = moveBetween(shards, one, { orgId: 'lacks', from: 'main', to: 'two' })
    await expect(moved).rejects.toMatchObject({
      reason: 'differing',
      message: expect.stringContaining('uploaded_file'),
    })
    await to.client.query('drop function swallow cascade')
    await to.client.end()
    await giveUp('lacks')
    await expectWhole('lacks', await writers.stop())
  })

  test('stays where it was when a transaction does not end within the pause', async () => {
    await inMain('slow')
    const [main] = one.shards()
    let end = () => {}
    const open = main?.tx('slow', () => new Promise<void>((resolve) => (end = resolve)))
    const moved = moveBetween(shards, one, {
      ...{ orgId: 'slow', from: 'main', to: 'two', pauseSeconds: 1 },
    })
    await expect(moved).rejects.toMatchObject({ reason: 'slow' })
    end()
    await open
    await giveUp('slow')
    await keepWriting([one], 'slow', 1).stop()
    expect((await readBack(other, 'slow')).events).toHaveLength(1)
  })

  test.each(STEPS)(
    'is whole when the command is killed once it has “%s”, and is moved when it is repeated',
    { timeout: patience(120) },
    async (step) => {
      const orgId = `k-${step}`
      await inMain(orgId)
      const writers = keepWriting([one, other], orgId, 1)
      expect(await runMover(orgId, step)).toBe('SIGKILL')
      expect(await runMover(orgId)).toBe(0)
      const written = await writers.stop()
      await expectWhole(orgId, written)
      const [, two] = one.shards()
      const here = await two?.lookUp('orgId', [orgId], findOrganisations('orgId'))
      expect(here?.size).toBe(1)
    },
  )

  /** Runs the command in a process that kills itself after a step; what it ended with. */
  const runMover = (orgId: string, step = '') =>
    new Promise<number | string | null>((resolve, reject) => {
      const given = JSON.stringify({ ...shards, orgId, step })
      const child = spawn('node', [...loaderOf(MOVER), MOVER, given], { stdio: 'inherit' })
      child.once('error', reject)
      child.once('exit', (code, signal) => resolve(signal ?? code))
    })
})

/** The database of the copy takes no file of one society, and says so to nobody. */
const SWALLOW = `
  create function swallow() returns trigger language plpgsql as 'begin return null; end';
  create trigger swallow before insert on uploaded_file
    for each row when (new.org_id = 'lacks') execute function swallow();
  alter table uploaded_file enable always trigger swallow`

function keepReading(store: Store, orgId: string) {
  const failures: unknown[] = []
  let isEnding = false
  const run = async () => {
    while (!isEnding) await readBack(store, orgId).catch((error) => failures.push(error))
  }
  const running = run()
  return {
    async stop() {
      isEnding = true
      await running
      return failures
    },
  }
}

const report = (figures: Record<string, number | undefined>) =>
  console.info(
    Object.entries(figures)
      .map(([name, value]) => `${name} ${Math.round(value ?? Number.NaN)}`)
      .join(', '),
  )
