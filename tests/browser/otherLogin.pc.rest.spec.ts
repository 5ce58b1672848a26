import { sendLogin } from './support/journey.ts'
import { expect, test } from './support/test.ts'

test('a tab is told that somebody else logged in beside it, and says whose page it is; nothing of one is shown as the other’s', async ({
  page,
  context,
}) => {
  const beside = await context.newPage()
  await page.goto('/user/login')
  await beside.goto('/user/login')
  await sendLogin(page, '13800000001', 'Member-2026')
  await expect(page.getByRole('heading', { name: '林见微' })).toBeVisible()
  const told = page.getByText(/在另一个窗口登录了其他账号/)
  await expect(told).toHaveCount(0)

  await sendLogin(beside, 'unit01', 'Unit-2026')
  await expect(beside).toHaveURL(/\/user\/home/)
  await expect(told).toContainText('本页仍是“林见微”的内容')
  await expect(beside.getByText(/在另一个窗口登录了其他账号/)).toHaveCount(0)

  await page.getByRole('button', { name: '继续使用本页' }).click()
  await expect(told).toHaveCount(0)
  await page.getByRole('main').getByRole('button', { name: '修改资料' }).click()
  await expect(page.locator('[data-field="realName"] input')).toHaveValue('林见微')

  await page.reload()
  await expect(page.getByText('周以宁').first()).toBeVisible()
  await expect(page.getByText('林见微')).toHaveCount(0)
  await expect(told).toHaveCount(0)
})
