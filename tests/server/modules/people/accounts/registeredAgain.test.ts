import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openApp, type TestApp } from '../../../support/openApp.ts'
import { publish } from '../../../support/publish.ts'
import { visitor } from '../../../support/visitor.ts'
import { AGREED, person, withCode } from './registration.ts'

const PATH = 'agreements.json'
const TEXT = readFileSync(`fixtures/organisations/demo/${PATH}`, 'utf8')

let server: TestApp
beforeAll(async () => {
  server = await openApp()
})
afterAll(() => server.close())

test('who has registered is answered so again, though an agreement has changed since', async () => {
  const who = visitor(server)
  const input = await withCode(server, who, person())
  const accepted = await who.ask('register', input)
  expect(accepted).toMatchObject({ status: 200, data: true })
  const text = TEXT.replace(AGREED.privacyAgreement, '2026-12-01')
  expect(await publish(server, { [PATH]: text })).toEqual([])
  expect(await who.ask('register', input)).toEqual(accepted)
  const other = await withCode(server, who, person())
  expect(await who.ask('register', other)).toMatchObject({ msg: '协议已更新，请重新阅读并同意' })
})
