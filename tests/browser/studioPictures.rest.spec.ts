import type { Page } from '@playwright/test'
import { axeFaults } from './support/axe.ts'
import { addStaff } from './support/staff.ts'
import { button, noteBox, openFound, openMeetings, openStudio, rewrite } from './support/studio.ts'
import { expect, test } from './support/test.ts'

// What is published moves the base of every other change set: one after the other.
test.describe.configure({ mode: 'default' })

const FORM = '学生会员申请表'

const side = (page: Page, name: '改动前' | '改动后') => page.frameLocator(`iframe[title="${name}"]`)

/** A change set with another caption of a form's field. */
async function changeForm(page: Page, title: string, label: string): Promise<void> {
  await openFound(page, { keyword: FORM, name: /^学生会员申请表/, title })
  await rewrite(page, /"label": "[^"]*姓名"/, `"label": "${label}"`, FORM)
}

test('pages before and after a change stand beside each other, on PC, on phone and printed', async ({
  page,
  request,
}, { project }) => {
  await openStudio(page, await addStaff(request, ['configure', 'publish']))
  const label = '真实姓名'
  await changeForm(page, `对照 ${project.name}`, label)
  await button(page, '看报告，发布').click()
  await expect(page.getByRole('combobox', { name: '页面' })).toHaveText(FORM)
  for (const view of ['电脑', '手机', '打印'] as const) {
    await button(page, view).click()
    await expect(side(page, '改动后').getByText(label).first()).toBeVisible()
    await expect(side(page, '改动前').getByText('姓名').first()).toBeVisible()
    await expect(side(page, '改动前').getByText(label)).toHaveCount(0)
  }
  await button(page, '手机').click()
  await button(page, '有错误').click()
  await expect(side(page, '改动后').locator('[aria-invalid="true"]').first()).toBeVisible()
  // Both frames are one page: their landmarks have the same names.
  const faults = await axeFaults(page)
  expect(faults.filter((fault) => !fault.startsWith('landmark-unique'))).toEqual([])
})

test('any two versions are compared', async ({ page, request }, { project }) => {
  await openStudio(page, await addStaff(request, ['configure', 'publish']))
  for (const linkMan of [`子${project.name}`, `丑${project.name}`]) {
    await page.goto('/studio')
    await openMeetings(page, `联系人 ${linkMan}`)
    await rewrite(page, /"linkMan": "[^"]*"/, `"linkMan": "${linkMan}"`)
    await button(page, '看报告，发布').click()
    await noteBox(page).fill(linkMan)
    await button(page, '发布').click()
    await expect(page.getByRole('heading', { name: '历史与恢复' })).toBeVisible()
  }
  await button(page, '比较').nth(2).click()
  await page
    .getByRole('button', { name: /^与第 \d+ 版比较$/ })
    .first()
    .click()
  await expect(page.getByText(/^与第 \d+ 版相比$/)).toBeVisible()
  await expect(page.getByText(`丑${project.name}”`).first()).toBeVisible()
})
