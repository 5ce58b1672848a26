import { expect, test } from 'vitest'
import type { PageModel } from '#contract/page.gen.ts'
import type { PageOptions } from '#runtime/core/page/pageInstance.ts'
import { createTestWorld } from '../../support/testWorld.ts'

const LIST: PageModel = { state: { tab: '01', current: 1 } }
const AT = '/module?id=directory'

/** A list turned to its second page, then left for a record. */
function leftList(options: PageOptions = {}, model = LIST) {
  const world = createTestWorld({ at: AT, user: { id: 'u1' } })
  const list = world.page(model, options)
  list.set('page.current', 2)
  world.navigation.push({ path: '/module', query: { id: 'directory', view: 'detail' } })
  list.dispose()
  const state = (given: PageOptions = options) => world.page(model, given).getScope().page
  return { world, state }
}

test('the back button finds a page as it was left', () => {
  const { world, state } = leftList()
  world.navigation.pressBack()
  expect(state()).toMatchObject({ tab: '01', current: 2 })
})

test('another visit of the same address begins anew', () => {
  const { world, state } = leftList()
  world.navigation.push({ path: '/module', query: { id: 'directory' } })
  expect(state()).toMatchObject({ current: 1 })
})

test.each([
  ['a dialog', { close: () => {} }],
  ['a frame', { follows: 'any' }],
] as const)('%s, which has no entry of its own, begins anew', (_what, options) => {
  const { world, state } = leftList(options)
  world.navigation.pressBack()
  expect(state()).toMatchObject({ current: 1 })
})

test('what a page hands over is what the next one begins with, and stands in no address', async () => {
  const world = createTestWorld({ at: AT })
  const list = world.page({
    state: { asked: '13800000000', tab: '02', secret: 'x' },
    actions: {
      view: {
        do: [{ go: '/module', query: { view: 'detail' }, keep: ['page.asked', 'page.secret'] }],
      },
    },
  })
  await list.run('view')
  list.dispose()
  const detail = world.page({ state: { asked: '', tab: '01' } })
  expect(detail.getScope().page).toMatchObject({ asked: '13800000000', tab: '01' })
  expect(detail.getScope().page).not.toHaveProperty('secret')
  expect(world.navigation.trail().at(-1)).toBe('/module?view=detail')
  detail.dispose()
  world.navigation.push({ path: '/module', query: { view: 'detail' } })
  expect(world.page({ state: { asked: '' } }).getScope().page).toMatchObject({ asked: '' })
})

test('another person finds nothing of the one before', async () => {
  const { world, state } = leftList()
  await world.host.session.announce('logout', null)
  world.navigation.pressBack()
  expect(state()).toMatchObject({ current: 1 })
})
