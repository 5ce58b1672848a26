import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Edit } from '#domain/edits/edit.ts'
import { yuanOf } from '#domain/money/fees/yuan.ts'
import { openApp, type TestApp } from '../../support/openApp.ts'
import { publishAsSeen } from '../../support/publishAsSeen.ts'
import { staffWith } from '../../support/staffWith.ts'
import { DEMO, type Visitor } from '../../support/visitor.ts'

let server: TestApp
let staff: Visitor

const FEES = 'fees.json'

beforeAll(async () => {
  server = await openApp()
  staff = await staffWith(server, 'configure', 'publish')
})
afterAll(() => server.close())

const live = async () => {
  server.parts.configuration.forget()
  return server.parts.configuration.of(DEMO)
}

const amounts = async () =>
  (await live())
    .get('fees.json')
    .map(({ fee }) => (Array.isArray(fee) ? undefined : (fee as { amount: number }).amount))

const amount = (memberType: string, was: number, value: number): Edit => ({
  op: 'set',
  at: ['items', memberType, 'fee', 'amount'],
  was,
  value,
})

/** Publishes edits of the fees; returns the change set and its version. */
async function published(...edits: Edit[]) {
  const { id } = await staff.call('changeOpen', { title: '会费' })
  const step = { id, path: FEES, stepId: crypto.randomUUID(), rev: 0 }
  await staff.call('changeStep', { ...step, edits: JSON.stringify(edits) })
  return { id, version: await publish(id) }
}

async function publish(id: string): Promise<number> {
  const { data } = await publishAsSeen(staff, id)
  return data.version ?? 0
}

test('takes back what one version changed, and keeps what came later', async () => {
  const [ordinary = 0, senior = 0] = await amounts()
  const first = await published(amount('10101', ordinary, ordinary + 1000))
  await published(amount('10102', senior, senior + 1000))
  const { id } = await staff.call('versionRevert', { version: first.version })
  const { change, isBehind } = await staff.call('changeRead', { id })
  expect([change.title, isBehind]).toEqual([`撤回第 ${first.version} 版的改动`, false])
  await publish(id)
  expect((await amounts()).slice(0, 2)).toEqual([ordinary, senior + 1000])
})

test('asks place by place where a later version changed the same place', async () => {
  const [ordinary = 0] = await amounts()
  const first = await published(amount('10101', ordinary, ordinary + 1000))
  await published(amount('10101', ordinary + 1000, ordinary + 2000))
  const { id } = await staff.call('versionRevert', { version: first.version })
  expect((await staff.call('changeRead', { id })).isBehind).toBe(true)
  const { conflicts } = await staff.call('changeRebase', { id })
  expect(conflicts.map(({ mine, theirs }) => [mine, theirs])).toEqual([
    [`${yuanOf(ordinary)} 元`, `${yuanOf(ordinary + 2000)} 元`],
  ])
})

test('is refused for what is gone already, and for the first version', async () => {
  const [ordinary = 0] = await amounts()
  const { version } = await published(amount('10101', ordinary, ordinary + 1000))
  const { id } = await staff.call('versionRevert', { version })
  await publish(id)
  const gone = `第 ${version} 版的改动，线上已经没有了`
  expect(await staff.ask('versionRevert', { version })).toMatchObject({ status: 409, msg: gone })
  expect(await staff.ask('versionRevert', { version: 1 })).toMatchObject({
    status: 409,
    msg: '没有更早的版本可以恢复',
  })
})

test('a published change set answers the report and the pages its publisher saw', async () => {
  const [ordinary = 0] = await amounts()
  const { id, version } = await published(amount('10101', ordinary, ordinary + 1000))
  const { report } = await staff.call('versionRead', { version })
  expect(report?.changes).toHaveLength(1)
  expect(await staff.call('changeReport', { id })).toEqual(report)
  const [ofChange, ofVersion] = [
    await staff.call('previewPages', { id }),
    await staff.call('previewPages', { version }),
  ]
  expect(ofChange.pages).toEqual(ofVersion.pages)
})
