import type { Page } from '@playwright/test'
import { follow, openLogin, press } from './support/accounts.ts'
import { axeFaults } from './support/axe.ts'
import { holdDialog, holdScreen, leaveDialog } from './support/holdScreen.ts'
import { logInAsMember, openFound, proveMobile, queryStatus, sendLogin } from './support/journey.ts'
import { expect, test } from './support/test.ts'

/** Screens beside those of `a11y.rest.spec.ts`: few tests, each a walk of one person, so that a login is made once. */
const VISITED = [
  '/module?index=1',
  '/module?index=2',
  '/certificate?code=none',
  '/nowhere',
  '/notice',
]

/** A member and a recommendation of the seeds that no other spec proves the mobile of. */
const MEMBER = '13800000022'
const RECOMMENDED = '13800000503'

/** The header and the tab bar, and not the pages of a list. */
const BARS = 'header, nav:not(main nav)'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

async function look(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await holdScreen(page, path)
}

async function search(page: Page, keyword: string): Promise<void> {
  await page.getByRole('searchbox').fill(keyword)
  await button(page, '查询').click()
}

/** What a name opens, held to the rules, and left again. */
async function lookInto(page: Page, opener: string, title: string): Promise<void> {
  const pressed = button(page, opener).first()
  await pressed.click()
  const dialog = dialogOf(page, title)
  await holdDialog(page, dialog)
  await leaveDialog(page, dialog, pressed)
}

test('what visitors read: notices, modules, an unknown certificate, what is nowhere', async ({
  page,
}) => {
  for (const path of VISITED) await look(page, path)
  await page.getByRole('link', { name: /2026 年度优秀青年/ }).click()
  await expect(page.getByText(/浏览量：/)).toBeVisible()
  await holdScreen(page, 'a notice')
})

test('the accounts: login, both registrations, what is agreed to, a forgotten password', async ({
  page,
  form,
  isPhone,
}) => {
  const hold = (title: string) =>
    isPhone ? holdScreen(page, title) : holdDialog(page, dialogOf(page, title))
  await openLogin(page, isPhone)
  await hold('登录')
  await press(page, '登录')
  await expect(form.error('userPwd')).toBeVisible()
  await hold('登录')

  const asked = await follow(page, isPhone, form, '注册账号')
  await hold('注册')
  await press(page, '注册')
  await expect(asked.error('realName')).toBeVisible()
  await hold('注册')
  await page.getByRole('tab', { name: '单位注册' }).click()
  await press(page, '注册')
  await expect(asked.error('linkMan')).toBeVisible()
  await hold('注册')
  await lookInto(page, '《用户协议》', '用户协议')

  await openLogin(page, isPhone)
  const forgotten = await follow(page, isPhone, form, '忘记密码')
  await press(page, '找回密码')
  await expect(forgotten.error('userPwd')).toBeVisible()
  await hold('找回密码')
})

