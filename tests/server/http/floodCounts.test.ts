import { beforeEach, expect, test } from 'vitest'
import { createFloodCounts, type ShareCounts } from '#server/http/floodCounts.ts'

const LIMIT = 400
/** What a process counts before it tells the others. */
const PORTION = 10

/** Counts as a database keeps them for all processes, and what was told of. */
let sums: Map<string, number>
let told: Map<string, number>[]
let isAway: boolean
let time: number
let failures: number
beforeEach(() => {
  sums = new Map()
  told = []
  isAway = false
  time = Date.parse('2026-11-20T02:00:00Z')
  failures = 0
})

const share: ShareCounts = async (minute, added) => {
  if (isAway) throw new Error('the database is away')
  told.push(new Map(added))
  const nameOf = (key: string) => `${minute.toISOString()} ${key}`
  for (const [key, requests] of added)
    sums.set(nameOf(key), (sums.get(nameOf(key)) ?? 0) + requests)
  return new Map([...added.keys()].map((key) => [key, sums.get(nameOf(key)) ?? 0]))
}

/** A process that lets requests through up to the limit. */
function openProcess() {
  const count = createFloodCounts({
    clock: () => new Date(time),
    share,
    onFailure: () => {
      failures += 1
    },
  })
  return {
    /** One request; whether it is let through, once those who are told have been told. */
    async ask(key = 'calls 10.0.0.1', isShared = true) {
      const { current } = count(key, LIMIT, isShared)
      await new Promise((resolve) => setImmediate(resolve))
      return current <= LIMIT
    },
  }
}

type Process = ReturnType<typeof openProcess>

/** So many requests, spread over processes in turn; how many were let through. */
async function askAll(processes: readonly Process[], requests: number, key?: string) {
  let through = 0
  for (let asked = 0; asked < requests; asked += 1)
    if (await processes[asked % processes.length]?.ask(key)) through += 1
  return through
}

test.each([1, 2, 5])('%d processes hold one limit, but for a portion each', async (many) => {
  const processes = Array.from({ length: many }, openProcess)
  const through = await askAll(processes, 3 * LIMIT)
  expect(through).toBeGreaterThanOrEqual(LIMIT)
  expect(through).toBeLessThanOrEqual(LIMIT + many * PORTION)
})

test('a flood is told of in portions, and no more once it is refused', async () => {
  const one = openProcess()
  await askAll([one], 10 * LIMIT)
  expect(told.length).toBe(LIMIT / PORTION)
})

test('visitors who ask little are told of to nobody', async () => {
  const one = openProcess()
  for (let visitor = 0; visitor < 50; visitor += 1)
    await askAll([one], PORTION - 1, `calls 10.0.1.${visitor}`)
  expect(told).toEqual([])
})

test('what is due while others are told of is told of together', async () => {
  const count = createFloodCounts({ clock: () => new Date(time), share, onFailure: () => {} })
  for (let asked = 0; asked < PORTION; asked += 1)
    for (let visitor = 0; visitor < 50; visitor += 1) count(`calls 10.0.2.${visitor}`, LIMIT, true)
  await new Promise((resolve) => setImmediate(resolve))
  expect(told.map(({ size }) => size)).toEqual([1, 49])
})

test('what is not shared is counted by each process for itself', async () => {
  const processes = [openProcess(), openProcess()]
  for (let asked = 0; asked < LIMIT; asked += 1)
    for (const one of processes) expect(await one.ask('watchers 10.0.0.1', false)).toBe(true)
  expect(told).toEqual([])
})

test('a database that is away holds nobody up, is left alone for a while, and hears it all later', async () => {
  const [one, other] = [openProcess(), openProcess()]
  isAway = true
  expect(await askAll([one], 200)).toBe(200)
  expect(failures).toBe(1)
  isAway = false
  time += 6000
  await askAll([one], PORTION)
  expect(told).toEqual([new Map([['calls 10.0.0.1', 200 + 1]])])
  expect(await askAll([other], LIMIT)).toBeLessThanOrEqual(LIMIT - 200)
})

test('every minute begins anew', async () => {
  const processes = [openProcess(), openProcess()]
  await askAll(processes, 2 * LIMIT)
  time += 60_000
  expect(await processes[0]?.ask()).toBe(true)
})
