import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import modules from '../../fixtures/organisations/demo/modules.json' with { type: 'json' }
import site from '../../schemas/site.json' with { type: 'json' }
import { holdBack } from './support/holdBack.ts'
import { expect, test } from './support/test.ts'

const ASSETS = join(import.meta.dirname, '../../dist/app/assets')
const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g

/** Every class a style sheet of the build says something about. */
const builtClasses = (): string[] =>
  readdirSync(ASSETS)
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => [...readFileSync(join(ASSETS, file), 'utf8').matchAll(CLASS)])
    .flatMap(([, name]) => name ?? [])

const ADDRESSES = [
  ...site.routes.map(({ path }) => path).filter((path) => !path.startsWith('/test')),
  ...modules.filter(({ type }) => type !== '01').map(({ id }) => `/module?id=${id}`),
  '/module?index=1',
  '/module?index=2',
]

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
  for (const address of ADDRESSES) {
    await page.goto(address, { waitUntil: 'commit' })
    await page.waitForFunction(() => document.querySelector('#first-screen'))
    expect.soft(await unstyled(page), address).toEqual([])
    drawn += await page.locator('#root [class]').count()
  }
  expect(drawn).toBeGreaterThan(100)
})
