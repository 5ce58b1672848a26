import type { Page } from '@playwright/test'
import type { Right } from '#contract/codes.ts'
import { PASSWORD } from './support/accounts.ts'
import { holdScreen } from './support/holdScreen.ts'
import { openAtDesk, sendLogin } from './support/journey.ts'
import { addStaff } from './support/staff.ts'
import { button } from './support/studio.ts'
import { expect, test } from './support/test.ts'

/** The desk, as somebody with these rights sees it. */
async function openDesk(page: Page, staff: string): Promise<void> {
  await page.goto('/desk')
  await sendLogin(page, staff, PASSWORD)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: '审核工作台' })).toBeVisible()
}

/** Opens what stands first in the list. */
async function openFirst(page: Page, heading: string): Promise<void> {
  await button(page, '查看').first().click()
  await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
}

/** An applicant of the seeds who waits for the first audit. */
const APPLICANT = '13800000013'

const made = (page: Page) => page.getByRole('note').filter({ hasText: '已做成测试' })
const EDITS: Right[] = ['audit.first', 'audit.second', 'configure.forms']

test('one click turns an application into a test, which its change set shows and plays', async ({
  page,
  request,
}) => {
  await openDesk(page, await addStaff(request, EDITS))
  await openFirst(page, '审核申请')
  const applicant = page.getByRole('definition').first()
  await expect(applicant).not.toBeEmpty()
  const realName = await applicant.innerText()
  await button(page, '做成测试').click()
  await expect(made(page)).toContainText('放在修改单“做成测试”里')
  await holdScreen(page, '/desk/application')
  const [name = ''] = /真实申请-\d{4}-\d{2}-\d{2}-\d+/.exec(await made(page).innerText()) ?? []

  await page.getByRole('link', { name: '查看这个测试' }).click()
  await expect(page.getByText('照这样填，申请表的反应和预期一样。')).toBeVisible()
  await button(page, '文本').click()
  const text = page.getByRole('textbox', { name: `测试：${name}`, exact: true })
  await expect(text).toHaveValue(/由一份真实申请做成/)
  expect(await text.inputValue()).not.toContain(realName)
  await page.goBack()

  await button(page, '做成测试').click()
  await made(page).getByRole('link', { name: '打开修改单' }).click()
  await expect(page.getByRole('heading', { name: '做成测试' })).toBeVisible()
  await expect(page.getByText(name).first()).toBeVisible()
  await button(page, '看报告，发布').click()
  await expect(page.getByText(new RegExp(`^通过：.+ · ${name}（`)).first()).toBeVisible()
  await expect(page.getByText(/个表单测试没有通过/)).toHaveCount(0)
})

test('a recommendation becomes a test of its own form', async ({ page, request }) => {
  await openDesk(page, await addStaff(request, EDITS))
  await page.getByRole('tab', { name: '组织申请' }).click()
  await expect(page.getByText('时空数据专业委员会').first()).toBeVisible()
  await openFirst(page, '审核组织申请')
  await button(page, '做成测试').click()
  await expect(made(page)).toBeVisible()
})

test('who does not edit forms makes no tests', async ({ page, request }) => {
  await openDesk(page, await addStaff(request, ['audit.first', 'configure.texts']))
  await openFirst(page, '审核申请')
  await expect(button(page, '做成测试')).toHaveCount(0)
})

test('who opens an own application reads that others decide it', async ({ page, request }) => {
  await openDesk(page, await addStaff(request, ['audit.first', 'audit.second'], APPLICANT))
  await openAtDesk(page, '待初审', APPLICANT)
  await expect(page.getByText('这是您本人的申请')).toBeVisible()
  await expect(button(page, '通过')).toHaveCount(0)
  await expect(button(page, '退回')).toHaveCount(0)
})
