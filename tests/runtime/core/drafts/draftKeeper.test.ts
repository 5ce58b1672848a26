import { beforeEach, describe, expect, test } from 'vitest'
import type { FormValues } from '#contract/form.ts'
import { DraftKeeper } from '#runtime/core/drafts/draftKeeper.ts'
import { FormStore } from '#runtime/core/form/formStore.ts'
import { openingValues } from '#runtime/core/form/openingValues.ts'
import { createCell } from '#runtime/core/ports/observable.ts'
import { createFakeClock, settled } from '../../support/fakeClock.ts'
import { createMemoryDrafts, type MemoryDrafts } from '../../support/memoryDrafts.ts'
import { bundleOf, context, field } from '../form/bundles.ts'

const bundle = bundleOf([
  field('name'),
  field('unit'),
  field('cardNo'),
  field('paper', { type: 'upload', shape: 'files', label: '论文' }),
])
const KEY = 'o - f '

let drafts: MemoryDrafts
let clock: ReturnType<typeof createFakeClock>

beforeEach(() => {
  drafts = createMemoryDrafts()
  clock = createFakeClock()
})

/** The form opened once more on the same device, perhaps in another window. */
function open({
  stored,
  locked = [],
  base = '',
}: {
  stored?: FormValues
  locked?: string[]
  base?: string
} = {}) {
  const store = new FormStore(bundle, { context, locked, ...(stored && { stored }) })
  const hidden = createCell(false)
  const keeper = new DraftKeeper({
    store,
    port: drafts,
    clock,
    hidden,
    key: KEY,
    opening: openingValues(bundle, stored),
    base,
    tables: () => ({ dictionaries: {}, areas: [] }),
  })
  return { store, keeper, hidden }
}

async function leaveWith(values: FormValues): Promise<void> {
  const { store, keeper } = open()
  store.fill(values)
  await clock.pass(1000)
  keeper.dispose()
}

const keptValues = (): unknown => JSON.parse(drafts.kept.get(KEY) ?? 'null')?.values

describe('saving', () => {
  test('waits a second, however fast somebody types, and shows when it was', async () => {
    const { store, keeper } = open()
    for (const text of ['张', '张三', '张三丰']) store.type('name', text)
    expect(drafts.writes).toBe(0)
    await clock.pass(1000)
    expect([drafts.writes, keptValues()]).toEqual([1, { name: '张三丰' }])
    expect(keeper.get().mark).toEqual({ kind: 'kept', at: clock.now() })
  })
  test('a form nobody touched is not kept', async () => {
    open({ stored: { name: '张三' } })
    await clock.pass(5000)
    expect(drafts.kept.size).toBe(0)
  })
  test('happens at once when the tab is hidden', () => {
    const { store, hidden } = open()
    store.type('name', '张三')
    hidden.set(true)
    expect(keptValues()).toEqual({ name: '张三' })
  })
  test('typing back to the beginning takes the draft away', async () => {
    const { store, keeper } = open({ stored: { name: '张三' } })
    store.type('name', '李四')
    await clock.pass(1000)
    store.type('name', '张三')
    await clock.pass(1000)
    expect([drafts.kept.size, keeper.get().mark.kind]).toEqual([0, 'none'])
  })
  test('a device that takes nothing is told, and nothing counts as kept', async () => {
    const { store, keeper } = open()
    drafts.takesNothing = true
    store.type('name', '张三')
    await clock.pass(1000)
    expect([keeper.get().mark.kind, keeper.flush()]).toEqual(['refused', false])
  })
  test('a card number is left out, and known to be', () => {
    const { store, keeper } = open()
    store.type('cardNo', 'G12345678')
    expect([keeper.flush(), keeper.leavesOut(), drafts.kept.size]).toEqual([true, true, 0])
  })
})

