import { afterAll, beforeAll, expect, test } from 'vitest'
import { workChores, workDueChores } from '#server/jobs/workChores.ts'
import type { Store } from '#server/store/store.ts'
import { openTestStore } from '../store/openTestStore.ts'

let store: Store
let time = Date.parse('2026-11-20T02:00:00Z')
beforeAll(async () => {
  store = await openTestStore({ clock: () => new Date(time) })
})
afterAll(() => store.close())

const MINUTE_MS = 60_000

/** A process with its own chores; `done` are the names of those it did. */
function process(names: string[], fail = false) {
  const done: string[] = []
  const errors: unknown[] = []
  const chores = Object.fromEntries(
    names.map((name) => [
      name,
      async () => {
        done.push(name)
        if (fail) throw new Error(name)
      },
    ]),
  )
  const parts = { store, chores, onError: (error: unknown) => errors.push(error) }
  const work = () => workDueChores(parts)
  /** Starts, does what is due, and ends when it would wait. */
  async function start(atStart: string[]) {
    const ending = new AbortController()
    const alarm = { ring: () => {}, sleep: async () => ending.abort() }
    await workChores({ ...parts, atStart }, { alarm, ending: ending.signal })
  }
  return { done, errors, work, start }
}

test('however many processes look, a chore is done once an hour', async () => {
  const processes = Array.from({ length: 4 }, () => process(['sweep', 'scan']))
  const workAll = () => Promise.all(processes.map(({ work }) => work()))
  const done = () => processes.flatMap((one) => one.done).sort()
  await workAll()
  await workAll()
  expect(done()).toEqual(['scan', 'sweep'])
  time += 59 * MINUTE_MS
  await workAll()
  expect(done()).toEqual(['scan', 'sweep'])
  time += MINUTE_MS
  await workAll()
  expect(done()).toEqual(['scan', 'scan', 'sweep', 'sweep'])
})

test('a start does again what another build has other work for', async () => {
  const { done, start } = process(['prepare', 'tidy'])
  for (let starts = 0; starts < 2; starts += 1) await start(['prepare'])
  expect(done.sort()).toEqual(['prepare', 'prepare', 'tidy'])
})

test('a chore that failed is reported, holds up no other, and has its next time', async () => {
  const { done, errors, work } = process(['broken', 'whole'], true)
  await work()
  await work()
  expect(done.sort()).toEqual(['broken', 'whole'])
  expect(errors).toHaveLength(2)
})

test('what a process does not end when it is told to is another’s at once', async () => {
  const ending = new AbortController()
  const begun = workDueChores(
    {
      store,
      chores: {
        long: (told) =>
          new Promise((resolve) => {
            told?.addEventListener('abort', () => resolve())
            ending.abort()
          }),
      },
      onError: () => {},
    },
    ending.signal,
  )
  await begun
  const heir = process(['long'])
  await heir.work()
  expect(heir.done).toEqual(['long'])
})

test('the chore of a process that died is another’s after the lease', async () => {
  const dead = workDueChores({
    store,
    chores: { left: () => new Promise(() => {}) },
    onError: () => {},
  })
  void dead
  const leased = () =>
    store.txSystem((tx) =>
      tx.db.selectFrom('chore').where('name', '=', 'left').select('leaseUntil').executeTakeFirst(),
    )
  await expect.poll(async () => (await leased())?.leaseUntil ?? null).not.toBeNull()
  const heir = process(['left'])
  await heir.work()
  expect(heir.done).toEqual([])
  time += 16 * MINUTE_MS
  await heir.work()
  expect(heir.done).toEqual(['left'])
})
