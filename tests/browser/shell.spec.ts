import type { Page } from '@playwright/test'
import { agreement, PASSWORD, press, typeCredentials } from './support/accounts.ts'
import { onBoth, onPc } from './support/devices.ts'
import { logIn, logInAsMember } from './support/journey.ts'
import { anyMobile } from './support/people.ts'
import { expect, test } from './support/test.ts'

const LOGOUT = '**/api/user/v1/logout'
const MEMBER = '林见微'

const inHeader = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name, exact: true })

/** Asks to log out where this device offers it: in the menu of the header, or in the personal centre. */
async function askToLogOut(page: Page, isPhone: boolean): Promise<void> {
  if (!isPhone) await inHeader(page, MEMBER).click()
  const part = page.getByRole(isPhone ? 'main' : 'banner')
  await part.getByRole('button', { name: '退出登录' }).click()
  await expect(page.getByRole('dialog')).toContainText('确定退出登录？')
}

/** Nobody is logged in, as far as this page knows. */
async function expectLoggedOut(page: Page, isPhone: boolean): Promise<void> {
  await expect(page).toHaveURL(/:\d+\/$/)
  if (!isPhone) return expect(inHeader(page, '登录')).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: '个人中心' }).click()
  await expect(page.getByRole('heading', { name: /欢迎来到/ })).toBeVisible()
}

test(
  'the header of a PC logs a unit in, and then offers no more login',
  onPc('a phone logs in on its login page'),
  async ({ page }) => {
    await page.goto('/')
    await inHeader(page, '单位登录').click()
    await logIn(page, '单位登录', 'unit01', 'Unit-2026')
    for (const name of ['单位登录', '注册', '登录']) await expect(inHeader(page, name)).toBeHidden()
    await page.getByRole('banner').getByRole('button').click()
    await expect(page.getByRole('banner').getByRole('button', { name: '审核工作台' })).toBeHidden()
    await page.getByRole('banner').getByRole('button', { name: '个人中心' }).click()
    await expect(page.getByText('临澜数据技术有限公司').first()).toBeVisible()
  },
)

test(
  'registering from the header of a PC hands over to the login, which knows the new account',
  onPc('a phone registers on a page'),
  async ({ page, request, form }) => {
    await page.goto('/')
    await inHeader(page, '注册').click()
    const asked = form.within(page.getByRole('dialog', { name: '注册' }))
    const mobile = anyMobile()
    await asked.type('realName', '顾闻溪')
    await asked.cascade('areaCode', '广东省', '深圳市', '南山区')
    await typeCredentials(page, request, asked, { mobile })
    await agreement(page).click()
    await press(page, '注册')
    await logIn(page, '登录', mobile, PASSWORD)
    await expect(inHeader(page, '顾闻溪')).toBeVisible()
  },
)

test(
  'logging out is asked about, and holds for the next visit',
  onBoth('a menu of the head, or the personal centre'),
  async ({ page, isPhone }) => {
    await logInAsMember(page)
    await askToLogOut(page, isPhone)
    await page.getByRole('dialog').getByRole('button', { name: '取消' }).click()
    await askToLogOut(page, isPhone)
    await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
    await expectLoggedOut(page, isPhone)
    await page.goto('/user/home')
    await expect(page.getByRole('heading', { name: /欢迎来到/ })).toBeVisible()
  },
)

test('a logout the server never hears of ends the visit all the same', async ({
  page,
  isPhone,
}) => {
  await logInAsMember(page)
  await page.route(LOGOUT, (route) => route.abort())
  await askToLogOut(page, isPhone)
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
  await expectLoggedOut(page, isPhone)
})

test(
  'the other layout shows the same page, with what it was asked for',
  onBoth('each layout leads to the other'),
  async ({ page, isPhone }) => {
    await page.goto('/module?id=directory&from=site')
    await page.getByRole('searchbox').fill('大学')
    await page.getByRole('button', { name: '查询' }).click()
    await expect(page.getByText('陈𬭎')).toBeVisible()
    await page.getByRole('button', { name: isPhone ? '切换到电脑版' : '切换到手机版' }).click()
    await expect(page.getByRole('columnheader')).toHaveCount(isPhone ? 7 : 0)
    await expect(page).toHaveURL('/module?id=directory&from=site')
    await expect(page.getByRole('searchbox')).toHaveValue('大学')
    await expect(page.getByText('陈𬭎')).toBeVisible()
  },
)
