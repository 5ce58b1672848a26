import { sentPassword } from '#server/seed/seedPeople.ts'
import { logInHere, PASSWORD, press, registerPerson } from './support/accounts.ts'
import { DEMO } from './support/dues.ts'
import { expect, test } from './support/test.ts'

test('one sees where one is logged in, ends the login elsewhere, and sets another password', async ({
  page,
  form,
  request,
}) => {
  const mobile = await registerPerson(page, request, form)
  const elsewhere = { orgId: DEMO, userName: mobile, userPwd: sentPassword(PASSWORD) }
  await request.post('/api/user/v1/open/login', { data: elsewhere })
  await logInHere(page, form, mobile, PASSWORD)
  await page.getByText('账号安全').click()
  await expect(page.getByText('本机')).toHaveCount(1)
  const others = page.getByRole('button', { name: '退出', exact: true })
  await expect(others).toHaveCount(1)
  await others.click()
  await press(page, '确定')
  await expect(page.getByText('已退出').first()).toBeVisible()
  await expect(others).toHaveCount(0)

  await press(page, '修改密码')
  const dialog = page.getByRole('dialog', { name: '修改密码' })
  const inDialog = form.within(dialog)
  await inDialog.type('oldPwd', PASSWORD)
  await inDialog.type('userPwd', 'Another-2026')
  await inDialog.type('confirmPwd', 'Another-2026')
  await dialog.getByRole('button', { name: '确定' }).click()
  await expect(page.getByText('密码已修改，其他设备上的登录已退出')).toBeVisible()
  await press(page, '返回个人中心')
  await expect(page).toHaveURL('/user/home')
})
