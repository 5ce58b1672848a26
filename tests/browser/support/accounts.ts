import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { FormOnScreen } from './formOnScreen.ts'
import { anyMobile } from './people.ts'
import { codeFor } from './sms.ts'

export const PASSWORD = 'Secret-2026'

/** What the fields of `typeCredentials` say when nothing is in them. */
export const CREDENTIALS_MISSING = {
  userPwd: '请输入密码',
  confirmPwd: '请再次输入密码',
  mobile: '请输入手机号码',
  validCode: '请输入验证码',
}

/** And what they say after `typeWrongCredentials`. */
export const CREDENTIALS_WRONG = {
  userPwd: '密码只能由字母、数字、下划线、减号组成，长度为6-16位',
  confirmPwd: '两次密码输入不一致',
  mobile: '手机号码格式错误',
  validCode: '验证码格式错误',
}

/** The login a person meets first: the dialog of the header on PC, the page on phones. */
export async function openLogin(page: Page, isPhone: boolean): Promise<void> {
  await page.goto(isPhone ? '/user/login' : '/')
  if (!isPhone)
    await page.getByRole('banner').getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.locator('[data-field="userName"]')).toBeVisible()
}

/** From the login to another account form, until it is there: a dialog over it on PC, a page of its own on phones. */
export async function follow(page: Page, isPhone: boolean, form: FormOnScreen, name: string) {
  await page.getByRole(isPhone ? 'link' : 'button', { name }).click()
  const title = name === '注册账号' ? '注册' : '找回密码'
  const asked = isPhone ? form : form.within(page.getByRole('dialog', { name: title, exact: true }))
  await expect(asked.field('confirmPwd')).toBeVisible()
  return asked
}

/** From password to SMS login: a tab on PC, a button on phones. */
export async function switchToCode(page: Page, isPhone: boolean): Promise<void> {
  await page.getByRole(isPhone ? 'button' : 'tab', { name: '验证码登录' }).click()
}

/** Has a code sent to the mobile that is typed, and types what arrives. */
async function typeCode(
  page: Page,
  request: APIRequestContext,
  form: FormOnScreen,
  mobile: string,
): Promise<void> {
  await page.getByRole('button', { name: '发送验证码' }).last().click()
  await expect(page.getByRole('button', { name: /秒后重新发送/ })).toBeDisabled()
  await form.type('validCode', await codeFor(request, mobile))
}

/** The password twice, and the mobile with the code it is sent. */
export async function typeCredentials(
  page: Page,
  request: APIRequestContext,
  form: FormOnScreen,
  { mobile, password = PASSWORD }: { mobile: string; password?: string },
): Promise<void> {
  await form.type('userPwd', password)
  await form.type('confirmPwd', password)
  await form.type('mobile', mobile)
  await typeCode(page, request, form, mobile)
}

export async function typeWrongCredentials(form: FormOnScreen): Promise<void> {
  await form.type('userPwd', '短')
  await form.type('confirmPwd', '不同')
  await form.type('mobile', '1380000')
  await form.typeAndLeave('validCode', '123')
}

export const agreement = (page: Page): Locator =>
  page.getByRole('checkbox', { name: /我已阅读并同意/ })

/** The button that sends an account form, once it is there; the frame has one of the same name. */
export const press = (page: Page, name: string) =>
  page.locator('main, [role="dialog"]').getByRole('button', { name, exact: true }).last().click()

/** Registers an individual on the page both devices have, and ends at the login, or stays when it is refused. */
export async function registerPerson(
  page: Page,
  request: APIRequestContext,
  form: FormOnScreen,
  end: 'login' | 'stays' = 'login',
  mobile = anyMobile(),
): Promise<string> {
  await page.goto('/user/register')
  await form.type('realName', '顾闻溪')
  await form.cascade('areaCode', '广东省', '深圳市', '南山区')
  await typeCredentials(page, request, form, { mobile })
  await agreement(page).click()
  await press(page, '注册')
  if (end === 'login') await expect(page).toHaveURL(/\/user\/login/)
  return mobile
}

/** Fills in and sends the registration of a unit on a page both devices have; answers its mobile. */
export async function registerUnit(
  page: Page,
  request: APIRequestContext,
  form: FormOnScreen,
  address = '/user/register',
): Promise<string> {
  const mobile = anyMobile()
  await page.goto(address)
  await page.getByRole('tab', { name: '单位注册' }).click()
  await form.cascade('areaCode', '广东省', '深圳市', '南山区')
  await form.type('orgName', `澜沧江数据治理研究中心${mobile}`)
  await form.type('linkMan', '沈知远')
  await form.type('linkPhone', '0755-123456')
  await typeCredentials(page, request, form, { mobile })
  await agreement(page).click()
  await press(page, '注册')
  return mobile
}

/** Logs in on the login page by password. */
export async function logInHere(
  page: Page,
  form: FormOnScreen,
  userName: string,
  password: string,
) {
  await form.type('userName', userName)
  await form.type('userPwd', password)
  await page.keyboard.press('Enter')
}
