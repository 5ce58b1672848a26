import type { Page, Route } from '@playwright/test'
import {
  applyAsVisitor,
  openFound,
  openReview,
  queryStatus,
  SCAN,
  sendLogin,
} from './support/journey.ts'
import { expect, test } from './support/test.ts'

/** "Success with false data" (specification, section 8): it failed, that is said, the page stays, nothing typed is lost. */

/** A person with a returned application; the false answers come before the server, so that the record stays as it is. */
const RETURNED = '13800000002'
const WRITE = '**/api/**/member/status'
const CORRECTED = '从事数据治理研究。'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Takes a write for the server, which does not hear of it. */
const answerFalse = (route: Route) =>
  route.fulfill({ json: { code: '00000', data: false, msg: '操作成功' } })

/** Has what a press on this button writes answered with false, and sees it said. */
async function refuse(page: Page, name: string, message: string): Promise<void> {
  await page.route(WRITE, answerFalse, { times: 1 })
  await button(page, name).click()
  const confirmation = page.getByRole('dialog').getByRole('button', { name: '确定' })
  if (name === '上报') await confirmation.click()
  await expect(page.getByText(message)).toBeVisible()
}

/** The own application, where it is acted on. */
async function openOwn(page: Page, isPhone: boolean): Promise<void> {
  await page.goto('/user/login')
  await sendLogin(page, RETURNED, 'Member-2026')
  await expect(page).toHaveURL(/\/user\/home/)
  await queryStatus(page, RETURNED)
  await openFound(page, isPhone)
}

test('a correction that was not taken is said to have failed, and stands there to be sent again', async ({
  page,
  form,
  isPhone,
}) => {
  await openOwn(page, isPhone)
  await button(page, '修改').click()
  await form.type('introduction', CORRECTED)
  await openReview(page, '保存修改')
  const address = page.url()
  await refuse(page, '保存修改', '修改失败')
  expect(page.url()).toBe(address)
  await expect(page.getByText('修改成功')).toBeHidden()
  await expect(form.field('introduction').locator('textarea')).toHaveValue(CORRECTED)
})

test('scans that were not taken, and a report that was not, are said to have failed, and the scans stay', async ({
  page,
  isPhone,
}) => {
  await openOwn(page, isPhone)
  await button(page, '上传').click()
  const scan = page.getByRole('link', { name: 'scan-signed.jpg' })
  await page.locator('input[type="file"]').first().setInputFiles(SCAN)
  await expect(scan).toBeVisible()
  await refuse(page, '上传', '上传失败')
  await expect(scan).toBeVisible()
  await refuse(page, '上报', '上报失败')
  await expect(scan).toBeVisible()
  await expect(page.getByRole('heading', { name: '上传申请表' })).toBeVisible()
})

test('a report from the query that was not taken is said to have failed, and can be made again', async ({
  page,
  isPhone,
}) => {
  await openOwn(page, isPhone)
  await refuse(page, '上报', '上报失败')
  await expect(page.getByText('已退回').first()).toBeVisible()
  await expect(button(page, '上报')).toBeEnabled()
})

test('in the wizard an upload or a report that was not taken keeps the step, and is done again by the same button', async ({
  page,
  form,
  request,
}) => {
  await applyAsVisitor(page, form, request)
  const scan = page.getByRole('link', { name: 'scan-signed.jpg' })
  await page.locator('input[type="file"]').first().setInputFiles(SCAN)
  await expect(scan).toBeVisible()
  await refuse(page, '上传并上报', '上传失败')
  await expect(scan).toBeVisible()
  const answerReport = (route: Route) =>
    route.request().postDataJSON().optionCode === '03' ? answerFalse(route) : route.continue()
  await page.route(WRITE, answerReport, { times: 2 })
  await button(page, '上传并上报').click()
  await expect(page.getByText('上报失败')).toBeVisible()
  await expect(scan).toBeVisible()
  await button(page, '上传并上报').click()
  await expect(page.getByText('上报成功')).toBeVisible()
})