describe('an earlier draft', () => {
  beforeEach(() => leaveWith({ name: '张三', unit: '某大学' }))

  test('is offered, and nothing is put in by itself', () => {
    const { store, keeper } = open()
    expect(keeper.get().offer).toMatchObject({ count: 2, changed: [], recordChanged: false })
    expect(store.get('name')).toBeUndefined()
  })
  test('comes back when the person goes on with it', async () => {
    const { store, keeper } = open()
    await keeper.take()
    expect([store.get('name'), store.get('unit')]).toEqual(['张三', '某大学'])
    expect(keeper.get()).toMatchObject({ offer: null, outcome: { count: 2, checking: false } })
    expect(store.errors()).toEqual({})
  })
  test('is gone when the person begins anew', () => {
    const { keeper } = open()
    keeper.refuse()
    expect([drafts.kept.size, keeper.get().offer]).toEqual([0, null])
    expect(open().keeper.get().offer).toBeNull()
  })
  test('is not written over before the person has answered', async () => {
    const { store, keeper } = open()
    store.type('name', '李四')
    await clock.pass(5000)
    expect(keptValues()).toEqual({ name: '张三', unit: '某大学' })
    expect([keeper.get().mark.kind, keeper.flush()]).toEqual(['waiting', false])
  })
  test('leaves what was filled in meanwhile as it is, and names it', async () => {
    const { store, keeper } = open()
    store.type('name', '李四')
    await keeper.take()
    expect([store.get('name'), store.get('unit')]).toEqual(['李四', '某大学'])
    expect(keeper.get().outcome).toMatchObject({ count: 1, kept: ['name'] })
  })
  test('is not offered when the form holds all of it already', () => {
    const { keeper } = open({ stored: { name: '张三', unit: '某大学' } })
    expect(keeper.get()).toMatchObject({ offer: null, mark: { kind: 'kept' } })
  })
  test('leaves locked fields to the page', async () => {
    const { store, keeper } = open({ locked: ['unit'] })
    expect(keeper.get().offer?.count).toBe(1)
    await keeper.take()
    expect(store.get('unit')).toBeUndefined()
  })
  test('says so when the server’s record has changed since', () => {
    expect(open({ base: 'other' }).keeper.get().offer?.recordChanged).toBe(true)
  })
  test('is forgotten once the form was submitted', () => {
    open().keeper.end()
    expect(drafts.kept.size).toBe(0)
  })
})

describe('files', () => {
  const paper = [
    { name: '甲.pdf', url: '/a' },
    { name: '乙.pdf', url: '/b' },
  ]
  test('that are no longer stored leave the form and are named', async () => {
    await leaveWith({ paper })
    drafts.gone.add('/a')
    const { store, keeper } = open()
    await keeper.take()
    expect(store.get('paper')).toEqual([paper[1]])
    expect(keeper.get().outcome?.gone).toMatchObject([{ label: '论文', name: '甲.pdf' }])
  })
  test('that cannot be asked about stay', async () => {
    await leaveWith({ paper })
    drafts.isGone = () => Promise.reject(new Error('offline'))
    const { store, keeper } = open()
    await keeper.take()
    expect(store.get('paper')).toEqual(paper)
  })
})

describe('another window', () => {
  const theirs = (savedAt: number) =>
    JSON.stringify({
      version: 1,
      hash: bundle.hash,
      savedAt,
      tab: 'other',
      base: '',
      values: { name: '李四' },
      fields: { name: { print: 'p', label: 'name', text: '李四' } },
    })

  test('that saved later is told, and the later saving stands', async () => {
    const { store, keeper } = open()
    store.type('name', '张三')
    await clock.pass(1000)
    drafts.elsewhere(KEY, theirs(clock.now()))
    expect(keeper.get().elsewhere).toEqual({ at: clock.now() })
    expect(keptValues()).toEqual({ name: '李四' })
    store.type('name', '张三丰')
    await clock.pass(1000)
    expect(keptValues()).toEqual({ name: '张三丰' })
  })
  test('that submitted the form is told', async () => {
    const { store, keeper } = open()
    store.type('name', '张三')
    await clock.pass(1000)
    drafts.elsewhere(KEY, null)
    expect(keeper.get().elsewhere).toBe('ended')
  })
  test('that begins while an offer is open brings the newer one', async () => {
    await leaveWith({ name: '张三' })
    const { store, keeper } = open()
    drafts.elsewhere(KEY, theirs(clock.now()))
    await keeper.take()
    await settled()
    expect(store.get('name')).toBe('李四')
  })
})

test('a visitor who logs in takes the draft along', async () => {
  const { store, keeper } = open()
  store.type('name', '张三')
  await clock.pass(1000)
  keeper.moveTo('o u1 f ')
  expect([...drafts.kept.keys()]).toEqual(['o u1 f '])
})