test('what members see: home, personal centre, profile, and that their login has ended', async ({
  page,
  form,
}) => {
  await look(page, '/user/home')
  await logInAsMember(page)
  await holdScreen(page, 'the personal centre of a member')
  await look(page, '/')
  await page.goto('/user/data')
  await expect(form.field('realName').locator('input')).toHaveValue('林见微')
  await holdScreen(page, 'the profile')
  const json = { code: 'A0230', data: null, msg: '登录已过期' }
  await page.route(/\/api\//, (route) => route.fulfill({ status: 401, json }), { times: 1 })
  await page.goto('/notice')
  await expect(page.getByText('登录已过期，请重新登录')).toBeVisible()
  await holdScreen(page, 'the note of a login that has ended')
})

test('the directory of members: nobody yet, many, a unit in its detail', async ({
  page,
  isPhone,
}) => {
  await look(page, '/module?id=directory')
  await search(page, '大学')
  await expect(page.getByText('陈𬭎')).toBeVisible()
  await holdScreen(page, 'members')
  await page.getByRole('tab', { name: '团体会员' }).click()
  await search(page, '潮信')
  await expect(page.getByText(/浙江省 \/ 杭州市/).first()).toBeVisible()
  if (!isPhone) return lookInto(page, '查看', '会员信息')
  await page.getByRole('button', { name: /潮信金融/ }).click()
  await expect(page.getByText('单位简介')).toBeVisible()
  await holdScreen(page, 'a unit')
})

test('the status of a member: rows, detail, history, dues, certificate', async ({
  page,
  isPhone,
  request,
}) => {
  await queryStatus(page, MEMBER)
  await expect(page.getByText('普通会员').first()).toBeVisible()
  await holdScreen(page, 'the status of a member')
  if (isPhone) {
    await openFound(page, isPhone)
    await holdScreen(page, 'the detail of a member')
  }
  await button(page, '缴费').click()
  const proof = dialogOf(page, '手机号码验证')
  await holdDialog(page, proof)
  await proveMobile(page, request, MEMBER)
  await expect(page.getByRole('heading', { name: '缴费通知' })).toBeVisible()
  await holdScreen(page, 'dues')
  await button(page, '返回').click()
  if (!isPhone) await holdScreen(page, 'the detail of a member')
  await lookInto(page, '会员证书', '会员证书')
  if (!isPhone) {
    await queryStatus(page, MEMBER)
    return lookInto(page, '审核痕迹', '审核痕迹')
  }
  await button(page, '审核痕迹').click()
  await expect(page.getByText('审核意见').first()).toBeVisible()
  await holdScreen(page, 'the history of a member')
})

test('recommendations: the check, conditions met and not met, the query', async ({
  page,
  request,
  isPhone,
}) => {
  await look(page, '/module?id=recommend')
  await look(page, '/module?id=committee')
  if (isPhone) return
  await search(page, RECOMMENDED)
  await expect(page.getByRole('row')).toHaveCount(2)
  await holdScreen(page, 'a recommendation that was made')
  await button(page, '审核痕迹').click()
  await proveMobile(page, request, RECOMMENDED)
  await page.getByRole('dialog', { name: '审核痕迹', exact: true }).waitFor()
  await page.keyboard.press('Escape')
  await lookInto(page, '审核痕迹', '审核痕迹')
  await page.goto('/module?id=recommend')
  for (const code of ['TJJM2026', 'YSJS2026']) {
    await page.locator('[data-field="recommendCode"] input').fill(code)
    await button(page, '校验').click()
    await expect(page.getByRole('heading', { name: '推荐信息' })).toBeVisible()
    await holdScreen(page, `the recommendation ${code}`)
  }
})

test('organisations: both lists, who holds which position, units by letters, an application', async ({
  page,
  form,
  isPhone,
}) => {
  await look(page, '/module?id=branches')
  await lookInto(page, '成员名单', '成员名单')
  await page.getByRole('tab', { name: '领导名单' }).click()
  await page.getByLabel('机构').selectOption({ label: '理事会' })
  await expect(page.getByRole('heading', { name: '理事长', exact: true })).toBeVisible()
  await holdScreen(page, 'who leads the society')
  await look(page, '/organisations')
  await look(page, '/module?id=apply')
  if (!isPhone) return
  await form.field('unit').getByRole('combobox').first().click()
  for (const name of ['广东省', '深圳市', '南山区'])
    await page.getByText(name, { exact: true }).filter({ visible: true }).last().click()
  const opener = form.field('unit').getByRole('combobox').last()
  await opener.click()
  const sheet = page.getByRole('dialog').last()
  await expect(sheet.getByText('临澜数据技术有限公司')).toBeVisible()
  await holdDialog(page, sheet)
  await leaveDialog(page, sheet, opener)
})

test('the desk: applications of organisations, and one of them', async ({ page }) => {
  await page.goto('/desk')
  await sendLogin(page, 'staff', 'Staff-2026')
  await page.getByRole('tab', { name: '组织申请' }).click()
  await expect(page.getByText('宓小舟').first()).toBeVisible()
  await holdScreen(page, 'the desk')
  await button(page, '查看').first().click()
  await expect(page.getByRole('heading', { name: '审核组织申请' })).toBeVisible()
  await holdScreen(page, 'an application of an organisation')
})

test('the Tab key reaches every control of the header and the tab bar, in their order', async ({
  page,
}) => {
  await page.goto('/notice')
  await page.waitForLoadState('networkidle')
  const bars = page.locator(BARS).locator('a[href], button').filter({ visible: true })
  const wanted = await bars.evaluateAll((controls) => controls.map((one) => one.textContent))
  const reached: (string | null)[] = []
  for (let stops = 0; stops < 60 && reached.length < wanted.length; stops += 1) {
    await page.keyboard.press('Tab')
    const at = await page.evaluate((places) => {
      const here = document.activeElement
      return here?.closest(places) ? (here.textContent ?? '') : null
    }, BARS)
    if (at !== null) reached.push(at)
  }
  expect(reached).toEqual(wanted)
})

test('what loads for longer than a moment is said on a page as clean as any', async ({ page }) => {
  await page.goto('/notice')
  await page.waitForLoadState('networkidle')
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/**/notice/**', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('main').getByRole('link').first().click()
  const line = page.getByRole('progressbar', { name: '正在加载' })
  await expect(line).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await expect(line).toBeVisible()
  answer()
  await expect(line).toBeHidden()
})
