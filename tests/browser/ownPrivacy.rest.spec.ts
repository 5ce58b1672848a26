import { logInHere, PASSWORD, press, registerPerson } from './support/accounts.ts'
import { confirmCode, sendLogin } from './support/journey.ts'
import { codeFor } from './support/sms.ts'
import { expect, test } from './support/test.ts'

test('somebody takes their data along, and closes the account', async ({ page, form, request }) => {
  const mobile = await registerPerson(page, request, form)
  await logInHere(page, form, mobile, PASSWORD)
  await expect(page).not.toHaveURL(/user\/login/)
  await page.goto('/user/privacy')
  const pdf = page.waitForEvent('download')
  await press(page, '下载 PDF')
  const identity = page.getByRole('dialog', { name: '确认是本人操作' })
  await identity.getByRole('button', { name: '改用短信验证码' }).click()
  await identity.getByRole('button', { name: '改用登录密码' }).click()
  await identity.locator('[data-field="userPwd"] input').fill(PASSWORD)
  await identity.getByRole('button', { name: '确定', exact: true }).click()
  expect((await pdf).suggestedFilename()).toMatch(/\.pdf$/)
  const json = page.waitForEvent('download')
  await press(page, '下载 JSON')
  expect((await json).suggestedFilename()).toMatch(/\.json$/)

  await press(page, '注销账号')
  await expect(page).toHaveURL('/user/close')
  await expect(page.getByRole('heading', { name: '注销会发生什么' })).toBeVisible()
  await press(page, '先下载我的信息')
  await expect(page).toHaveURL('/user/privacy')
  await press(page, '注销账号')
  await form.type('confirm', '注销账号')
  await press(page, '注销账号')
  await press(page, '确定')
  await expect(page.getByText('账号已注销')).toBeVisible()
  await expect(page).toHaveURL('/')
  await page.goto('/user/home')
  await expect(page.getByRole('button', { name: '登录', exact: true }).first()).toBeVisible()
})

test('a member shows by a code to be the owner, and is led to what can be corrected', async ({
  page,
  request,
}) => {
  const mobile = '13800000001'
  await page.goto('/user/login?redirect=%2Fuser%2Fprivacy')
  await sendLogin(page, mobile, 'Member-2026')
  const json = page.waitForEvent('download')
  await press(page, '下载 JSON')
  const identity = page.getByRole('dialog', { name: '确认是本人操作' })
  await identity.getByRole('button', { name: '改用短信验证码' }).click()
  await identity.getByRole('button', { name: '发送验证码' }).click()
  await expect(identity.getByRole('button', { name: /秒后重新发送/ })).toBeDisabled()
  await confirmCode(identity, await codeFor(request, mobile))
  expect((await json).suggestedFilename()).toMatch(/\.json$/)
  const PLACES = [
    ['修改资料', '/user/data'],
    ['我的申请', '/user/applications'],
    ['返回个人中心', '/user/home'],
  ] as const
  for (const [name, address] of PLACES) {
    await page.goto('/user/privacy')
    await press(page, name)
    await expect(page).toHaveURL(address)
  }
})
