import type { Page } from '@playwright/test'
import { PASSWORD } from './support/accounts.ts'
import { sendLogin } from './support/journey.ts'
import { addStaff } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function openDesk(page: Page, mobile: string): Promise<void> {
  await page.goto('/desk')
  await sendLogin(page, mobile, PASSWORD)
  await expect(page.getByRole('heading', { name: '审核工作台' })).toBeVisible()
}

/** Opens the first of the applications in an audit, once no row of the other is left on the screen. */
async function openApplication(page: Page, audit: '初审' | '复审'): Promise<void> {
  await page.getByRole('tab', { name: `待${audit}`, exact: true }).click()
  const other = audit === '初审' ? '复审中' : '初审中'
  await expect(page.getByText(other, { exact: true })).toHaveCount(0)
  await button(page, '查看').first().click()
  await expect(page.getByRole('heading', { name: '审核申请' })).toBeVisible()
}

test('who has dues alone is led to dues, and finds no way to take lists away', async ({
  page,
  request,
}) => {
  await openDesk(page, await addStaff(request, ['dues']))
  await expect(page.getByText('您没有审核权限')).toBeVisible()
  await expect(page.getByRole('tab', { name: '会员申请' })).toBeHidden()
  await button(page, '会费工作台').click()
  await expect(page.getByRole('tab', { name: '待确认缴费' })).toBeVisible()
  for (const name of ['导出 CSV', '导出 Excel', '审核申请'])
    await expect(button(page, name)).toBeHidden()
})

test('who makes the first audits decides these alone', async ({ page, request }) => {
  await openDesk(page, await addStaff(request, ['audit.first']))
  await expect(button(page, '会费工作台')).toBeHidden()
  await openApplication(page, '初审')
  await expect(button(page, '通过')).toBeVisible()
  await button(page, '返回列表').click()
  await openApplication(page, '复审')
  await expect(button(page, '返回列表')).toBeVisible()
  for (const name of ['通过', '退回']) await expect(button(page, name)).toBeHidden()
})

test('who has no right is told whom to ask', async ({ page, request }) => {
  await openDesk(page, await addStaff(request, []))
  await expect(page.getByText('请联系学会的账号管理员')).toBeVisible()
  await page.goto('/desk/dues')
  await expect(page.getByText('您没有会费权限')).toBeVisible()
})
