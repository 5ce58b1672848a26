import { expect, test } from 'vitest'
import { createFreshLookup } from '#server/modules/configuration/documents/freshLookup.ts'

/** A lookup of `known` with the keys of each of its queries; `hold` makes queries wait until the next `release`. */
function lookedUp(known: Map<string, { version: number }>) {
  let now = 5_000
  let held: Promise<void> | undefined
  let release = () => {}
  const queries: string[][] = []
  const read = async (keys: string[]) => {
    queries.push(keys)
    const answers = new Map([...known].filter(([key]) => keys.includes(key)))
    await held
    return answers
  }
  const lookup = createFreshLookup(read, () => now)
  return {
    ...{ lookup, queries },
    pass: (milliseconds: number) => {
      now += milliseconds
    },
    hold: () => {
      held = new Promise((resolve) => {
        release = () => {
          held = undefined
          resolve()
        }
      })
    },
    release: () => release(),
  }
}

const name = (n: number) => `k${n}`

test('an answer, found or not, is asked for once a second', async () => {
  const { lookup, queries, pass } = lookedUp(new Map([['a', { version: 1 }]]))
  for (const age of [0, 0, 500, 500]) {
    pass(age)
    expect(await lookup.of('a')).toEqual({ version: 1 })
    expect(await lookup.of('b')).toBeUndefined()
  }
  expect(queries).toEqual([['a'], ['b']])
  pass(1)
  await Promise.all([lookup.of('a'), lookup.of('b')])
  expect(queries.slice(2)).toEqual([['a', 'b']])
})

test('who asks while a query runs waits for the next one, together with all others', async () => {
  const { lookup, queries, hold, release } = lookedUp(new Map([[name(7), { version: 7 }]]))
  hold()
  const first = lookup.of('first')
  await Promise.resolve()
  const others = Array.from({ length: 800 }, (_, n) => lookup.of(name(n % 700)))
  const again = lookup.of('first')
  release()
  await Promise.all([first, again])
  const found = await Promise.all(others)
  expect(found.filter(Boolean)).toEqual([{ version: 7 }, { version: 7 }])
  expect(queries.map(({ length }) => length)).toEqual([1, 500, 200])
})

test('after it was told to forget, nobody gets what was asked for before', async () => {
  const known = new Map([['a', { version: 1 }]])
  const { lookup, hold, release } = lookedUp(known)
  hold()
  const before = lookup.of('a')
  await Promise.resolve()
  known.set('a', { version: 2 })
  lookup.forget()
  const after = lookup.of('a')
  release()
  expect([await before, await after, await lookup.of('a')].map((one) => one?.version)).toEqual([
    1, 2, 2,
  ])
})

test('a query that fails is told to who asked, and asked again by the next', async () => {
  let fails = true
  const lookup = createFreshLookup(
    async () => {
      if (fails) throw new Error('away')
      return new Map([['a', { version: 1 }]])
    },
    () => 5_000,
  )
  await expect(lookup.of('a')).rejects.toThrow('away')
  fails = false
  expect(await lookup.of('a')).toEqual({ version: 1 })
})

test('made-up names push no known one out', async () => {
  const { lookup, queries } = lookedUp(new Map([['a', { version: 1 }]]))
  await lookup.of('a')
  await Promise.all(Array.from({ length: 25_000 }, (_, n) => lookup.of(name(n))))
  const asked = queries.length
  expect(await lookup.of('a')).toEqual({ version: 1 })
  expect(queries).toHaveLength(asked)
})
