import { logInHere, openLogin, press, switchToCode } from './support/accounts.ts'
import { onBoth, onPhone } from './support/devices.ts'
import { logIn, logInAsMember } from './support/journey.ts'
import { anyMobile } from './support/people.ts'
import { codeFor } from './support/sms.ts'
import { expect, test } from './support/test.ts'

test('the password login says what is missing or wrong', async ({ page, form, isPhone }) => {
  await openLogin(page, isPhone)
  await press(page, '登录')
  await expect
    .poll(() => form.errors())
    .toEqual({ userName: '请输入用户名/手机号码', userPwd: '请输入密码' })
  await form.type('userName', '有空格 的名字')
  await form.typeAndLeave('userPwd', '太短')
  await expect
    .poll(() => form.errors())
    .toEqual({
      userName: '用户名只能由字母、数字、下划线、减号组成，长度为1-40位',
      userPwd: '密码只能由字母、数字、下划线、减号组成，长度为6-16位',
    })
  await logInHere(page, form, '13800000001', 'Wrong-2026')
  await expect(page.getByText('用户名或密码错误')).toBeVisible()
})

test('the SMS login says what is missing or wrong, and asks whether the number exists', async ({
  page,
  form,
  isPhone,
}) => {
  await openLogin(page, isPhone)
  await switchToCode(page, isPhone)
  await press(page, '登录')
  await expect
    .poll(() => form.errors())
    .toEqual({
      mobile: '请输入手机号码',
      validCode: '请输入短信验证码',
    })
  await form.type('mobile', '1380000')
  await form.typeAndLeave('validCode', '123')
  await expect
    .poll(() => form.errors())
    .toEqual({
      mobile: '手机号码格式错误',
      validCode: '验证码格式错误',
    })
  await form.typeAndLeave('mobile', anyMobile())
  await expect(form.error('mobile')).toHaveText('手机号码不存在')
})

test('the code button stands beside its input; a number known not to fit is told there and asked for no code', async ({
  page,
  form,
  isPhone,
}) => {
  await openLogin(page, isPhone)
  await switchToCode(page, isPhone)
  const send = form.field('validCode').getByRole('button', { name: '发送验证码' })
  const [button, input] = [
    await send.boundingBox(),
    await form.field('validCode').locator('input').boundingBox(),
  ]
  expect(Math.abs((button?.y ?? 0) - (input?.y ?? 99))).toBeLessThan(8)
  const sent: string[] = []
  page.on('request', (request) => sent.push(new URL(request.url()).pathname))
  await form.type('mobile', anyMobile())
  await send.click()
  await expect(form.error('mobile')).toHaveText('手机号码不存在')
  await expect(page.getByText('手机号码不存在')).toHaveCount(1)
  expect(sent.filter((path) => /sendLoginCode|LoginCode/i.test(path))).toEqual([])
})

test('an SMS code logs in and leads where the person came from; the countdown survives a reload', async ({
  page,
  form,
  isPhone,
  request,
}) => {
  await page.goto('/user/login?redirect=%2Fnotice%3Fpage%3D1')
  await switchToCode(page, isPhone)
  await form.type('mobile', '13800000002')
  await expect(form.field('mobile').locator('input')).toHaveAttribute('autocomplete', 'tel')
  await page.getByRole('button', { name: '发送验证码' }).click()
  await expect(page.getByRole('button', { name: /秒后重新发送/ })).toBeDisabled()
  await page.reload()
  await switchToCode(page, isPhone)
  await form.type('mobile', '13800000002')
  await expect(page.getByRole('button', { name: /秒后重新发送/ })).toBeDisabled()
  await form.type('validCode', '000000')
  await press(page, '登录')
  await expect(page.getByText('验证码错误')).toBeVisible()
  await form.type('validCode', await codeFor(request, '13800000002'))
  await press(page, '登录')
  await expect(page).toHaveURL(/\/notice\?page=1$/)
})

