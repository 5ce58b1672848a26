import { expect, test } from 'vitest'
import type { PageModel } from '#contract/page.gen.ts'
import { settled } from '../../support/fakeClock.ts'
import { createTestWorld } from '../../support/testWorld.ts'

const MODEL: PageModel = {
  state: { files: [] },
  unsaved: { $: { notEmpty: [{ var: 'page.files' }] } },
  actions: { away: { do: [{ go: '/else' }] } },
}

async function leaving(files: string[], agrees: boolean) {
  const world = createTestWorld({ at: '/upload' })
  const page = world.page(MODEL)
  page.start()
  page.set('page.files', files)
  void page.run('away')
  await settled()
  const asked = world.host.dialogs.get().at(-1)
  asked?.end(agrees ? { value: true } : null)
  await settled()
  return { isAsked: asked !== undefined, trail: world.navigation.trail() }
}

test('a page that has what no form has asks before it is left, and stays unless the person agrees', async () => {
  expect(await leaving(['回单.png'], false)).toEqual({ isAsked: true, trail: ['/upload'] })
  expect(await leaving(['回单.png'], true)).toEqual({ isAsked: true, trail: ['/upload', '/else'] })
})

test('and asks nothing when there is nothing', async () => {
  expect(await leaving([], true)).toEqual({ isAsked: false, trail: ['/upload', '/else'] })
})
