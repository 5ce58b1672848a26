import { readFileSync } from 'node:fs'
import type { APIRequestContext, Browser, Locator, Page } from '@playwright/test'
import { devices, expect } from '@playwright/test'
import { seededCard } from '../../support/seededCards.ts'
import { recordContext } from '../coverage/recorded.ts'
import type { FormOnScreen } from './formOnScreen.ts'
import { anyCardNo, anyMobile } from './people.ts'
import { codeFor } from './sms.ts'

/** A scan of a signed form: a real picture, so that its content agrees with its name. */
export const SCAN = 'fixtures/organisations/demo/assets/scan-signed.jpg'

/** Another scan in its place, which nobody has uploaded to the application yet. */
export async function replaceScan(page: Page): Promise<void> {
  await page.getByRole('button', { name: '删除 scan-signed.jpg' }).click()
  const second = { name: 'second.jpg', mimeType: 'image/jpeg', buffer: readFileSync(SCAN) }
  await page.locator('input[type="file"]').first().setInputFiles(second)
  await expect(page.getByRole('link', { name: 'second.jpg' })).toBeVisible()
}

export interface Applicant {
  realName: string
  mobile: string
  cardNo: string
}

export const anyApplicant = (): Applicant => ({
  realName: '林䶮',
  mobile: anyMobile(),
  cardNo: anyCardNo(),
})

/**
 * From the home page to a module; on phones the member modules stand on a page of their own. A link that is pressed
 * before the page is alive loads the next one whole, with its answers.
 */
export async function openModule(
  page: Page,
  name: RegExp,
  waitUntil: 'load' | 'networkidle' = 'load',
): Promise<void> {
  await page.goto('/', { waitUntil })
  if ((page.viewportSize()?.width ?? 1440) < 600)
    await page
      .getByRole('main')
      .getByRole('link', { name: /^会员管理/ })
      .click()
  await page.getByRole('link', { name }).click()
}

/** From the home page to the open form of the short member type. */
export async function openJoinForm(page: Page): Promise<void> {
  await openModule(page, /入会申请/)
  await page.getByRole('radio', { name: /普通会员/ }).click()
  await page.getByRole('checkbox', { name: /我已阅读/ }).click()
  await page.getByRole('button', { name: '下一步' }).click()
  await expect(page.locator('[data-field="realName"]')).toBeVisible()
}

/** Every required field of the short form. */
export async function fillShortForm(form: FormOnScreen, applicant: Applicant): Promise<void> {
  await form.type('realName', applicant.realName)
  await form.tick('sex', '女')
  await form.date('birthDay', '1985-01-01')
  await form.type('mobile', applicant.mobile)
  await form.type('cardNo', applicant.cardNo)
  await form.pick('edu', '博士研究生')
  await form.cascade('areaCode', '广东省', '深圳市', '南山区')
  await form.type('orgName', '某某数据研究院')
}

/** The review that comes before a submission, opened by the form's own button. */
export async function openReview(page: Page, button = '提交'): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click()
  await expect(page.getByRole('heading', { name: '请核对填写的内容' })).toBeFocused()
}

/** Submits an open form, through its review. */
export async function submitForm(page: Page, button = '提交'): Promise<void> {
  await openReview(page, button)
  await page.getByRole('button', { name: button, exact: true }).click()
}

/** From the home page to the press on submit of a complete short form. */
export async function submitShortForm(page: Page, form: FormOnScreen, applicant: Applicant) {
  await openJoinForm(page)
  await fillShortForm(form, applicant)
  await submitForm(page)
}

/** The verification dialog, and the code it had sent to the mobile. */
export async function askForCode(page: Page, request: APIRequestContext, mobile: string) {
  const dialog = page.getByRole('dialog', { name: '手机号码验证' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: '发送验证码' }).click()
  await expect(dialog.getByRole('button', { name: /秒后重新发送/ })).toBeDisabled()
  return { dialog, code: await codeFor(request, mobile) }
}

export async function confirmCode(dialog: Locator, code: string): Promise<void> {
  await dialog.locator('[data-field="validCode"] input').fill(code)
  await dialog.getByRole('button', { name: '确定' }).click()
}

/**
 * The verification dialog: asks for a code, types what arrived, and the card number's end where it is asked for. The
 * question is there with the dialog; its input becomes one when the browser has time.
 */
