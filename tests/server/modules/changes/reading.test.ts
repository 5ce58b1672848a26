import { afterAll, beforeAll, expect, test } from 'vitest'
import { openApp, type TestApp } from '../../support/openApp.ts'
import { staffWith } from '../../support/staffWith.ts'
import { MECH, type Visitor, visitor } from '../../support/visitor.ts'

let server: TestApp
let lin: Visitor

beforeAll(async () => {
  server = await openApp()
  lin = await staffWith(server, 'configure.texts')
})
afterAll(() => server.close())

const FEES = 'fees.json'

test('a live document is read without a change set, as it was published', async () => {
  const { id } = await lin.call('changeOpen', { title: '看会费' })
  const live = await lin.call('changeDocument', { path: FEES })
  const { baseContent } = await lin.call('changeDocument', { id, path: FEES })
  expect(live).toMatchObject({ path: FEES, title: '会费标准', kind: 'text', content: baseContent })
  expect(live).not.toHaveProperty('changeId')
  expect(live).not.toHaveProperty('undo')
})

test.each([
  ['notices.json', true],
  [FEES, false],
])('reading %s says whether its reader may change it', async (path, mayEdit) => {
  expect(await lin.call('changeDocument', { path })).toMatchObject({ mayEdit })
})

test('a document that does not exist is said to be missing', async () => {
  const answer = await lin.ask('changeDocument', { path: 'dictionaries/NOTHING.json' })
  expect(answer).toMatchObject({ status: 404, msg: '没有“dictionaries/NOTHING.json”这个文件' })
})

test('who may not configure reads nothing', async () => {
  const other = await staffWith(server, 'accounts')
  expect(await other.ask('changeDocument', { path: FEES })).toMatchObject({ status: 403 })
})

test('another society reads its own', async () => {
  const elsewhere = visitor(server, 'mech.localhost', MECH)
  await elsewhere.login('staff', 'Staff-2026')
  const [ours, theirs] = [
    await lin.call('changeDocument', { path: 'organisation.json' }),
    await elsewhere.call('changeDocument', { path: 'organisation.json' }),
  ]
  expect(theirs.content).not.toBe(ours.content)
})
