/**
 * `npm run screens -- FOLDER [NAME]`: a picture of every screen on both devices, to be looked at one by one before
 * a release. The pages that carry a society's own looks are taken in the colours of all three.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, devices, type Page } from '@playwright/test'
import { peoplesBrowser } from '../../support/browsers.ts'
import { startProduct } from '../../support/startProduct.ts'
import { sendLogin } from '../support/journey.ts'
import { type Account, SCREENS, type Screen } from './screenTable.ts'

const [folder = 'screens', wanted = ''] = process.argv.slice(2)

const LAYOUTS = {
  pc: { viewport: { width: 1440, height: 900 } },
  mobile: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
}
type Layout = keyof typeof LAYOUTS

const ACCOUNTS: Record<Account, { userName: string; password: string }> = {
  member: { userName: '13800000001', password: 'Member-2026' },
  returned: { userName: '13800000002', password: 'Member-2026' },
  unit: { userName: 'unit01', password: 'Unit-2026' },
  staff: { userName: 'staff', password: 'Staff-2026' },
}

mkdirSync(folder, { recursive: true })
const server = await startProduct({})
const browser = await chromium.launch({
  ...peoplesBrowser,
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  for (const layout of ['pc', 'mobile'] as const) await shootAll(browser, layout)
} finally {
  await browser.close()
  await server.stop()
}

async function shootAll(browser: Browser, layout: Layout): Promise<void> {
  const contexts = new Map<string, BrowserContext>()
  for (const screen of SCREENS) {
    if (!screen.name.includes(wanted) || (screen.only && screen.only !== layout)) continue
    for (const society of screen.societies ?? ['demo']) {
      const key = `${society} ${screen.as ?? ''}`
      const context = contexts.get(key) ?? (await visitor(browser, layout, society, screen.as))
      contexts.set(key, context)
      await shoot(context, screen, `${layout}-${screen.name}-${society}`)
    }
  }
  for (const context of contexts.values()) await context.close()
}

async function visitor(
  browser: Browser,
  layout: Layout,
  society: string,
  as: Account | undefined,
): Promise<BrowserContext> {
  const baseURL = server.url.replace(
    'localhost',
    society === 'demo' ? 'localhost' : `${society}.localhost`,
  )
  const context = await browser.newContext({
    ...LAYOUTS[layout],
    deviceScaleFactor: 1,
    locale: 'zh-CN',
    baseURL,
  })
  if (!as) return context
  const page = await context.newPage()
  await page.goto('/user/login')
  const { userName, password } = ACCOUNTS[as]
  await sendLogin(page, userName, password)
  await page.waitForURL('**/user/home')
  await page.close()
  return context
}

/** A screen that cannot be reached is said and passed over: the others are wanted all the same. */
async function shoot(context: BrowserContext, screen: Screen, name: string): Promise<void> {
  const page = await context.newPage()
  page.setDefaultTimeout(10_000)
  page.on('pageerror', ({ message }) => console.error(`${name}: ${message}`))
  try {
    await page.goto(screen.path)
    await page.waitForLoadState('networkidle')
    await screen.act?.(page)
    await settle(page)
    await page.screenshot({ path: join(folder, `${name}.png`) })
    console.log(name)
  } catch (error) {
    console.error(`${name}: not reached, ${error instanceof Error ? error.message : error}`)
  } finally {
    await page.close()
  }
}

/** The whole page in one window, so that nothing that sticks to an edge stands in the middle. */
async function settle(page: Page): Promise<void> {
  const width = page.viewportSize()?.width ?? 1440
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: Math.max(height, 600) })
  await page.waitForTimeout(700)
}
