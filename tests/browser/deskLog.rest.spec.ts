import type { Page } from '@playwright/test'
import { PASSWORD } from './support/accounts.ts'
import { holdScreen } from './support/holdScreen.ts'
import { sendLogin } from './support/journey.ts'
import { exportTable } from './support/savedTable.ts'
import { addStaff } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('an application leads to who has opened it, and from there one looks on', async ({
  page,
  request,
}) => {
  const mobile = await addStaff(request, ['audit.first', 'accounts', 'export'])
  await page.goto('/desk')
  await sendLogin(page, mobile, PASSWORD)
  await page.getByRole('tab', { name: '待初审', exact: true }).click()
  await expect(page.getByText('复审中', { exact: true })).toHaveCount(0)
  await button(page, '查看').first().click()
  await button(page, '谁看过').click()

  await expect(page.getByRole('heading', { name: '操作日志' })).toBeVisible()
  await expect(page.getByText('打开入会申请').first()).toBeVisible()
  await expect(page.getByText('导出操作日志')).toHaveCount(0)
  await holdScreen(page, '/desk/log')

  await button(page, '详情').first().click()
  const entry = page.getByRole('dialog', { name: '日志详情' })
  await expect(entry.getByText('姜白石')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(entry).toBeHidden()

  await button(page, '清除筛选').click()
  await page.getByRole('tab', { name: '登录', exact: true }).click()
  await button(page, '筛选').click()
  await page.locator('[data-field="who"] input').fill(mobile)
  await button(page, '查询').click()
  await expect(page.getByText(`操作人：${mobile}`)).toBeVisible()
  await expect(button(page, '详情')).toHaveCount(2)
  await button(page, '详情').first().click()
  await expect(entry.getByText('登录', { exact: true }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(entry).toBeHidden()
  const { name, rows } = await exportTable(page, '导出 Excel')
  expect(name).toMatch(/^操作日志-\d{12}\.xlsx$/)
  const [head, ...entries] = rows
  expect(head?.slice(0, 5)).toEqual(['时间', '操作人', '身份', '来源网络', '事项'])
  expect(entries.map((cells) => [cells[1], cells[4]])).toEqual([
    ['姜白石', '登录'],
    ['姜白石', '用验证码重设密码'],
  ])
})

test('who does not hold accounts is told whom to ask', async ({ page, request }) => {
  await page.goto('/desk')
  await sendLogin(page, await addStaff(request, ['audit.first', 'audit.second']), PASSWORD)
  await expect(page.getByRole('tab', { name: '待初审', exact: true })).toBeVisible()
  await expect(button(page, '操作日志')).toBeHidden()
  await page.goto('/desk/log')
  await expect(page.getByText('您没有账号管理权限')).toBeVisible()
})
