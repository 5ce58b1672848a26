import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CodeCounter, createCodeCounter } from '#server/modules/changes/effects/codeCounts.ts'
import type { FormUse } from '#server/modules/changes/repositories/workInFlight.ts'
import { patience } from '../../../../support/patience.ts'
import { openApp, type TestApp } from '../../../support/openApp.ts'
import { storeMembers } from '../../../support/storedMembers.ts'
import { DEMO, MECH } from '../../../support/visitor.ts'

let server: TestApp
beforeAll(async () => {
  server = await openApp()
})
afterAll(() => server.close())

const counterOf = (waitMs: number): CodeCounter =>
  createCodeCounter(server.parts.store, { waitMs, goodMs: 60_000, remembered: 5 })

const use = (type: string): FormUse => ({ functionCode: '0301', type, except: [] })

const CODES = ['1', '2', '3']
const answers = fc.record({
  chosen: fc.option(fc.constantFrom(...CODES), { nil: '' }),
  several: fc.subarray(CODES),
  rows: fc.array(fc.record({ rank: fc.constantFrom(...CODES) }), { maxLength: 3 }),
})
const asked = CODES.flatMap((code) => [
  { key: 'chosen', code },
  { key: 'several', code },
  { key: 'rows', column: 'rank', code },
])

test('counts of encrypted answers equal those of the answers in the clear', async () => {
  const stored = fc.sample(answers, { numRuns: 350, seed: 15 })
  await storeMembers(server, {
    ...{ memberType: '10101', count: stored.length },
    answers: (index) => stored[index] ?? {},
  })
  const raw = await server.parts.store.tx(DEMO, ({ db }) =>
    sql`select form_info from member_application`.execute(db.withoutPlugins()),
  )
  expect(JSON.stringify(raw)).not.toContain('several')
  const { counts, isWhole } = await counterOf(patience(30)).count(DEMO, use('10101'), asked)
  expect(isWhole).toBe(true)
  expect(counts).toEqual(
    CODES.flatMap((code) => [
      stored.filter(({ chosen }) => chosen === code).length,
      stored.filter(({ several }) => several.includes(code)).length,
      stored.filter(({ rows }) => rows.some(({ rank }) => rank === code)).length,
    ]),
  )
})

test('who waits no longer gets what is counted, and the whole later, without another count', async () => {
  const count = 450
  await storeMembers(server, { memberType: '10102', count, answers: () => ({ chosen: 'x' }) })
  const counter = counterOf(0)
  const ask = () => counter.count(DEMO, use('10102'), [{ key: 'chosen', code: 'x' }])
  const first = await ask()
  expect(first.isWhole).toBe(false)
  expect(first.counts[0]).toBeLessThan(count)
  await expect
    .poll(ask, { timeout: patience(20) })
    .toMatchObject({ counts: [count], isWhole: true })
})

test('a form for all types is used for those without a form of their own', async () => {
  const codes = [{ key: 'chosen', code: 'x' }]
  const all = { functionCode: '0301', except: ['10101'] }
  const { counts } = await counterOf(patience(30)).count(DEMO, all, codes)
  expect(counts).toEqual([450])
  const none = { ...all, except: ['10101', '10102'] }
  expect((await counterOf(patience(30)).count(DEMO, none, codes)).counts).toEqual([0])
})

test('two counts of a society run at once at most, and another society is not kept waiting', async () => {
  const { store } = server.parts
  const started: string[] = []
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const held = {
    ...store,
    tx: (async (orgId, work) => {
      started.push(orgId)
      await released
      return store.tx(orgId, work)
    }) as typeof store.tx,
  }
  const counter = createCodeCounter(held, { waitMs: 0 })
  const ask = (orgId: string, code: string) =>
    counter.count(orgId, use('10102'), [{ key: 'chosen', code }])
  for (const code of ['a', 'b', 'c', 'd']) await ask(DEMO, code)
  await ask(MECH, 'a')
  expect(started).toEqual([DEMO, DEMO, MECH])
  release()
  await expect
    .poll(() => ask(DEMO, 'd'), { timeout: patience(20) })
    .toMatchObject({ isWhole: true })
})

test('a count that fails is begun anew by who asks next', async () => {
  const { store } = server.parts
  let fails = true
  const flaky = {
    ...store,
    tx: ((orgId, work) => {
      if (fails) return Promise.reject(new Error('away'))
      return store.tx(orgId, work)
    }) as typeof store.tx,
  }
  const counter = createCodeCounter(flaky, { waitMs: patience(30), goodMs: 60_000, remembered: 5 })
  const ask = () => counter.count(DEMO, use('10102'), [{ key: 'chosen', code: 'y' }])
  await expect(ask()).rejects.toThrow('away')
  fails = false
  expect(await ask()).toMatchObject({ counts: [0], isWhole: true })
})
