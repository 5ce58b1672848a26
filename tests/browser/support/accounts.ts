import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { FormOnScreen } from './formOnScreen.ts'
import { anyMobile } from './people.ts'
import { codeFor } from './sms.ts'

export const PASSWORD = 'Secret-2026'

/** The login a person meets first: the dialog of the header on PC, the page on phones. */
export async function openLogin(page: Page, isPhone: boolean): Promise<void> {
  await page.goto(isPhone ? '/user/login' : '/')
  if (!isPhone)
    await page.getByRole('banner').getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.locator('[data-field="userName"]')).toBeVisible()
}

/** From the login to another account form: a dialog over it on PC, a page of its own on phones. */
export async function follow(page: Page, isPhone: boolean, form: FormOnScreen, name: string) {
  await page.getByRole(isPhone ? 'link' : 'button', { name }).click()
  const title = name === '注册账号' ? '注册' : '找回密码'
  return isPhone ? form : form.within(page.getByRole('dialog', { name: title, exact: true }))
}

/** From password to SMS login: a tab on PC, a button on phones. */
export async function switchToCode(page: Page, isPhone: boolean): Promise<void> {
  await page.getByRole(isPhone ? 'button' : 'tab', { name: '验证码登录' }).click()
}

/** Has a code sent to the mobile that is typed, and types what arrives. */
export async function typeCode(
  page: Page,
  request: APIRequestContext,
  form: FormOnScreen,
  mobile: string,
): Promise<void> {
  await page.getByRole('button', { name: '发送验证码' }).last().click()
  await expect(page.getByRole('button', { name: /秒后重新发送/ })).toBeDisabled()
  await form.type('validCode', await codeFor(request, mobile))
}

export const agreement = (page: Page): Locator =>
  page.getByRole('checkbox', { name: /我已阅读并同意/ })

/** The button that sends an account form. */
export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).last().click()

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
  await form.type('userPwd', PASSWORD)
  await form.type('confirmPwd', PASSWORD)
  await form.type('mobile', mobile)
  await typeCode(page, request, form, mobile)
  await agreement(page).click()
  await press(page, '注册')
  if (end === 'login') await expect(page).toHaveURL(/\/user\/login/)
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
