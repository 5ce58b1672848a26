import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLiveConfiguration } from '#server/modules/configuration/documents/liveConfiguration.ts'
import { openApp, type TestApp } from '../../../support/openApp.ts'
import { publish } from '../../../support/publish.ts'
import { DEMO } from '../../../support/visitor.ts'

let server: TestApp
beforeAll(async () => {
  server = await openApp()
})
afterAll(() => server.close())

test('after it was told to forget, everybody who asks at once gets what is published', async () => {
  const configuration = createLiveConfiguration(server.parts.store, () => server.now().getTime())
  const { version } = await configuration.of(DEMO)
  expect(await publish(server, { 'meetings.json': '[]' })).toEqual([])
  configuration.forget()
  const asked = await Promise.all([1, 2, 3].map(() => configuration.of(DEMO)))
  expect(asked.map((one) => one.version)).toEqual([version + 1, version + 1, version + 1])
})

test('a push is live within a second; until then one query a second asks for it', async () => {
  let now = server.now().getTime()
  let queries = 0
  const { store } = server.parts
  const lookUp: typeof store.lookUp = (...asked) => {
    queries += 1
    return store.lookUp(...asked)
  }
  const configuration = createLiveConfiguration({ ...store, lookUp }, () => now)
  const { orgId } = await configuration.organisationOf('LOCALHOST')
  const { version } = await configuration.of(orgId)
  expect(await publish(server, { 'meetings.json': '{"items":[]}' })).toEqual([])
  expect((await configuration.of(orgId)).version).toBe(version)
  expect(queries).toBe(1)
  now += 1001
  expect((await configuration.of(orgId)).version).toBe(version + 1)
  expect(queries).toBe(2)
})

test.each(['nobody.example', 'a\0b', '::1', `${'x'.repeat(254)}`, ''])(
  'nobody has the host %j',
  async (host) => {
    expect(await server.parts.configuration.knows(host)).toBe(false)
    expect(await server.parts.configuration.byCode(host)).toBeUndefined()
  },
)

test('all organisations are gone through by their ids', async () => {
  const ids: string[] = []
  for await (const id of server.parts.configuration.orgIds()) ids.push(id)
  const codes: string[] = []
  for await (const { code } of server.parts.configuration.each()) codes.push(code)
  expect(ids).toEqual([...ids].sort())
  expect(codes.sort()).toEqual(['demo', 'mech', 'med'])
})
