import type { Page } from '@playwright/test'
import { agreement, typeCredentials } from './support/accounts.ts'
import { onPc } from './support/devices.ts'
import { logIn, openModule } from './support/journey.ts'
import { anyMobile } from './support/people.ts'
import { expect, test } from './support/test.ts'

/** The button of the page's head with this name, pressed. */
const fromHead = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name, exact: true }).click()

const hasFocus = (page: Page, key: string) =>
  expect(page.getByRole('dialog').locator(`[data-field="${key}"] input`).first()).toBeFocused()

test.describe('account dialogs of the head', onPc('on phones they are pages'), () => {
  test('never open with a complaint, however often and after whichever other', async ({
    page,
    form,
  }) => {
    await page.goto('/')
    for (const [name, first] of [
      ['登录', 'userName'],
      ['单位登录', 'userName'],
      ['注册', 'realName'],
      ['登录', 'userName'],
      ['注册', 'realName'],
      ['单位登录', 'userName'],
    ] as const) {
      await fromHead(page, name)
      await hasFocus(page, first)
      expect(await form.errors()).toEqual({})
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(
        page.getByRole('banner').getByRole('button', { name, exact: true }),
      ).toBeFocused()
    }
  })

  test('the login after a finished registration, too, and one over the other', async ({
    page,
    form,
    request,
  }) => {
    await page.goto('/')
    await fromHead(page, '登录')
    await hasFocus(page, 'userName')
    await page.getByRole('button', { name: '注册账号' }).click()
    const register = page.getByRole('dialog', { name: '注册', exact: true })
    await expect(register.locator('[data-field="realName"] input')).toBeFocused()
    expect(await form.errors()).toEqual({})
    await register.getByRole('button', { name: '关闭' }).click()
    await expect(page.getByRole('button', { name: '注册账号' })).toBeFocused()
    await page.keyboard.press('Escape')
    await fromHead(page, '注册')
    await form.type('realName', '顾闻溪')
    await form.cascade('areaCode', '广东省', '深圳市', '南山区')
    await typeCredentials(page, request, form, { mobile: anyMobile() })
    await agreement(page).click()
    await register.getByRole('button', { name: '注册', exact: true }).click()
    await expect(page.getByRole('dialog', { name: '登录' })).toBeVisible()
    await hasFocus(page, 'userName')
    expect(await form.errors()).toEqual({})
  })

  test('a login gives the focus to what took the place of its button', async ({ page }) => {
    await page.goto('/')
    await fromHead(page, '登录')
    await hasFocus(page, 'userName')
    await logIn(page, '登录', '13800000001', 'Member-2026')
    await expect(page.getByRole('button', { name: '林见微' })).toBeFocused()
  })
})

test('a unit login asked for by a choice gives the focus back to it', async ({ page, baseURL }) => {
  await page.goto(`${(baseURL ?? '').replace('localhost', 'med.localhost')}/module?id=join`)
  await page.getByRole('radio', { name: '单位会员', exact: true }).click()
  const type = page.getByRole('radio', { name: /基层机构会员/ })
  const dialog = page.getByRole('dialog', { name: '单位登录' })
  await type.click()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(type).toBeFocused()
  await type.click()
  await logIn(page, '单位登录', 'unit01', 'Unit-2026')
  await expect(type).toBeChecked()
  await expect(type).toBeFocused()
})

test('a dialog whose opener is gone leaves the focus beside it, never on the body', async ({
  page,
}) => {
  await page.goto('/user/login')
  await page.getByRole('main').getByRole('button', { name: '单位登录' }).click()
  await logIn(page, '单位登录', 'unit01', 'Unit-2026')
  await expect(page).toHaveURL(/\/user\/home$/)
  await expect(page.locator('main:focus, main :focus')).toHaveCount(1)
})

test('what a step misses is said at its place alone, and gone once it is there', async ({
  page,
}) => {
  await openModule(page, /入会申请/)
  const next = page.getByRole('button', { name: '下一步' })
  const messages = page.getByRole('region', { name: '消息' })
  const noType = page.getByText('请选择会员类型')
  const notRead = page.getByText('请勾选并阅读入会须知')
  await next.click()
  await expect(noType).toBeVisible()
  await expect(messages).toHaveText('')
  await page.getByRole('radio', { name: /普通会员/ }).click()
  await expect(noType).toBeHidden()
  await next.click()
  await expect(notRead).toBeVisible()
  await expect(messages).toHaveText('')
  await page.getByRole('checkbox', { name: /我已阅读/ }).click()
  await expect(notRead).toBeHidden()
  await next.click()
  await expect(page.locator('[data-field="realName"]')).toBeVisible()
  await expect(messages).toHaveText('')
})

test('what was wrong with a login is not said any more when it is right, nor over its fields', async ({
  page,
}) => {
  await page.goto('/user/login')
  await page.locator('[data-field="userName"] input').fill('13800000001')
  await page.locator('[data-field="userPwd"] input').fill('Wrong-2026')
  await page.keyboard.press('Enter')
  await expect(page.getByText('用户名或密码错误')).toBeVisible()
  expect(await covered(page)).toEqual([])
  await page.locator('[data-field="userPwd"] input').fill('Member-2026')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '林见微' })).toBeVisible()
  await expect(page.getByText('用户名或密码错误')).toBeHidden()
})

/** Fields and steps a message lies over. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const boxOf = (element: Element) => element.getBoundingClientRect()
    const messages = document.querySelector('section[data-place]')
    if (!messages) throw new Error('no place for messages')
    const shown = boxOf(messages)
    return [...document.querySelectorAll('[data-field], [data-steps]')]
      .filter((element) => {
        const box = boxOf(element)
        return (
          box.left < shown.right &&
          shown.left < box.right &&
          box.top < shown.bottom &&
          shown.top < box.bottom
        )
      })
      .map((element) => element.getAttribute('data-field') ?? 'steps')
  })
