import { expect, test } from 'vitest'
import type { PageModel } from '#contract/page.gen.ts'
import type { PageOptions } from '#runtime/core/page/pageInstance.ts'
import { createStateCache } from '#runtime/core/stateCache.ts'
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

/** The same tab after a reload: history and storage are there, memory is not. */
function reloaded(world: ReturnType<typeof createTestWorld>, user: { id?: string }) {
  const { session } = createTestWorld({ at: AT, user }).host
  return createStateCache({ ...world.host, session })
}

test('a reload of the page that was gone to does not lose how the one before was left', () => {
  const { world } = leftList()
  world.host.states.set('entry', { tab: '02', asked: '13800000000' })
  world.hidden.set(true)
  expect(reloaded(world, { id: 'u1' }).get('entry')).toEqual({ tab: '02', asked: '13800000000' })
  expect(reloaded(world, { id: 'u2' }).get('entry'), 'somebody else').toBeUndefined()
  expect(reloaded(world, {}).get('entry'), 'a visitor').toBeUndefined()
})

test.each(['110101198501014724', 'E12345678', 'H1234567'])(
  'the number of an identity document is not kept: %s',
  (asked) => {
    const { world } = leftList()
    world.host.states.set('entry', { tab: '02', asked })
    world.hidden.set(true)
    expect(reloaded(world, { id: 'u1' }).get('entry')).toEqual({ tab: '02' })
  },
)
