import type { Page } from '@playwright/test'
import { logInHere, PASSWORD, press } from './support/accounts.ts'
import { recoveryCodesIn, setUpFactor } from './support/factor.ts'
import { addStaff } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

test('staff set a second factor up, are asked for it at the next login, and get in by a recovery code', async ({
  page,
  form,
  request,
}) => {
  const mobile = await addStaff(request, ['dues'])
  await page.goto('/user/login')
  await logInHere(page, form, mobile, PASSWORD)
  await page.getByText('账号安全').click()
  const [spent, old] = await setUpFactor(page, form, PASSWORD)
  await expect(page.getByText('还有 10 个恢复码没有用过')).toBeVisible()
  await press(page, '重新生成恢复码')
  const renewing = dialog(page, '重新生成恢复码')
  await form.within(renewing).type('userPwd', PASSWORD)
  await form.within(renewing).type('secondCode', spent ?? '')
  await renewing.getByRole('button', { name: '重新生成' }).click()
  await expect(renewing.getByText('请保存恢复码')).toBeVisible()
  const [code, another] = await recoveryCodesIn(renewing)
  await press(page, '我已保存好恢复码')
  await expect(page.getByText('还有 10 个恢复码没有用过')).toBeVisible()
  await press(page, '全部退出')
  await press(page, '确定')
  await expect(page).toHaveURL(/\/$/)

  await page.goto('/user/login')
  await form.type('userName', mobile)
  await form.type('userPwd', PASSWORD)
  await page.getByRole('main').getByRole('button', { name: '登录', exact: true }).click()
  const asked = dialog(page, '两步验证')
  await form.within(asked).type('secondCode', old ?? '')
  await asked.getByRole('button', { name: '登录' }).click()
  await expect(page.getByText('两步验证的验证码错误或已使用')).toBeVisible()
  await form.within(asked).type('secondCode', code ?? '')
  await asked.getByRole('button', { name: '登录' }).click()
  await expect(page).toHaveURL(/\/user\/home$/)
  await expect(page.getByRole('heading', { name: '姜白石' })).toBeVisible()

  await page.getByText('账号安全').click()
  await press(page, '关闭')
  const off = dialog(page, '关闭两步验证')
  await form.within(off).type('userPwd', PASSWORD)
  await form.within(off).type('secondCode', another ?? '')
  await off.getByRole('button', { name: '关闭两步验证' }).click()
  await expect(page.getByText('两步验证已关闭，其他设备上的登录已退出')).toBeVisible()
  await expect(page.getByRole('button', { name: '开启', exact: true })).toBeVisible()
})
