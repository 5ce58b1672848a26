import { readFileSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import { ownValue } from '#contract/record.ts'
import { documentValue } from '#domain/json/documentValue.ts'
import type { FormOnScreen } from './support/formOnScreen.ts'
import {
  anyApplicant,
  approve,
  fillShortForm,
  openAtDesk,
  proveMobile,
  SCAN,
  staffDesk,
  submitForm,
} from './support/journey.ts'
import { OwnConfiguration } from './support/ownConfiguration.ts'
import { ownServer } from './support/ownServer.ts'
import { expect, test } from './support/test.ts'

const server = ownServer()
const mech = () => server.url.replace('localhost', 'mech.localhost')

const READ = { type: '01', title: '阅读须知' }
const WRITE = { type: '02', title: '填写申请表' }
const UPLOAD = { type: '03', title: '上传附件' }
const WAIT = { type: '04', title: '等待审核' }
const DUES = { type: '05', title: '缴纳会费' }
const SUCCESS = { type: '06', title: '申请成功' }

/** Member type → its name and the order its staff configured. */
const LINKED = {
  '10101': { name: '普通会员', steps: [WRITE, READ, WAIT, UPLOAD] },
  '10102': { name: '高级会员', steps: [UPLOAD, READ, WRITE, SUCCESS] },
  '10103': { name: '学生会员', steps: [READ, WRITE, DUES] },
  '10104': { name: '荣誉会员', steps: [WRITE] },
}
/** And at a society that shows all its types at once, and has no status query. */
const UNLINKED = {
  '20102': { name: '资深会员', steps: [WRITE, WAIT, UPLOAD] },
  '20103': { name: '海外会员', steps: [UPLOAD, WRITE] },
}
type Processes = Record<string, { name: string; steps: object[] }>

const readJson = (path: string): unknown =>
  documentValue(JSON.parse(readFileSync(`fixtures/organisations/${path}.json`, 'utf8')))
const SHORT_FORM = readJson('demo/formConfig/0301-101-10101')
const MODULES = readJson('mech/modules') as { type: string }[]

/** The form of 高级会员 is another now, so that its test is, too. */
const TEST_OF_ADVANCED = 'scenarios/0301-101-10102/recommendation.scenario.json'
const testOf = (form: string) => ({
  ...(readJson('demo/scenarios/0301-101-10101/card.scenario') as object),
  formInfo: { file: `../../formConfig/${form}.json` },
})

/** Has a society's staff give their member types these processes, and the short form. */
async function configure(
  org: string,
  level: string,
  processes: Processes,
  documents: Record<string, unknown> = {},
): Promise<void> {
  const configuration = new OwnConfiguration(server, org)
  expect((await configuration.pull()).ok).toBe(true)
  const types = readJson(`${org}/memberTypes`) as { memberType: string }[]
  const orders = types.map(({ memberType }) => ({
    ...{ memberType, steps: ownValue(processes, memberType)?.steps ?? [] },
  }))
  configuration.write('memberConfig.json', orders)
  for (const type of Object.keys(processes))
    configuration.write(`formConfig/0301-${level}-${type}.json`, SHORT_FORM)
  for (const [path, document] of Object.entries(documents)) configuration.write(path, document)
  const pushed = await configuration.push('步骤的顺序')
  expect(pushed, pushed.text).toMatchObject({ ok: true })
}

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  await configure('demo', '101', LINKED, { [TEST_OF_ADVANCED]: testOf('0301-101-10102') })
  const modules = MODULES.filter(({ type }) => type !== '0202')
  await configure('mech', '201', UNLINKED, { 'modules.json': modules })
})

const choose = async (page: Page, name: string, site = '') => {
  await page.goto(`${site}/module?id=join`)
  await page.getByRole('radio', { name }).click()
}
const agree = (page: Page) => page.getByRole('checkbox', { name: /我已阅读/ }).click()
const next = (page: Page) => page.getByRole('button', { name: '下一步', exact: true }).click()
const submitted = (page: Page) => expect(page.getByText('入会申请已提交，请等待审核')).toBeVisible()

async function attach(page: Page) {
  await page.locator('input[type="file"]').last().setInputFiles(SCAN)
  await expect(page.getByRole('link', { name: 'scan-signed.jpg' })).toBeVisible()
}

/** The form's own button says what it will do: go on, or submit. */
async function write(page: Page, form: FormOnScreen, button: string) {
  const applicant = anyApplicant()
  await fillShortForm(form, applicant)
  await submitForm(page, button)
  return applicant
}

test('a step nobody knows is refused with its place before anybody meets it', async () => {
  const slip = new OwnConfiguration(server, 'demo')
  expect((await slip.pull()).ok).toBe(true)
  const steps = [{ type: '99', title: '没有这一步' }]
  slip.write('memberConfig.json', [{ memberType: '10101', steps }])
  const { ok, text } = await slip.check()
  expect(ok).toBe(false)
  expect(text).toMatch(/memberConfig\.json:1:\d+ 错误 wrong-shape 步骤类型不在可选范围内/)
})