test(
  'Enter logs in, at first to the personal centre; logging out is asked about',
  onBoth('a dialog on a PC, a page on a phone'),
  async ({ page, form }) => {
    await page.goto('/user/login')
    await expect(page).toHaveTitle(/会员管理服务平台 - 用户中心$/)
    await logInHere(page, form, '13800000001', 'Member-2026')
    await expect(page).toHaveURL(/\/user\/home$/)
    await expect(page.getByRole('heading', { name: '林见微' })).toBeVisible()
    await expect(page.getByText('138****0001')).toBeVisible()
    await page.getByRole('button', { name: '退出登录' }).click()
    const question = page.getByRole('dialog')
    await expect(question).toContainText('确定退出登录？')
    await question.getByRole('button', { name: '取消' }).click()
    await page.getByRole('button', { name: '退出登录' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
    await expect(page).toHaveURL(/\/$/)
  },
)

test('a unit logs in by a form of its own, which lets nobody else in', async ({ page, form }) => {
  await page.goto('/user/login')
  await page.getByRole('main').getByRole('button', { name: '单位登录' }).click()
  const dialog = page.getByRole('dialog', { name: '单位登录' })
  await dialog.getByRole('button', { name: '登录', exact: true }).click()
  await expect
    .poll(() => form.errors())
    .toMatchObject({
      userName: '请输入用户名',
      userPwd: '请输入密码',
    })
  await dialog.locator('[data-field="userName"] input').fill('13800000001')
  await dialog.locator('[data-field="userPwd"] input').fill('Member-2026')
  await page.keyboard.press('Enter')
  await expect(page.getByText('用户名或密码错误')).toBeVisible()
  await logIn(page, '单位登录', 'unit01', 'Unit-2026')
  await expect(page).toHaveURL(/\/user\/home$/)
  await expect(page.getByText('临澜数据技术有限公司').first()).toBeVisible()
  await page.goto('/user/data')
  await expect(form.field('org').getByRole('combobox').first()).toBeDisabled()
})

test(
  'on phones every link keeps the way back',
  onPhone('on PC the forms are dialogs: the address does not change'),
  async ({ page }) => {
    await page.goto('/user/login?redirect=%2Fnotice')
    for (const [link, path, back] of [
      ['注册账号', /\/user\/register\?redirect=%2Fnotice$/, '已有账号，去登录'],
      ['忘记密码', /\/user\/findPwd\?redirect=%2Fnotice$/, '登录'],
    ] as const) {
      await page.getByRole('link', { name: link }).click()
      await expect(page).toHaveURL(path)
      await page.getByRole('button', { name: back, exact: true }).click()
      await expect(page).toHaveURL(/\/user\/login\?redirect=%2Fnotice$/)
    }
  },
)

test('the personal centre asks whoever is logged out to log in before the profile is changed', async ({
  page,
  form,
  isPhone,
}) => {
  await page.goto('/user/home')
  await expect(page.getByRole('heading', { name: /欢迎来到/ })).toBeVisible()
  for (const [name, address] of [
    ['注册', '/user/register'],
    ['登录', '/user/login'],
  ] as const) {
    await page.getByRole('main').getByRole('button', { name, exact: true }).click()
    await expect(page).toHaveURL(address)
    await page.goBack()
  }
  await page.getByRole('button', { name: '修改资料' }).click()
  if (isPhone) {
    await expect(page).toHaveURL(/\/user\/login\?redirect=%2Fuser%2Fdata$/)
    await logInHere(page, form, '13800000001', 'Member-2026')
  } else await logIn(page, '登录', '13800000001', 'Member-2026')
  await expect(page).toHaveURL(/\/user\/data$/)
  await expect(form.field('realName').locator('input')).toHaveValue('林见微')
})

test('a profile address opened by somebody logged out asks to log in', async ({
  page,
  isPhone,
}) => {
  await page.goto('/user/data')
  if (isPhone) await expect(page).toHaveURL(/\/user\/login\?redirect=%2Fuser%2Fdata$/)
  else await expect(page.getByRole('dialog', { name: '登录' })).toBeVisible()
})

test('staff find the audit desk in the personal centre', async ({ page, form }) => {
  await page.goto('/user/login')
  await logInHere(page, form, 'staff', 'Staff-2026')
  await page.getByRole('link', { name: '进入审核工作台' }).click()
  await expect(page).toHaveURL(/\/desk/)
})

test('the login page leads on whoever is logged in already, and never to itself', async ({
  page,
}) => {
  await logInAsMember(page)
  for (const [redirect, target] of [
    ['', '/user/home'],
    ['?redirect=%2Fnotice%3Fpage%3D1', '/notice?page=1'],
    ['?redirect=%2Fuser%2Flogin', '/user/home'],
    ['?redirect=%2Fuser%2Flogin%3Fredirect%3D%252Fuser%252Flogin', '/user/home'],
  ]) {
    await page.goto(`/user/login${redirect}`)
    await expect(page).toHaveURL(target ?? '')
  }
})
