import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countEvent, type RateRule } from '#server/base/repositories/rateLimits.ts'
import type { Tx } from '#server/store/store.ts'
import { type DuesWorld, duesWorld } from '../modules/money/support/duesWorld.ts'
import { type Answer, DEMO, visitor } from '../support/visitor.ts'
import { freshAddress, LIMITS, type Play } from './limits.ts'

let world: DuesWorld
beforeAll(async () => {
  world = await duesWorld()
})
afterAll(() => world.server.close())

const AT_ONCE = 20
/** What a counter is left with: fewer than ask at once. */
const LEFT = 3

/** On a busy machine some are told to come again (503), which tells nothing and counts nothing. */
const isUnlimited = ({ status }: Answer<unknown>) => status !== 429 && status < 500

const browserOf = ({ from = freshAddress() }: Play) =>
  typeof from === 'object' ? from : visitor(world.server, 'localhost', DEMO, from)

/** Brings a counter near its limit, whatever it has counted before. */
async function bringNear(tx: Tx, counter: RateRule): Promise<void> {
  const seen = await tx.db
    .selectFrom('rateBucket')
    .where('orgId', '=', tx.orgId)
    .where('key', '=', counter.key)
    .select('count')
    .executeTakeFirst()
  const amount = counter.limit - LEFT - (seen?.count ?? 0)
  await countEvent(tx, { ...counter, amount })
}

const ROWS = Object.values(LIMITS).flatMap(Object.entries)

test.each(ROWS)(
  '%s: twenty at once are let through no oftener than one by one',
  async (_, open) => {
    const play = await open(world)
    const { ask, counter, most = LEFT, isLetThrough = isUnlimited } = play
    if (counter) await world.tx((tx) => bringNear(tx, counter))
    const asked = Array.from({ length: AT_ONCE }, (_one, nth) => ask(browserOf(play), nth))
    const passed = (await Promise.all(asked)).filter(isLetThrough)
    expect(passed.length, JSON.stringify(passed)).toBeLessThanOrEqual(most)
    expect(passed).not.toEqual([])
  },
)

/** Counts in a lock that all callers take; held by dues/payment/waiting.test.ts. */
const ELSEWHERE = 'modules/money/payment/readPayResult.ts'
/** What counts for others. */
const COUNTERS = ['base/session/limitNetwork.ts', 'base/session/reserveGuess.ts']

const SERVER = 'src/server'
const COUNTING = /\b(?:countNetwork|limitNetwork|rateLimits|reserveGuess|trySmsCode)\b/

test('each place that limits is one of these', () => {
  const limiting = ['base', 'modules']
    .flatMap((folder) =>
      readdirSync(join(SERVER, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
        join(folder, path),
      ),
    )
    .filter(
      (path) =>
        path.endsWith('.ts') &&
        !path.includes('/repositories/') &&
        COUNTING.test(readFileSync(join(SERVER, path), 'utf8')),
    )
  expect(limiting.sort()).toEqual([...Object.keys(LIMITS), ELSEWHERE, ...COUNTERS].sort())
})
