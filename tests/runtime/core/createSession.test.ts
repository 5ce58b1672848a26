import { expect, test } from 'vitest'
import { createSession, type SessionEffects } from '#runtime/core/createSession.ts'

const nothing = () => {}
const EFFECTS: SessionEffects = {
  login: nothing,
  logout: nothing,
  proven: nothing,
  recommended: nothing,
  openId: nothing,
  device: nothing,
  payInApp: nothing,
  copyAddress: nothing,
}
const visit = () =>
  createSession({ site: {}, user: { openId: 'o1', proof: {} }, device: 'mobile' }, EFFECTS)

test.each(['login', 'logout'] as const)(
  'the openId is the browser’s: it outlives a %s',
  async (event) => {
    const session = visit()
    await session.announce(event, { id: 'u1', token: 'secret' })
    expect(session.get().user.openId).toBe('o1')
  },
)

test('a login answers no openId of its own choosing', async () => {
  const session = visit()
  await session.announce('login', { id: 'u1', openId: 'forged' })
  expect(session.get().user.openId).toBe('o1')
})
