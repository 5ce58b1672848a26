import type { Page } from '@playwright/test'
import { builtClasses, SITE_ADDRESSES } from '../support/siteAddresses.ts'
import { holdBack } from './support/holdBack.ts'
import { expect, test } from './support/test.ts'

/** Classes of drawn elements that the build has rules for, but the page has none yet. */
const unstyled = (page: Page): Promise<string[]> =>
  page.evaluate((built) => {
    const sheets = [...document.styleSheets].filter(({ disabled }) => !disabled)
    const text = sheets.flatMap(({ cssRules }) => [...cssRules].map((rule) => rule.cssText)).join()
    const used = [...document.querySelectorAll('#root [class]')].flatMap(({ classList }) => [
      ...classList,
    ])
    const known = new Set(built)
    return [...new Set(used)].filter((name) => known.has(name) && !text.includes(`.${name}`))
  }, builtClasses())

test('what is drawn before the scripts come has its styles, at every address', async ({ page }) => {
  await holdBack(page, '**/assets/*.js')
  let drawn = 0
  for (const address of SITE_ADDRESSES) {
    await page.goto(address, { waitUntil: 'commit' })
    await page.waitForFunction(() => document.querySelector('#first-screen'))
    expect.soft(await unstyled(page), address).toEqual([])
    drawn += await page.locator('#root [class]').count()
  }
  expect(drawn).toBeGreaterThan(100)
})
