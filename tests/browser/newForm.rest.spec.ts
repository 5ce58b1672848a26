import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import {
  anyApplicant,
  fillShortForm,
  openJoinForm,
  openReview,
  proveMobile,
  SCAN,
  submitForm,
} from './support/journey.ts'
import { OwnConfiguration } from './support/ownConfiguration.ts'
import { ownServer } from './support/ownServer.ts'
import { expect, test } from './support/test.ts'

/** Staff publish a changed form while an applicant has filled in the one before. */
const server = ownServer()

const PATH = 'formConfig/0301-101-10101.json'
/** The society's own test, which fills in what the form asks for. */
const TEST = 'scenarios/0301-101-10101/join.scenario.json'
const TAKE = '用新的表单继续填写'

type Rows = Record<string, unknown>[][]

/** Renames a field, removes another and asks for one more. */
async function publishChangedForm(): Promise<void> {
  const configuration = new OwnConfiguration(server, 'demo')
  expect((await configuration.pull()).ok).toBe(true)
  const form = JSON.parse(readFileSync(`fixtures/organisations/demo/${PATH}`, 'utf8'))
  const rows = (form.formInfo as Rows)
    .map((row) => row.filter(({ value }) => value !== 'introduction'))
    .filter((row) => row.length > 0)
  for (const field of rows.flat()) if (field.value === 'orgName') field.label = '所在单位全称'
  const post = { type: 'textBox', textBoxType: '01', value: 'post', label: '现任职务' }
  rows.push([{ ...post, required: true, requiredText: '请输入现任职务' }])
  configuration.write(PATH, { ...form, formInfo: rows })
  const answered = '"orgName": "华夏大学"'
  configuration.edit(TEST, answered, `${answered}, "post": "研究员"`)
  const pushed = await configuration.push('申请表调整')
  expect(pushed, pushed.text).toMatchObject({ ok: true })
}

const question = (page: Page) => page.getByRole('dialog').filter({ hasText: '申请表已更新' })
const takeButton = (page: Page) => question(page).getByRole('button', { name: TAKE })

test('an applicant continues in the form that staff have published meanwhile, with everything typed', async ({
  page,
  form,
  request,
}) => {
  const applicant = anyApplicant()
  await openJoinForm(page)
  await fillShortForm(form, applicant)
  await form.type('introduction', '从事数据治理研究二十年')
  await form.field('photo').locator('input[type="file"]').first().setInputFiles(SCAN)
  await page.getByRole('dialog', { name: '裁剪照片' }).getByRole('button', { name: '确定' }).click()
  await expect(form.field('photo').getByRole('button', { name: /^预览/ })).toBeVisible()
  await publishChangedForm()

  await test.step('the refusal offers the new form', async () => {
    await submitForm(page)
    await proveMobile(page, request, applicant.mobile)
    await expect(question(page)).toContainText('申请表已更新，请按新的申请表填写')
  })
  await test.step('declined, everything is as it was', async () => {
    await question(page).getByRole('button', { name: '取消' }).click()
    await expect(question(page)).toBeHidden()
    await expect(page.getByRole('heading', { name: '请核对填写的内容' })).toBeVisible()
    await expect(page.getByText('从事数据治理研究二十年')).toBeVisible()
  })
  await test.step('a new form that does not load says so, and the old one stays', async () => {
    await page.route('**/formConfig*', (route) => route.abort())
    await page.getByRole('button', { name: '提交', exact: true }).click()
    await takeButton(page).click()
    await expect(page.getByText('新的表单没有加载成功')).toBeVisible()
    await expect(page.getByText('从事数据治理研究二十年')).toBeVisible()
    await page.unroute('**/formConfig*')
  })
  await test.step('pressed twice on a slow line, it loads once, and the button works meanwhile', async () => {
    let arrive = () => {}
    const line = new Promise<void>((resolve) => {
      arrive = resolve
    })
    let loads = 0
    await page.route('**/formConfig*', async (route) => {
      loads += 1
      await line
      await route.continue()
    })
    const submit = page.getByRole('button', { name: '提交', exact: true })
    await submit.click()
    await takeButton(page).dblclick()
    await expect(submit).toHaveAttribute('aria-busy', 'true')
    arrive()
    await expect(page.getByText('已换成新的表单')).toBeVisible()
    expect(loads).toBe(1)
  })
  await test.step('the new form has what was typed, and says what it has not', async () => {
    const news = page.getByRole('region', { name: /已换成新的表单/ })
    await expect(news).toContainText('从事数据治理研究二十年')
    await expect(news).toContainText('所在单位全称')
    await expect(news.locator('..')).toBeFocused()
    await expect(page).toHaveURL(/step=write/)
    await expect(form.field('introduction')).toHaveCount(0)
    await expect(form.field('orgName')).toContainText('所在单位全称')
    for (const [key, value] of Object.entries({ ...applicant, orgName: '某某数据研究院' }))
      await expect(form.field(key).locator('input')).toHaveValue(value)
    await expect(form.field('edu')).toContainText('博士研究生')
    await expect(form.field('photo').getByRole('button', { name: /^预览/ })).toBeVisible()
  })
  await test.step('it asks for what is new, and is accepted', async () => {
    await page.getByRole('button', { name: '提交', exact: true }).click()
    await expect(form.error('post')).toHaveText('请输入现任职务')
    await form.type('post', '研究员')
    await openReview(page)
    await page.getByRole('button', { name: '提交', exact: true }).click()
    await expect(page.getByText('请打印申请表，签字盖章后上传')).toBeVisible()
  })
})
