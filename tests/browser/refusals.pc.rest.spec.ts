import { readFileSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { FormOnScreen } from './support/formOnScreen.ts'
import {
  anyApplicant,
  applyAsVisitor,
  askForCode,
  confirmCode,
  fillShortForm,
  logInAsMember,
  openFound,
  openJoinForm,
  openReview,
  proveMobile,
  SCAN,
  submitShortForm,
} from './support/journey.ts'
import { expect, test } from './support/test.ts'

test('a wrong code is said at its field, with the focus, and nowhere else; nothing typed is lost, the right one goes on', async ({
  page,
  form,
  request,
}) => {
  const applicant = anyApplicant()
  await submitShortForm(page, form, applicant)
  const { dialog, code } = await askForCode(page, request, applicant.mobile)
  await confirmCode(dialog, code === '000000' ? '111111' : '000000')
  await expect(dialog.locator('[data-field="validCode"] [data-error]')).toHaveText('验证码错误')
  await expect(dialog.locator('[data-field="validCode"] input')).toBeFocused()
  await expect(page.getByRole('alert').getByText('验证码错误')).toBeHidden()
  await confirmCode(dialog, code)
  await expect(page.getByText('请打印申请表，签字盖章后上传')).toBeVisible()
})

test('a declined proof drops the submission and keeps what was filled in', async ({
  page,
  form,
}) => {
  await submitShortForm(page, form, anyApplicant())
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(form.field('orgName').locator('input')).toHaveValue('某某数据研究院')
  await expect(page.getByRole('button', { name: '提交', exact: true })).toBeEnabled()
})

test('every required field says so at once, the first gets the focus, and a message goes with its cause', async ({
  page,
  form,
}) => {
  await openJoinForm(page)
  await page.getByRole('button', { name: '提交', exact: true }).click()
  await expect(form.error('realName')).toHaveText('请输入姓名')
  await expect(form.error('areaCode')).toHaveText('请选择所在地区')
  await expect(form.field('realName').locator('input')).toBeFocused()
  await form.type('realName', '张三')
  await expect(form.error('realName')).toBeHidden()
})

test('a refresh in the middle keeps the step and what was typed', async ({ page, form }) => {
  await openJoinForm(page)
  await form.type('realName', '欧阳若兰')
  await form.tick('sex', '女')
  await page.reload()
  await expect(form.field('realName').locator('input')).toHaveValue('欧阳若兰')
  await expect(form.field('sex').locator('input').nth(1)).toBeChecked()
})

test('the back button goes one step back, and forward again nothing is lost', async ({
  page,
  form,
}) => {
  await openJoinForm(page)
  await form.type('realName', '欧阳若兰')
  await page.goBack()
  await expect(page.getByRole('radio', { name: /普通会员/ })).toBeChecked()
  await page.goForward()
  await expect(form.field('realName').locator('input')).toHaveValue('欧阳若兰')
})

test('a double click on submit makes one application', async ({ page, form, request }) => {
  const applicant = anyApplicant()
  const sent: string[] = []
  page.on('request', (call) => {
    if (call.url().endsWith('/member/apply')) sent.push(call.headers()['idempotency-key'] ?? '')
  })
  await openJoinForm(page)
  await fillShortForm(form, applicant)
  await openReview(page)
  await page.getByRole('button', { name: '提交', exact: true }).dblclick()
  await proveMobile(page, request, applicant.mobile)
  await expect(page.getByText('请打印申请表，签字盖章后上传')).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('what the server refuses is said, and the page does not advance', async ({
  page,
  isPhone,
}) => {
  await logInAsMember(page)
  const applicant = { ...anyApplicant(), mobile: '13800000001' }
  const apply = async (tab: Page) => {
    await submitShortForm(tab, new FormOnScreen(tab, isPhone), applicant)
  }
  await apply(page)
  await expect(page.getByText('请打印申请表，签字盖章后上传')).toBeVisible()

  const second = await page.context().newPage()
  await apply(second)
  await expect(second.getByText(/您已提交过该会员类型的入会申请/)).toBeVisible()
  await expect(second.locator('[data-field="realName"] input')).toHaveValue(applicant.realName)
})

test('a file of a wrong type and one that is too large are refused with their sentences', async ({
  page,
  form,
}, info) => {
  const text = info.outputPath('notes.txt')
  writeFileSync(text, 'no picture')
  const large = info.outputPath('large.jpg')
  writeFileSync(large, Buffer.alloc(51 * 1024 * 1024, 1))
  await openJoinForm(page)
  const input = form.field('photo').locator('input[type="file"]')
  await input.setInputFiles(text)
  await expect(form.field('photo').getByText(/请上传后缀名为jpg、png/)).toBeVisible()
  await input.setInputFiles(large)
  await expect(form.field('photo').getByText('上传文件大小不能超过50MB')).toBeVisible()
})

test('a picture by name only is refused by the storage, and said at the field', async ({
  page,
  form,
}, info) => {
  const fake = info.outputPath('fake.jpg')
  writeFileSync(fake, '<script>alert(1)</script>')
  await openJoinForm(page)
  await form.field('photo').locator('input[type="file"]').setInputFiles(fake)
  await expect(form.field('photo').getByRole('alert')).toBeVisible()
})

test('a picture that cannot be opened is refused at its field before anything is sent', async ({
  page,
  form,
}) => {
  await openJoinForm(page)
  const tokens: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/uploadToken')) tokens.push(request.url())
  })
  const header = Buffer.from('ffd8ffc0000b080001000101', 'hex')
  const cutOff = readFileSync(SCAN).subarray(0, -100)
  const pictures = Object.entries({ 一: header.subarray(0, 6), 二: header, 三: cutOff })
  for (const [name, buffer] of pictures) {
    const picked = { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer }
    await form.field('photo').locator('input[type="file"]').setInputFiles(picked)
    const alert = form.field('photo').getByRole('alert')
    await expect(alert).toContainText(`${name}.jpg`)
    await expect(alert).toContainText('图片已损坏，无法打开，请重新选择')
  }
  expect(tokens).toEqual([])
})

test('a login that ended logs out once and shows the public page again', async ({
  page,
  isPhone,
}) => {
  await logInAsMember(page)
  const cookies = await page.context().cookies()
  const token = cookies.find(({ name }) => name === 'userToken')
  expect(token).toBeDefined()
  await page.context().addCookies([{ ...(token ?? cookies[0]), value: 'A'.repeat(43) } as never])
  await page.goto('/module?id=status')
  await expect(page.getByRole('searchbox')).toBeVisible()
  await expect(async () => {
    const now = await page.context().cookies()
    expect(now.find(({ name }) => name === 'userToken')).toBeUndefined()
  }).toPass()
  if (!isPhone) await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible()
})

test('an uploaded scan that is not reported can be reported later from the status query', async ({
  page,
  form,
  request,
  isPhone,
}) => {
  const applicant = await applyAsVisitor(page, form, request)
  await page.goto('/module?id=status')
  await page.getByRole('searchbox').fill(applicant.mobile)
  await page.getByRole('button', { name: '查询' }).click()
  await openFound(page, isPhone)
  await page.getByRole('button', { name: '上传', exact: true }).click()
  await page.locator('input[type="file"]').first().setInputFiles(SCAN)
  await expect(page.getByRole('link', { name: 'scan-signed.jpg' })).toBeVisible()
  await page.getByRole('button', { name: '上传', exact: true }).click()
  await expect(page.getByText('上传成功')).toBeVisible()
  await expect(page.getByRole('button', { name: '上报' })).toBeVisible()
})
