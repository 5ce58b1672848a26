import { describe, expect, test } from 'vitest'
import type { PageModel } from '#contract/page.ts'
import type { PageOptions } from '#runtime/core/page/pageOptions.ts'
import { createTestWorld, type TestWorld } from '../../support/testWorld.ts'

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

describe('a page that is loaded anew', () => {
  /** The same tab and entry after a reload, which disposes of nothing. */
  const reloaded = (before: TestWorld, model: PageModel, user = {}) => {
    before.hidden.set(true)
    const world = createTestWorld({ at: AT, keep: before.keep, user })
    return { world, page: world.page(model).getScope().page }
  }

  test('is as it was left', () => {
    const world = createTestWorld({ at: AT })
    world.page(LIST).set('page.current', 2)
    const later = reloaded(world, LIST)
    expect(later.page).toMatchObject({ tab: '01', current: 2 })
    expect(later.world.host.states.recalled()).toBe(true)
  })

  test('is as it was left the second time, too', () => {
    const world = createTestWorld({ at: AT })
    const list = world.page(LIST)
    list.set('page.current', 2)
    world.hidden.set(true)
    world.hidden.set(false)
    list.set('page.current', 1)
    expect(reloaded(world, LIST).page).toMatchObject({ current: 1 })
  })

  test('still has what was handed over to it', async () => {
    const world = createTestWorld()
    const list = world.page({
      state: { asked: '13800000000' },
      actions: { view: { do: [{ go: AT, keep: ['page.asked'] }] } },
    })
    await list.run('view')
    list.dispose()
    world.page({ state: { asked: '' } })
    world.hidden.set(true)
    const there = createTestWorld({ keep: world.keep })
    there.navigation.entry()
    there.navigation.push({ path: '/module', query: { id: 'directory' } })
    expect(there.page({ state: { asked: '' } }).getScope().page).toMatchObject({
      asked: '13800000000',
    })
  })

  test('that nobody has changed is what anybody is shown', () => {
    const world = createTestWorld({ at: AT })
    world.page(LIST)
    expect(reloaded(world, LIST).world.host.states.recalled()).toBe(false)
  })

  test.each([
    ['has logged out', {}],
    ['is another', { id: 'u2' }],
  ])('begins anew for who %s', async (_, user) => {
    const world = createTestWorld({ at: AT, user: { id: 'u1' } })
    world.page(LIST).set('page.current', 2)
    world.hidden.set(true)
    world.hidden.set(false)
    await world.host.session.announce('logout', null)
    expect(reloaded(world, LIST, user).page).toMatchObject({ current: 1 })
  })
})

test('another person finds nothing of the one before', async () => {
  const { world, state } = leftList()
  await world.host.session.announce('logout', null)
  world.navigation.pressBack()
  expect(state()).toMatchObject({ current: 1 })
})
