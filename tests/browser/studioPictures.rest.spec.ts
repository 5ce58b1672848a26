import type { Page } from '@playwright/test'
import { axeFaults } from './support/axe.ts'
import { addStaff } from './support/staff.ts'
import { button, openFound, openStudio, rewrite } from './support/studio.ts'
import { expect, test } from './support/test.ts'

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
