import { afterAll, beforeAll, expect, test } from 'vitest'
import { RefusalCode } from '#contract/envelope.ts'
import { once } from '#server/base/idempotency/once.ts'
import { Refusal } from '#server/messages/refusal.ts'
import { openApp, type TestApp } from '../../support/openApp.ts'
import { DEMO } from '../../support/visitor.ts'

let server: TestApp
beforeAll(async () => {
  server = await openApp()
})
afterAll(() => server.close())

/** A press on a button of the page, as the server gets it. */
const press = (idempotencyKey: string) =>
  ({
    parts: server.parts,
    org: { orgId: DEMO },
    subject: {},
    ip: '10.9.2.1',
    now: server.now(),
    input: { mobile: '13800000001' },
    idempotencyKey,
  }) as unknown as Parameters<typeof once>[0]

const usedUp = () => Promise.reject(new Refusal(RefusalCode.BadRequest, 'codeWrong'))

test('a press whose check fails because the same press used it up meanwhile gets that one’s answer', async () => {
  const first = { work: async () => 'registered' }
  const second = {
    before: async () => {
      await once(press('same'), 'register', first)
      await usedUp()
    },
    work: async () => 'registered twice',
  }
  expect(await once(press('same'), 'register', second)).toBe('registered')
})

test('a press whose check fails by itself is refused, and may come again', async () => {
  const refused = { before: usedUp, work: async () => 'never' }
  await expect(once(press('other'), 'register', refused)).rejects.toBeInstanceOf(Refusal)
  expect(await once(press('other'), 'register', { work: async () => 'now' })).toBe('now')
})
