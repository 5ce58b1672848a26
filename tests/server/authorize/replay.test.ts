import { afterAll, beforeAll, expect, test } from 'vitest'
import { openApp, type TestApp } from '../support/openApp.ts'
import { recommendedApplied } from '../support/orgApplications.ts'
import { upload } from '../support/uploads.ts'
import { DEMO, visitor } from '../support/visitor.ts'

let server: TestApp
beforeAll(async () => {
  server = await openApp()
})
afterAll(() => server.close())

/** Two people behind one router, known by their proven mobiles alone. */
test('a key repeats an answer to whoever got it, not to a neighbour at the same address', async () => {
  const at = () => visitor(server, 'localhost', DEMO, '10.9.1.1')
  const { id } = await recommendedApplied(server, visitor(server), '13944440002', 'UR2CD2BL')
  const owner = at()
  const neighbour = at()
  server.advance(60_000)
  await owner.prove('13944440002')
  await neighbour.prove('13944440003')
  const enclosure = [await upload(server, owner)]
  const input = { id, status: '02', optionCode: '02', enclosure } as const
  const key = 'the-same-key-of-both'
  expect(await owner.call('orStatus', input, key)).toBe(true)
  expect(await neighbour.ask('orStatus', input, key)).toMatchObject({ status: 403, data: null })
  expect(await owner.call('orStatus', input, key)).toBe(true)
})
