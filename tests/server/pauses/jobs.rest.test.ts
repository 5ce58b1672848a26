import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createChores } from '#server/jobs/chores.ts'
import { createMessengers } from '#server/jobs/messengers.ts'
import { readEnv } from '#server/settings/env.ts'
import { providersOf } from '#server/start/providersOf.ts'
import { type JobKind, LANE_OF } from '#server/store/jobKinds.ts'
import { heldTooLong } from '../../support/heldLoop.ts'
import { type LoopWatch, ownTime, watchLoop } from '../../support/watchLoop.ts'
import type { DuesWorld } from '../modules/money/support/duesWorld.ts'
import { DEMO } from '../support/visitor.ts'
import { jobCases, jobWorld } from './jobCases.ts'

let world: DuesWorld
let watch: LoopWatch
beforeAll(async () => {
  world = await jobWorld()
  watch = watchLoop()
})
afterAll(() => {
  watch.stop()
  return world.server.close()
})

/** What work leaves behind runs after it. */
const AFTERWARDS = 30

/** For how long some work held the event loop at most. */
async function longestPause(work: () => Promise<unknown>): Promise<number> {
  await pause(AFTERWARDS)
  watch.longest()
  await work()
  await pause(AFTERWARDS)
  return watch.longest()
}

const doneOf = async (kind: JobKind): Promise<number> => {
  const rows = await world.tx(({ db, orgId }) =>
    db
      .selectFrom('outbox')
      .where('orgId', '=', orgId)
      .where('kind', '=', kind)
      .where('doneAt', 'is not', null)
      .select('id')
      .execute(),
  )
  return rows.length
}

test.each(Object.keys(LANE_OF) as JobKind[])(
  'the job %s does not hold the event loop for 50 ms',
  async (kind) => {
    const prepare = jobCases(world)[kind]
    const tries = await heldTooLong(async () => {
      await prepare()
      const before = await doneOf(kind)
      const longest = await longestPause(() => world.server.work())
      expect(await doneOf(kind)).toBeGreaterThan(before)
      return longest
    })
    expect(tries).toEqual([])
  },
)

test('no chore holds the event loop for 50 ms', async () => {
  const { server } = world
  const { parts } = server
  const providers = providersOf(readEnv({ DATA_DIR: server.dataDir }), server.now)
  const messengers = createMessengers(providers, { clock: server.now, fetch, port: 80 })
  const chores = createChores({ ...parts, shard: parts.store }, messengers)
  const tooLong = []
  for (const [name, chore] of Object.entries(chores)) {
    const tries = await heldTooLong(async () => {
      await leftInClear()
      return longestPause(() => chore())
    })
    if (tries.length > 0) tooLong.push({ name, tries })
  }
  expect(tooLong).toEqual([])
})

/** Rows as the version before wrote them, whose encryption is due. */
const leftInClear = () =>
  world.server.parts.store.txSystem(async ({ db }) => {
    await sql`insert into audit_entry (org_id, id, obj_id, node_id, status, real_name, opinion, created_at)
      select ${DEMO}, gen_random_uuid(), 'left', '05', '06', '初审员', '同意', now()
      from generate_series(1, 3000)`.execute(db)
    await sql`insert into seal_filling values ('audit_entry', 0, now() - interval '1 second')
      on conflict (table_name) do update set page = 0, begin_at = excluded.begin_at`.execute(db)
  })

test('the guard notices what holds the loop', async () => {
  const hold = () =>
    longestPause(async () => {
      const until = ownTime() + 500
      while (ownTime() < until);
    })
  expect(await heldTooLong(hold)).toHaveLength(5)
})
