import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../../support/freePort.ts'
import { preparedData } from '../../../support/preparedData.ts'
import { type Browser, openBrowser } from '../money/proofs/browser.ts'
import { type ServerProcess, startServerProcess } from '../money/proofs/serverProcess.ts'
import { createSharedClock } from '../money/proofs/sharedClock.ts'

const FEES = 'fees.json'
/** Milliseconds after which the server is killed while steps are sent, one after the other. */
const KILLED_AFTER = [0, 10, 60]

let data: string
let port: number
let server: ServerProcess
let staff: Browser
const faults: string[] = []

async function start(): Promise<void> {
  const { file } = createSharedClock(`${data}.clock`, new Date().toISOString())
  server = startServerProcess(port, { DATA_DIR: data, CLOCK_FILE: file })
  await server.ready()
}

beforeAll(async () => {
  data = await preparedData()
  port = await freePort()
  await start()
  staff = openBrowser({ port: () => port, phones: '', onFault: (fault) => faults.push(fault) })
  expect(await staff.login('staff', 'Staff-2026')).toBe(true)
})
afterAll(async () => {
  await server.kill()
  for (const left of [data, `${data}.clock`]) rmSync(left, { recursive: true, force: true })
})

const amountOf = (content = ''): number =>
  JSON.parse(content).items.find(({ memberType }: { memberType: string }) => memberType === '10101')
    .fee.amount

const setAmount = (was: number, value: number) =>
  JSON.stringify([{ op: 'set', at: ['items', '10101', 'fee', 'amount'], was, value }])

async function readAmount(id: string): Promise<number> {
  const found = await staff.get('changeDocument', { id, path: FEES })
  return amountOf(found?.content)
}

/** Saves one amount after the other until the server is gone; answers the last one it acknowledged, and the next. */
async function saveUntilKilled(id: string, from: number, gone: () => boolean) {
  let saved = from
  for (;;) {
    const step = { id, path: FEES, stepId: `step-${saved + 1}`, rev: 0 }
    const done = await staff.get('changeStep', { ...step, edits: setAmount(saved, saved + 1) })
    if (!done && gone()) return { saved, step }
    expect(done, 'a step was refused').toBeDefined()
    saved += 1
  }
}

test('a server killed between save and publish loses no step that it acknowledged', async () => {
  const change = await staff.get('changeOpen', { title: '断电' })
  const id = change?.id ?? ''
  let amount = await readAmount(id)
  for (const after of KILLED_AFTER) {
    let isGone = false
    const dying = sleep(after).then(() => {
      isGone = true
      return server.kill()
    })
    const { saved, step } = await saveUntilKilled(id, amount, () => isGone)
    await dying
    await start()
    // The step under way was stored or it was not; sent again, as the browser does, it is done once.
    await staff.get('changeStep', { ...step, edits: setAmount(saved, saved + 1) })
    amount = await readAmount(id)
    expect(amount).toBe(saved + 1)
  }
  await killedWhilePublishing(id, amount)
  expect(faults).toEqual([])
})

/** A publication under way is whole or has not happened; the change set is there either way. */
async function killedWhilePublishing(id: string, amount: number): Promise<void> {
  for (const after of [5, 400, 1200]) {
    const live = (await staff.get('versionPage', { current: 1, size: 1 }))?.total ?? 0
    const sent = staff.ask('changePublish', await publishing(id))
    await sleep(after)
    await server.kill()
    await sent
    await start()
    const change = await staff.get('changeRead', { id })
    const now = (await staff.get('versionPage', { current: 1, size: 1 }))?.total
    const isPublished = change?.change.status === 'published'
    expect(now).toBe(isPublished ? live + 1 : live)
    expect(await readAmount(id)).toBe(amount)
    if (isPublished) return
  }
  const done = await staff.get('changePublish', await publishing(id))
  expect(done?.version).toBe(2)
}

async function publishing(id: string) {
  const { liveVersion: live = 0, revision = '' } = (await staff.get('changeRead', { id })) ?? {}
  return { id, live, revision, note: '调整会费' }
}
