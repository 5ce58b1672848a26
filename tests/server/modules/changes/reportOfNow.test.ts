import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Edit } from '#domain/edits/edit.ts'
import { openApp, type TestApp } from '../../support/openApp.ts'
import { publish } from '../../support/publish.ts'
import { staffWith } from '../../support/staffWith.ts'
import { DEMO, type Visitor } from '../../support/visitor.ts'

let server: TestApp
let lin: Visitor
let id: string
beforeAll(async () => {
  server = await openApp()
  lin = await staffWith(server, 'configure', 'publish')
})
beforeEach(async () => {
  id = (await lin.call('changeOpen', { title: '试' })).id
})
afterAll(() => server.close())

let steps = 0
async function rewrite(path: string, find: string | RegExp, put: string) {
  const { content: was = '', rev } = await lin.call('changeDocument', { id, path })
  const value = was.replace(find, put)
  expect(value).not.toBe(was)
  const edits: Edit[] = [{ op: 'text', start: 0, was, value }]
  steps += 1
  const step = { id, path, rev, stepId: `step${steps}`, edits: JSON.stringify(edits) }
  await lin.call('changeStep', step)
  return value
}

const FEES = 'fees.json'

test('a warning that stood before is told and not asked about again', async () => {
  const text = await rewrite(FEES, '每年 100 元', '每年 120 元')
  const brought = await lin.call('changeReport', { id })
  expect(brought).toMatchObject({ warnings: 1, newWarnings: [expect.stringContaining('120')] })
  expect(brought.findings.map(({ stands }) => stands)).toEqual([undefined])
  await publish(server, { [FEES]: text })
  id = (await lin.call('changeOpen', { title: '另一份' })).id
  await rewrite(FEES, '每年 200 元', '每年 250 元')
  const next = await lin.call('changeReport', { id })
  expect(next).toMatchObject({ warnings: 2, newWarnings: [expect.stringContaining('250')] })
  expect(next.findings.map(({ stands = false }) => stands).sort()).toEqual([false, true])
})

test('what was edited since its publisher saw the report is not published', async () => {
  const { version: live } = await server.parts.configuration.of(DEMO)
  await rewrite('site.json', '"recordNum": "', '"recordNum": "甲')
  const { revision = '' } = await lin.call('changeReport', { id })
  await rewrite('site.json', '"recordNum": "甲', '"recordNum": "乙')
  const note = '备案号'
  const seen = (from: string) => lin.ask('changePublish', { id, live, note, revision: from })
  expect(await seen(revision)).toMatchObject({ msg: expect.stringContaining('又改过') })
  const { revision: now = '' } = await lin.call('changeReport', { id })
  expect(await seen(now)).toMatchObject({ code: '00000', data: { version: live + 1 } })
})
