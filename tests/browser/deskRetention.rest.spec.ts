import type { Page } from '@playwright/test'
import { PASSWORD } from './support/accounts.ts'
import { holdScreen } from './support/holdScreen.ts'
import { sendLogin } from './support/journey.ts'
import { addStaff } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('staff see how long everything is kept, what is due, and what was done', async ({
  page,
  request,
}) => {
  await page.goto('/user/login?redirect=%2Fdesk')
  await sendLogin(page, await addStaff(request, ['configure']), PASSWORD)
  await button(page, '保存期限').click()
  await expect(page.getByRole('heading', { name: '保存期限' })).toBeVisible()
  for (const said of ['未完成的申请', '至少 30 年', '没有到期的资料'])
    await expect(page.getByText(said).first()).toBeVisible()
  await holdScreen(page, '/desk/retention')
  await button(page, '重新统计').click()
  await expect(page.getByText('已重新统计')).toBeVisible()
  await button(page, '返回工作台').click()
  await expect(page).toHaveURL('/desk')
})

test('who may not look at the configuration is told whom to ask', async ({ page, request }) => {
  await page.goto('/user/login?redirect=%2Fdesk')
  await sendLogin(page, await addStaff(request, ['accounts']), PASSWORD)
  await expect(button(page, '操作日志')).toBeVisible()
  await expect(button(page, '保存期限')).toBeHidden()
  await page.goto('/desk/retention')
  await expect(page.getByText('您没有站点配置权限')).toBeVisible()
})

test('what cannot be read is said, and can be asked for again', async ({ page, request }) => {
  await page.goto('/user/login?redirect=%2Fdesk')
  await sendLogin(page, await addStaff(request, ['configure']), PASSWORD)
  await expect(button(page, '保存期限')).toBeVisible()
  await page.route('**/retention/plan*', (route) => route.abort())
  await button(page, '保存期限').click()
  await expect(button(page, '重试').first()).toBeVisible()
  await expect(page.getByText('没有到期的资料').first()).toBeVisible()
  await page.unroute('**/retention/plan*')
  await button(page, '重试').first().click()
  await expect(page.getByText('未完成的申请').first()).toBeVisible()
})
