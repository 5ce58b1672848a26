import { expect, test } from 'vitest'
import { createSession } from '#runtime/core/createSession.ts'
import { subjectOf } from '#runtime/core/guards/subject.ts'

const CHECKED = {
  objId: 'candidate01',
  expiresAt: '2026-11-21T08:30:00Z',
  grant: 'g'.repeat(43),
  isLimit: false,
}
const PROVEN = { mobile: '13900000000', expiresAt: '2026-11-21T08:15:00Z', proof: 'p'.repeat(43) }
const at = (time: string) => Date.parse(`2026-11-21T${time}Z`)

const nothing = () => {}
const session = () =>
  createSession(
    { site: {}, user: { proof: {} }, device: 'pc' },
    {
      login: nothing,
      logout: nothing,
      proven: nothing,
      recommended: nothing,
      openId: nothing,
      device: nothing,
      payInApp: nothing,
      copyAddress: nothing,
    },
  )

test('a proven mobile ends at its time, a checked recommendation proves nobody; no secret enters the scope', async () => {
  const here = session()
  await here.announce('proven', PROVEN)
  await here.announce('recommended', CHECKED)
  const { user } = here.get()
  expect(subjectOf(user, at('08:14:59'))).toEqual({ provenMobiles: ['13900000000'] })
  expect(subjectOf(user, at('08:15:01'))).toEqual({})
  expect(JSON.stringify(here.get())).not.toMatch(/g{43}|p{43}/)
})

test('a mobile proven later stands before the earlier one, each until its own end', async () => {
  const here = session()
  await here.announce('proven', PROVEN)
  await here.announce('proven', {
    ...PROVEN,
    mobile: '13900000001',
    expiresAt: '2026-11-21T08:25:00Z',
  })
  const { user } = here.get()
  expect(subjectOf(user, at('08:10:00')).provenMobiles).toEqual(['13900000001', '13900000000'])
  expect(subjectOf(user, at('08:20:00')).provenMobiles).toEqual(['13900000001'])
})
