import type { Locator, Page } from '@playwright/test'
import { openFound, queryStatus, sendLogin } from './support/journey.ts'
import { expect, test } from './support/test.ts'

/** What stays in sight at the edges of a phone. */
const BARS = [
  '[data-surface="tabBar"]',
  '[data-sticks]',
  '[data-surface="foot"]',
  '[role="dialog"]',
]

/** A seeded application that was returned, at another society; only looked at here. */
const RETURNED = '13800000115'

/** Calls fail from here on: what is pressed next is answered by a message. */
async function goOffline(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.route('**/api/**', (route) => route.abort())
}

const boxOf = async (element: Locator) =>
  (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }

async function expectFree(page: Page, place: string): Promise<void> {
  const message = page.locator('section[data-placed] [data-kind]').last()
  await expect(message, place).toBeVisible()
  const toast = await boxOf(message)
  for (const selector of BARS)
    for (const bar of await page.locator(selector).filter({ visible: true }).all()) {
      const { x, y, width, height } = await boxOf(bar)
      const apart =
        toast.y >= y + height ||
        y >= toast.y + toast.height ||
        toast.x >= x + width ||
        x >= toast.x + toast.width
      expect.soft(apart, `${selector} is free: ${place}`).toBe(true)
    }
  const height = page.viewportSize()?.height ?? 0
  expect.soft(toast.y >= 0 && toast.y + toast.height <= height, `in sight: ${place}`).toBe(true)
}

test('a message lies on no bar at the edge: nor on a dialog', async ({ page, baseURL }) => {
  await test.step('a page of a form', async () => {
    await page.goto('/user/login')
    await expect(page.locator('[data-field="userName"] input')).toBeVisible()
    await goOffline(page)
    await sendLogin(page, '13800000001', 'Member-2026')
    await expectFree(page, 'login')
    await page.unrouteAll()
  })
  await test.step('a short page, scrolled to its end', async () => {
    await page.goto('/module?id=join&objId=101,10104')
    await page.mouse.wheel(0, 4000)
    await expectFree(page, 'join')
  })
  await test.step('a dialog', async () => {
    await queryStatus(page, RETURNED, baseURL?.replace('localhost', 'mech.localhost'))
    await openFound(page, true)
    await page.getByRole('button', { name: '上传' }).click()
    const dialog = page.getByRole('dialog', { name: '手机号码验证' })
    const send = dialog.getByRole('button', { name: '发送验证码' })
    await expect(send).toBeVisible()
    await goOffline(page)
    await send.click()
    await expectFree(page, 'proof')
  })
})

test('the footer ends where the bar of tabs begins', async ({ page }) => {
  for (const path of ['/', '/notice', '/module?id=join']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await expect
      .poll(async () => {
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
        const footer = await boxOf(page.getByRole('contentinfo'))
        const tabs = await boxOf(page.locator('[data-surface="tabBar"]'))
        return Math.abs(footer.y + footer.height - tabs.y)
      }, path)
      .toBeLessThan(1.5)
  }
})
