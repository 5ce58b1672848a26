import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { enterIdempotent, keepAnswer } from '#server/base/repositories/idempotency.ts'
import type { Store, Tx } from '#server/store/store.ts'
import { until } from '../../../support/until.ts'
import { anApplication, newSociety } from '../societies.ts'

const CALL = { key: 'apply:k1', fingerprint: 'f1' }

/** Applies once: the answer of the first time, or the stored one. */
async function apply(tx: Tx): Promise<unknown> {
  const state = await enterIdempotent(tx, CALL)
  if (state.kind !== 'fresh') return state.kind === 'answered' ? state.body : state.kind
  const { id } = await anApplication(tx)
  await keepAnswer(tx, CALL.key, { status: 200, body: { id } })
  return { id }
}

/** Resolves once another connection waits for a lock of this one's database. */
const somebodyWaits = (store: Store) =>
  until(
    async () => {
      const { rows } = await sql<{ waiting: boolean }>`
      select exists (
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      ) as waiting`.execute(store.db)
      return rows[0]?.waiting === true
    },
    () => 'nobody waits for a lock',
  )

export function idempotencyRules(store: () => Store): void {
  test('the same key five times, at once and later, is one application and one answer', async () => {
    const orgId = await newSociety(store())
    const answers = await Promise.all([1, 2, 3, 4].map(() => store().tx(orgId, apply)))
    answers.push(await store().tx(orgId, apply))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    const stored = await store().tx(orgId, ({ db }) =>
      db.selectFrom('memberApplication').select('id').execute(),
    )
    expect(stored).toEqual([answers[0]])
  })

  test('the same key for something else is a mismatch', async () => {
    const orgId = await newSociety(store())
    await store().tx(orgId, apply)
    const other = await store().tx(orgId, (tx) =>
      enterIdempotent(tx, { ...CALL, fingerprint: 'f2' }),
    )
    expect(other).toEqual({ kind: 'mismatch' })
  })

  test('a first try that rolled back leaves the key fresh', async () => {
    const orgId = await newSociety(store())
    const failed = store().tx(orgId, async (tx) => {
      await apply(tx)
      throw new Error('the network cable')
    })
    await expect(failed).rejects.toThrow('cable')
    expect(await store().tx(orgId, (tx) => enterIdempotent(tx, CALL))).toEqual({ kind: 'fresh' })
  })

  test('a key whose holder removes it while a rival waits is fresh: no failure', async ({
    skip,
  }) => {
    // The embedded database has one connection, so nobody waits inside of it.
    if (store().kind === 'embedded') skip()
    const orgId = await newSociety(store())
    await store().tx(orgId, apply)
    const rival = await store().tx(orgId, async ({ db }) => {
      const row = db.selectFrom('idempotency').where('key', '=', CALL.key).select('key')
      await row.forUpdate().execute()
      const entered = store().tx(orgId, (tx) => enterIdempotent(tx, CALL))
      await somebodyWaits(store())
      await db.deleteFrom('idempotency').where('key', '=', CALL.key).execute()
      return { entered }
    })
    expect(await rival.entered).toEqual({ kind: 'fresh' })
  })

  test('keys of two organisations are two keys', async () => {
    const [one, two] = [await newSociety(store()), await newSociety(store())]
    expect(await store().tx(one, apply)).not.toEqual(await store().tx(two, apply))
  })
}
