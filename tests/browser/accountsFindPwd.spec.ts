import {
  CREDENTIALS_MISSING,
  CREDENTIALS_WRONG,
  follow,
  logInHere,
  openLogin,
  press,
  typeCredentials,
  typeWrongCredentials,
} from './support/accounts.ts'
import { anyMobile } from './support/people.ts'
import { expect, test } from './support/test.ts'

test('the form says what is missing, wrong or unknown', async ({ page, form, isPhone }) => {
  await openLogin(page, isPhone)
  const asked = await follow(page, isPhone, form, '忘记密码')
  await press(page, '找回密码')
  await expect.poll(() => asked.errors()).toEqual(CREDENTIALS_MISSING)
  await typeWrongCredentials(asked)
  await expect.poll(() => asked.errors()).toEqual(CREDENTIALS_WRONG)
  await asked.type('mobile', anyMobile())
  await asked.typeAndLeave('validCode', '000000')
  await expect(asked.error('mobile')).toHaveText('手机号码未注册')
  await expect(asked.error('validCode')).toHaveText('验证码错误')
})

test('a forgotten password is found by the phone, and the login with the new one follows', async ({
  page,
  form,
  request,
  isPhone,
}) => {
  const mobile = '13800000008'
  await openLogin(page, isPhone)
  const asked = await follow(page, isPhone, form, '忘记密码')
  await typeCredentials(page, request, asked, { mobile, password: 'Found-2026' })
  const answer = { code: '00000', data: false, msg: '' }
  await page.route('**/open/findPwd', (route) => route.fulfill({ json: answer }), { times: 1 })
  await press(page, '找回密码')
  await expect(page.getByText('找回密码失败')).toBeVisible()
  await press(page, '找回密码')
  await expect(page.getByText('找回密码成功')).toBeVisible()
  if (isPhone) await expect(page).toHaveURL(/\/user\/login$/)
  else await expect(page.getByRole('dialog', { name: '找回密码' })).toBeHidden()
  await logInHere(page, form, mobile, 'Found-2026')
  await expect(page.getByText('复审演示账号').first()).toBeVisible()
})

test('who remembers the password goes back to the login', async ({ page }) => {
  await page.goto('/user/findPwd?redirect=%2Fnotice')
  await page.getByRole('main').getByRole('button', { name: '登录', exact: true }).click()
  await expect(page).toHaveURL(/\/user\/login\?redirect=%2Fnotice$/)
})
