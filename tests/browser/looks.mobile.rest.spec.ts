import { openJoinForm } from './support/journey.ts'
import { expect, test } from './support/test.ts'

test('after a refused submission the heading of the summary is in the window, and so is the first field', async ({
  page,
}) => {
  await openJoinForm(page)
  await page.getByRole('button', { name: '提交', exact: true }).click()
  const summary = page.getByRole('region', { name: /^有 \d+ 处需要修改$/ })
  await expect(summary.getByRole('heading')).toBeInViewport({ ratio: 1 })
  const first = page.locator('[data-field]:has(:focus)')
  await expect(first).toBeInViewport({ ratio: 1 })
})

test('what stands in place of a page that could not be loaded keeps the margin of the page', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.route('**/api/**', (route) => route.abort())
  await page.getByRole('navigation').getByRole('link', { name: '个人中心' }).click()
  const card = page.getByRole('main').locator('section').filter({ hasText: '重试' })
  await expect(card).toBeVisible()
  const { x, width } = (await card.boundingBox()) ?? { x: 0, width: 0 }
  expect([x, 390 - x - width]).toEqual([12, 12])
})
