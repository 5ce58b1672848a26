import type { Locator } from '@playwright/test'
import { finger, type Hand, mouse, type Point } from '../../support/hands.ts'
import { serveEmbed } from '../../support/serveEmbed.ts'
import { test as base, expect } from '../../support/test.ts'

interface Fixtures {
  /** What this device is pressed with. */
  hand: Hand
  layout: 'pc' | 'mobile'
}

/** The test of a page with an embedded form, and of hands that press it. */
export const test = base.extend<Fixtures, { address: string }>({
  hand: async ({ page, context, isPhone }, use) =>
    use(isPhone ? finger(await context.newCDPSession(page)) : mouse(page)),
  layout: async ({ isPhone }, use) => use(isPhone ? 'mobile' : 'pc'),
  address: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern
    async ({}, use) => {
      const { server, url } = await serveEmbed()
      await use(url)
      server.close()
    },
    { scope: 'worker' },
  ],
})
export { expect }

/** Where to press an element, scrolled to the middle of the screen. */
export async function middleOf(target: Locator): Promise<Point> {
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const box = await target.boundingBox()
  if (!box) throw new Error('nothing to press')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

export async function press(hand: Hand, target: Locator): Promise<void> {
  const at = await middleOf(target)
  await hand.down(at)
  await hand.up(at)
}

/** Complains as soon as it is left with a letter in it. */
export const digits = (value: string) => ({
  type: 'textBox',
  value,
  label: `编号${value}`,
  isRegExp: true,
  customRegExp: '^\\d+$',
  regExpText: '只能填写数字',
})

export const kind = {
  type: 'choice',
  value: 'kind',
  label: '类别',
  items: [
    { itemCode: '01', itemName: '个人' },
    { itemCode: '02', itemName: '单位' },
  ],
}

export const works = { type: 'table', value: 'works', label: '著作', items: [digits('code')] }
