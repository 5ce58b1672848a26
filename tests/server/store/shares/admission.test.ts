import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { Busy } from '#server/store/databaseError.ts'
import { openStore } from '#server/store/openStore.ts'
import { listOrganisations } from '#server/store/shards/organisations.ts'
import { type Admitted, createAdmission } from '#server/store/shares/admission.ts'
import type { Store } from '#server/store/store.ts'
import { CHORE, inWork } from '#server/tracing/work.ts'
import { until } from '../../../support/until.ts'
import { busyMachine } from '../busyMachine.ts'
import { countNoticeView } from '../countNoticeView.ts'
import { postgresServer } from '../postgresCluster.ts'
import { createDatabase } from '../postgresDatabase.ts'
import { newSociety } from '../societies.ts'
import { testSecretsDir } from '../testKeys.ts'

const server = await postgresServer()
const CONNECTIONS = 4

describe.skipIf('missing' in server)('while a society holds all it may of PostgreSQL', () => {
  const admitted: Admitted[] = []
  let store: Store
  let loud = ''
  let quiet = ''
  let release = () => {}
  let flood: Promise<unknown>
  beforeAll(async () => {
    const databaseUrl = await createDatabase('url' in server ? server.url : '')
    store = await openStore({
      databaseUrl,
      secretsDir: testSecretsDir(),
      log: () => {},
      poolSize: CONNECTIONS,
      onAdmitted: (each) => admitted.push(each),
      ...busyMachine,
    })
    loud = await newSociety(store)
    quiet = await newSociety(store)
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    admitted.length = 0
    const calls = Array.from({ length: 40 }, () => store.tx(loud, () => held))
    flood = Promise.all(calls)
    const load = () => JSON.stringify(store.load())
    const isFull = async () => load() === JSON.stringify({ open: 3, idle: 0, waiting: 37 })
    await until(isFull, load)
  })
  afterAll(() => store.close())

  const view = (orgId: string) => store.tx(orgId, (tx) => countNoticeView(tx, 'n'))

  test('another’s transactions run', async () => {
    expect(await view(quiet)).toBe(1)
    expect(await view(quiet)).toBe(2)
  })

  test('those over all societies run, and the database is ready', async () => {
    expect(await store.txSystem(listOrganisations)).toHaveLength(2)
    expect(await store.ready()).toBe(true)
  })

  test.each([{ call: 'sendSms', job: 'one' }, { call: CHORE }])(
    'its own jobs and chores run: %o',
    async (work) => {
      expect(await inWork(work, () => view(loud))).toBeGreaterThan(0)
    },
  )

  test('what waited has its turn in the end, and each was told of', async () => {
    expect(admitted.filter(({ orgId }) => orgId === loud)).toHaveLength(5)
    release()
    await flood
    expect(admitted.filter(({ orgId }) => orgId === loud)).toHaveLength(42)
    expect(admitted.filter(({ isRefused }) => isRefused)).toEqual([])
    expect(store.load().waiting).toBe(0)
  })
})

describe('who cannot wait for a connection', () => {
  afterEach(() => void vi.useRealTimers())
  const never = () => new Promise<void>(() => {})

  test('is refused as busy after a while, and waits no more', async () => {
    vi.useFakeTimers()
    const admitted: Admitted[] = []
    const admission = createAdmission({ size: 1, onAdmitted: (each) => admitted.push(each) })
    void admission.run('loud', never)
    const refused = expect(admission.run('quiet', never)).rejects.toThrow(Busy)
    await vi.advanceTimersByTimeAsync(5_000)
    await refused
    expect(admission.waiting).toBe(0)
    expect(admitted.map(({ orgId, isRefused }) => [orgId, isRefused])).toEqual([
      ['loud', false],
      ['quiet', true],
    ])
  })

  test('waits for as long as it takes where it is a job', async () => {
    vi.useFakeTimers()
    const admission = createAdmission({ size: 1 })
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    void admission.run('loud', () => held)
    const worked = inWork({ call: 'sendSms', job: 'one' }, () =>
      admission.run('quiet', async () => 'done'),
    )
    await vi.advanceTimersByTimeAsync(60_000)
    release()
    expect(await worked).toBe('done')
  })

  test('is refused at once where too many of the same society wait', async () => {
    const admission = createAdmission({ size: 1 })
    for (let n = 0; n < 51; n += 1) void admission.run('loud', never).catch(() => undefined)
    await expect(admission.run('loud', never)).rejects.toThrow(Busy)
    expect(admission.waiting).toBe(50)
  })

  test('has nothing to do with a transaction that fails: its place is free again', async () => {
    const admission = createAdmission({ size: 1 })
    const failing = admission.run('a', () => Promise.reject(new Error('no')))
    await expect(failing).rejects.toThrow('no')
    expect(await admission.run('b', async () => 'yes')).toBe('yes')
  })
})
