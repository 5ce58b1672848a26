import { expect, test } from 'vitest'
import type { PageModel } from '#contract/page.gen.ts'
import { settled } from '../../support/fakeClock.ts'
import { createTestWorld, type WorldOptions } from '../../support/testWorld.ts'

const LEADS_ON: PageModel = {
  actions: {
    already: {
      on: 'open',
      when: { $: { var: 'user.id' } },
      do: [{ go: '/user/home', replace: true }],
    },
  },
}

/** Where somebody is after a page with this model was opened. */
async function opened(options: WorldOptions, require: { guard: 'login' }[] = []) {
  const world = createTestWorld({ at: '/user/login', ...options })
  world.page(LEADS_ON, { require })
  await settled()
  return world
}

test.each([
  ['runs when the page opens', { user: { id: 'u1' } }, ['/user/home']],
  ['is left out where its condition does not hold', {}, ['/user/login']],
])('an action on `open` %s', async (_what, options, trail) => {
  const { navigation } = await opened(options)
  expect(navigation.trail()).toEqual(trail)
})

test('it waits for the guards of the page', async () => {
  const guards = { login: { pc: { dialog: 'login' } } }
  const world = await opened({ site: { guards } }, [{ guard: 'login' }])
  expect(world.navigation.trail()).toEqual(['/user/login'])
  await world.host.session.announce('login', { id: 'u1' })
  world.host.dialogs.get()[0]?.end({ value: true })
  await settled()
  expect(world.navigation.trail()).toEqual(['/user/home'])
})

test('it runs once: another session does not open the page again', async () => {
  const world = await opened({})
  await world.host.session.announce('login', { id: 'u1' })
  await settled()
  expect(world.navigation.trail()).toEqual(['/user/login'])
})
