import type { Page } from '@playwright/test'
import { test as base, expect } from '@playwright/test'
import { holdBack } from './support/holdBack.ts'
import { sendLogin } from './support/journey.ts'
import { MODULE_PAGES, OWN_PAGES } from './support/ownPages.ts'
import { test } from './support/test.ts'

const isCall = (url: string): boolean => new URL(url).pathname.startsWith('/api/')

/** Calls of the interface, in order, as they are sent. */
function callsOf(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    if (isCall(request.url())) calls.push(request.url())
  })
  return calls
}

/** Everything the browser could not keep in place while the page became alive. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen = { shifts: 0 }
    Object.assign(globalThis, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        seen.shifts += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** What the web vitals call a good cumulative layout shift. */
const STEADY = 0.1

const shiftsOf = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { seen: { shifts: number } }).seen.shifts)

const taken = (page: Page) =>
  page.waitForFunction(() => {
    const root = document.querySelector('#root')
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'))
  })

test('the home page asks for nothing, until it is touched', async ({ page }) => {
  const calls = callsOf(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { name: '通知公告' })).toBeVisible()
  expect(calls).toEqual([])
  await page.keyboard.press('Tab')
  await expect.poll(() => calls.length).toBeGreaterThan(0)
})

test('what the server drew is what the browser takes over', async ({ page, isPhone }) => {
  await watchShifts(page)
  const html = await (await page.request.get('/')).text()
  expect(html).toContain(`data-device="${isPhone ? 'mobile' : 'pc'}"`)
  await page.goto('/')
  const banner = await page.locator('main img').first().elementHandle()
  await taken(page)
  await page.waitForLoadState('networkidle')
  expect(await banner?.evaluate((image) => image.isConnected)).toBe(true)
  await expect(page.locator('[data-css]')).toHaveCount(0)
  await expect(page.locator('title')).toHaveCount(1)
  await expect(page).toHaveTitle('华夏数据科学学会会员管理服务平台 - 首页')
  expect(await shiftsOf(page)).toBeLessThan(STEADY)
})

/** Pages that the server draws for a visitor. */
const DRAWN = [
  ...['/', '/notice', '/certificate', '/organisations', '/nowhere', '/module?index=1'],
  ...['/user/login', '/user/register', '/user/findPwd'],
  ...MODULE_PAGES,
]

test.describe('the browser replaces and moves nothing that the server drew but what is loading', () => {
  for (const path of DRAWN)
    test(path, async ({ page }) => {
      await watchShifts(page)
      const letScriptsThrough = await holdBack(page, '**/assets/*.js')
      await page.goto(path, { waitUntil: 'commit' })
      await page.waitForFunction(() => document.readyState !== 'loading')
      const drawn = await page.evaluateHandle(() => [...document.querySelectorAll('#root *')])
      expect(await drawn.evaluate(({ length }) => length)).toBeGreaterThan(30)
      letScriptsThrough()
      await page.waitForLoadState('networkidle')
      const replaced = await drawn.evaluate((elements) =>
        elements
          .filter(({ isConnected }) => !isConnected)
          .filter((one) => !one.closest('[data-coming], [role="status"]'))
          .map((one) => one.outerHTML),
      )
      expect(replaced).toEqual([])
      expect(await shiftsOf(page)).toBeLessThan(STEADY)
    })
})

for (const who of ['member', 'staff'] as const)
  test(`what is loading on the pages of ${who} moves nothing when it comes`, async ({ page }) => {
    await watchShifts(page)
    await page.goto('/user/login')
    const { userName, password, paths } = OWN_PAGES[who]
    await sendLogin(page, userName, password)
    await expect(page).not.toHaveURL(/login/)
    const shifts: Record<string, number> = {}
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'networkidle' })
      shifts[path] = await shiftsOf(page)
    }
    const moved = Object.entries(shifts).filter(([, shift]) => shift >= STEADY)
    expect(moved).toEqual([])
  })

test('a page can be read and left before its scripts are there, and when they never come', async ({
  page,
}) => {
  await page.route(/\/assets\/[^/]+\.js$/, (route) => route.abort())
  await page.goto('/')
  await expect(page.getByRole('heading', { name: '通知公告' })).toBeVisible()
  await page.getByRole('link', { name: /更多/ }).first().click()
  await expect(page).toHaveURL(/\/notice$/)
  await expect(page.getByText('关于召开第五届全国数据科学大会的通知').first()).toBeVisible()
})

test('reload, back and forth find the pages they left', async ({ page }) => {
  await page.goto('/')
  await taken(page)
  await page.getByRole('link', { name: /更多/ }).first().click()
  await expect(page).toHaveURL(/\/notice$/)
  await page.reload()
  await expect(page).toHaveTitle(/通知公告$/)
  await page.goBack()
  await expect(page).toHaveTitle(/首页$/)
  await page.goForward()
  await expect(page).toHaveTitle(/通知公告$/)
  await expect(page.getByText('关于召开第五届全国数据科学大会的通知').first()).toBeVisible()
})

test('a notice comes with its address, and is counted as read once', async ({ page }) => {
  await page.goto('/notice')
  const first = page.locator('main a[href^="/notice?id="]').first()
  const address = (await first.getAttribute('href')) ?? ''
  const title = await first.getByText(/./).first().innerText()
  const calls = callsOf(page)
  await page.goto(address, { waitUntil: 'networkidle' })
  await expect(page.getByText(title).first()).toBeVisible()
  expect(calls).toEqual([])
})

test('the chosen layout is there from the first byte', async ({ page, isPhone }) => {
  await page.goto('/')
  await taken(page)
  await page.getByRole('button', { name: isPhone ? '切换到电脑版' : '切换到手机版' }).click()
  const other = isPhone ? 'pc' : 'mobile'
  await expect(page.locator('html')).toHaveAttribute('data-device', other)
  const html = await (await page.request.get('/')).text()
  expect(html).toContain(`data-device="${other}"`)
  await page.reload()
  await taken(page)
  await expect(page.locator('html')).toHaveAttribute('data-device', other)
})

test('who is logged in sees no visitor’s page on the way', async ({ context, baseURL }) => {
  const url = baseURL ?? ''
  await context.addCookies([{ name: 'userToken', value: 'a'.repeat(40), url }])
  const html = await (await context.request.get('/')).text()
  expect(html).toContain('<div id="root"></div>')
})

/** Without what records coverage, which is code, too. */
base('a home page loads at most 91 kB of JavaScript until it is quiet', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  const bytes = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  )
  expect(bytes).toBeGreaterThan(50_000)
  expect(bytes).toBeLessThan(91_000)
})

/** Without the look at the console: a part that cannot be loaded is an error there. */
base('a part that cannot be loaded asks to load the page anew', async ({ page }) => {
  await page.goto('/')
  await taken(page)
  await page.route(/\/assets\/[^/]+\.js$/, (route) => route.abort())
  await page.evaluate(() => {
    history.pushState({}, '', '/user/login')
  })
  const bar = page.getByRole('alert').filter({ hasText: '部分内容未能加载' })
  await expect(bar).toBeVisible()
  await page.unroute(/\/assets\/[^/]+\.js$/)
  await bar.getByRole('button', { name: '重新加载' }).click()
  await expect(bar).toBeHidden()
  await expect(page.getByRole('button', { name: /登录/ }).first()).toBeVisible()
})
