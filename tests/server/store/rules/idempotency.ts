import { expect, test } from 'vitest'
import { enterIdempotent, keepAnswer } from '#server/store/repositories/idempotency.ts'
import type { Store, Tx } from '#server/store/store.ts'
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

  test('keys of two organisations are two keys', async () => {
    const [one, two] = [await newSociety(store()), await newSociety(store())]
    expect(await store().tx(one, apply)).not.toEqual(await store().tx(two, apply))
  })
}
