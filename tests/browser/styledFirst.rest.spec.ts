import { SITE_ADDRESSES } from '../support/siteAddresses.ts'
import { watchStyles } from '../support/unstyledClasses.ts'
import { holdBack } from './support/holdBack.ts'
import { expect, test } from './support/test.ts'

test('what is drawn before the scripts come has its styles, at every address', async ({ page }) => {
  await watchStyles(page)
  await holdBack(page, '**/assets/*.js')
  let drawn = 0
  for (const address of SITE_ADDRESSES) {
    await page.goto(address, { waitUntil: 'commit' })
    await page.waitForFunction(() => document.querySelector('#first-screen'))
    const unstyled = await page.evaluate(() => globalThis.unstyledClasses())
    expect.soft(unstyled, address).toEqual([])
    drawn += await page.locator('#root [class]').count()
  }
  expect(drawn).toBeGreaterThan(100)
})
