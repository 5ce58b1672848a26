import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLiveConfiguration } from '#server/services/configuration/liveConfiguration.ts'
import { openApp, type TestApp } from '../../support/openApp.ts'
import { publish } from '../../support/publish.ts'
import { DEMO } from '../../support/visitor.ts'

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