export async function proveMobile(page: Page, request: APIRequestContext, mobile: string) {
  const { dialog, code } = await askForCode(page, request, mobile)
  if (await dialog.getByText(/请同时填写申请时证件号码的后四位/).isVisible())
    await dialog.locator('[data-field="cardTail"] input').fill(seededCard(mobile).cardTail ?? '')
  await confirmCode(dialog, code)
  await expect(dialog).toBeHidden()
}

/** A new applicant whose short form is submitted and proven; the page asks for the signed scan. */
export async function applyAsVisitor(
  page: Page,
  form: FormOnScreen,
  request: APIRequestContext,
): Promise<Applicant> {
  const applicant = anyApplicant()
  await submitShortForm(page, form, applicant)
  await proveMobile(page, request, applicant.mobile)
  await expect(page.getByText('请打印申请表，签字盖章后上传')).toBeVisible()
  return applicant
}

/** Fills in the one password login that is open in this part of the page, and sends it. */
export async function sendLogin(root: Page | Locator, userName: string, password: string) {
  await root.locator('[data-field="userName"] input').fill(userName)
  await root.locator('[data-field="userPwd"] input').fill(password)
  await root.getByRole('button', { name: '登录', exact: true }).last().click()
}

/** The demonstration member 林见微, logged in on the page both devices have. */
export async function logInAsMember(page: Page): Promise<void> {
  await page.goto('/user/login')
  await sendLogin(page, '13800000001', 'Member-2026')
  await expect(page.getByRole('heading', { name: '林见微' })).toBeVisible()
}

/** Logs in in a dialog that is open: the password one, or the unit's. */
export async function logIn(page: Page, title: string, userName: string, password: string) {
  const dialog = page.getByRole('dialog', { name: title })
  await sendLogin(dialog, userName, password)
  await expect(dialog).toBeHidden()
}

/** Logs in where a page asks for it: in its dialog on PC, on the login page on phones, which leads back by itself. */
export async function logInWhenAsked(
  page: Page,
  isPhone: boolean,
  userName: string,
  password: string,
) {
  if (!isPhone) return logIn(page, '登录', userName, password)
  await expect(page).toHaveURL(/\/user\/login\?redirect=/)
  await sendLogin(page, userName, password)
}

/** A staff member at the audit desk, at a PC of their own. */
export async function staffDesk(browser: Browser, baseURL: string): Promise<Page> {
  const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } }
  const context = await browser.newContext({ ...desktop, baseURL })
  await recordContext(context)
  const page = await context.newPage()
  await page.goto('/desk')
  await logIn(page, '登录', 'staff', 'Staff-2026')
  await expect(page.getByRole('heading', { name: '审核工作台' })).toBeVisible()
  return page
}

/** Opens an application at the desk by a word of it, below the tab of its status. */
export async function openAtDesk(desk: Page, tab: string, keyword: string): Promise<void> {
  await desk.goto('/desk')
  await desk.getByRole('tab', { name: tab }).click()
  await desk.getByRole('searchbox').fill(keyword)
  await desk.getByRole('button', { name: '查询' }).click()
  const found = desk.getByRole('button', { name: '查看' })
  await expect(found).toHaveCount(1)
  await found.click()
  await expect(desk.getByRole('heading', { name: '审核申请' })).toBeVisible()
}

/** Passes the audit that is due. */
export async function approve(desk: Page): Promise<void> {
  await desk.getByRole('button', { name: '通过' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: '确定' }).click()
  await expect(desk.getByText('操作成功')).toBeVisible()
}

/** Sends the application back with an opinion. */
export async function sendBack(desk: Page, opinion: string): Promise<void> {
  await desk.getByRole('button', { name: '退回' }).click()
  const dialog = desk.getByRole('dialog', { name: '退回申请' })
  await dialog.locator('textarea').fill(opinion)
  await dialog.getByRole('button', { name: '确定退回' }).click()
  await expect(desk.getByText('操作成功')).toBeVisible()
}

/** The status query, with what it finds for a keyword; `site` is the origin of another society. */
export async function queryStatus(page: Page, keyword: string, site = ''): Promise<void> {
  await page.goto(`${site}/module?id=status`)
  await page.getByRole('searchbox').fill(keyword)
  await page.getByRole('button', { name: '查询' }).click()
}

/** Where a found record is acted on: its row on PC, its detail on phones. */
export async function openFound(page: Page, isPhone: boolean): Promise<void> {
  if (!isPhone) return
  await page.getByRole('main').getByRole('listitem').getByRole('button').first().click()
  await expect(page.getByRole('heading', { name: '会员详情' })).toBeVisible()
}
