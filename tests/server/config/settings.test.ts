import { afterAll, beforeAll, expect, test } from 'vitest'
import { openApp, type TestApp } from '../support/openApp.ts'
import { type Visitor, visitor } from '../support/visitor.ts'

let server: TestApp
let staff: Visitor
beforeAll(async () => {
  server = await openApp()
  staff = visitor(server)
  await staff.login('staff', 'Staff-2026')
})
afterAll(() => server.close())

test.each([
  ['dictionary', 'dictionaries/'],
  ['menu', 'modules.json'],
  ['orgType', 'memberTypes.json'],
  ['systemConfig', 'site.json'],
  ['form', 'formConfig/0301-101-10101.json'],
  ['flow', 'memberConfig.json'],
  ['auditOpinion', 'statusList.json'],
  ['domainName', 'organisation.json'],
] as const)('%s is what the version that serves says', async (kind, path) => {
  const { version, documents } = await staff.call('settings', { kind })
  expect(version).toBe(1)
  const found = documents.find((document) => document.path.startsWith(path))
  expect(JSON.parse(found?.text ?? 'null')).toEqual(expect.anything())
})

test('nobody but staff reads it, and nobody changes one document by itself', async () => {
  const member = visitor(server)
  await member.login('13800000002', 'Member-2026')
  for (const call of ['settings', 'changeSettings'] as const) {
    expect(await visitor(server).ask(call, { kind: 'menu' })).toMatchObject({ status: 401 })
    expect(await member.ask(call, { kind: 'menu' })).toMatchObject({ status: 403, data: null })
  }
  expect(await staff.ask('changeSettings', { kind: 'menu' })).toMatchObject({
    status: 409,
    msg: '站点配置随版本发布，不能单独修改：请修改配置文件后检查并发布新版本',
  })
})