test('writing before reading submits after the notice is agreed to; uploading may follow waiting', async ({
  page,
  form,
  request,
}) => {
  await choose(page, LINKED['10101'].name)
  const { mobile } = await write(page, form, '下一步')
  await expect(page.getByText('入会须知').first()).toBeVisible()
  await page.getByRole('button', { name: '下一步', exact: true }).click()
  await expect(page.getByRole('alert').getByText('请勾选并阅读入会须知')).toBeVisible()
  await agree(page)
  await page.getByRole('button', { name: '提交', exact: true }).click()
  await proveMobile(page, request, mobile)
  await submitted(page)
  await page.getByRole('button', { name: '继续上传申请表' }).click()
  await attach(page)
  await page.getByRole('button', { name: '上传并上报' }).click()
  await expect(page.getByText('上报成功')).toBeVisible()
  await submitted(page)
  await expect(page.getByRole('button', { name: '继续上传申请表' })).toBeHidden()
})

test('uploading first asks for the mobile, going back keeps the scan, and one submission does all', async ({
  page,
  form,
  request,
}) => {
  await choose(page, LINKED['10102'].name)
  await expect(page.getByText('上传前请先验证手机号码')).toBeVisible()
  const { mobile } = anyApplicant()
  await page.getByRole('button', { name: '验证手机号码' }).click()
  await page.getByRole('dialog').locator('[data-field="mobile"] input').fill(mobile)
  await proveMobile(page, request, mobile)
  await next(page)
  await expect(page.getByText('请上传附件', { exact: true })).toBeVisible()
  await attach(page)
  await next(page)
  await page.getByRole('button', { name: '上一步' }).click()
  await expect(page.getByRole('link', { name: 'scan-signed.jpg' })).toBeVisible()
  await next(page)
  await agree(page)
  await next(page)
  await expect(form.field('mobile').locator('input')).toHaveValue(mobile)
  await fillShortForm(form, { ...anyApplicant(), mobile })
  await submitForm(page)
  await expect(page.getByText('上报成功')).toBeVisible()
  await submitted(page)
  await page.getByRole('button', { name: '返回首页' }).click()
  await expect(page).toHaveURL('/')
})

/** Both audits, by a staff member. */
async function approved(browser: Browser, mobile: string): Promise<void> {
  const desk = await staffDesk(browser, server.url)
  for (const tab of ['待初审', '待复审']) {
    await openAtDesk(desk, tab, mobile)
    await approve(desk)
  }
}

test('without an upload step dues come next: the standard is shown, and once approved the way to pay', async ({
  page,
  form,
  request,
  browser,
}) => {
  await choose(page, LINKED['10103'].name)
  await agree(page)
  await next(page)
  const { mobile } = await write(page, form, '提交')
  await proveMobile(page, request, mobile)
  await submitted(page)
  await expect(page.getByText('学生会员免缴会费。')).toBeVisible()
  await expect(page.getByRole('button', { name: '缴纳会费' })).toBeHidden()
  await approved(browser, mobile)
  await page.reload()
  await expect(page.getByText('请缴纳会费')).toBeVisible()
  await page.getByRole('button', { name: '缴纳会费' }).click()
  await expect(page).toHaveURL(/view=payDues/)
})

test('a process without reading has the notice beside the choice', async ({
  page,
  form,
  request,
}) => {
  await choose(page, LINKED['10104'].name)
  const { mobile } = await write(page, form, '下一步')
  await expect(page.getByRole('alert').getByText('请勾选并阅读入会须知')).toBeVisible()
  await agree(page)
  await page.getByRole('button', { name: '提交', exact: true }).click()
  await proveMobile(page, request, mobile)
  await submitted(page)
  await page.getByRole('button', { name: '会员状态查询' }).click()
  await expect(page.getByRole('heading', { name: '会员状态查询' })).toBeVisible()
})

test('uploading first without reading has the notice, too; one type is as near as another', async ({
  page,
}) => {
  await choose(page, UNLINKED['20103'].name, mech())
  await expect(page.getByText('请先上传附件')).toBeVisible()
  await expect(page.getByText('入会须知').first()).toBeVisible()
  await expect(page.getByRole('radio', { name: UNLINKED['20102'].name })).toBeVisible()
})

test('where there is no status query, a submitted form is corrected from the wizard itself', async ({
  page,
  form,
  request,
}) => {
  await choose(page, UNLINKED['20102'].name, mech())
  await agree(page)
  const { mobile, realName } = await write(page, form, '提交')
  await proveMobile(page, request, mobile)
  await submitted(page)
  await expect(page.getByRole('button', { name: '会员状态查询' })).toBeHidden()
  await page.getByRole('button', { name: '继续上传申请表' }).click()
  await page.getByRole('button', { name: '修改申请表' }).click()
  await expect(page.getByRole('heading', { name: '修改申请', exact: true })).toBeVisible()
  await expect(form.field('realName').locator('input')).toHaveValue(realName)
})
