import type { Page } from '@playwright/test'
import { addStaff } from './support/staff.ts'
import { button, expectSaved, openFound, openStudio, rewrite } from './support/studio.ts'
import { expect, test } from './support/test.ts'

const device = (page: Page, name: 'pc' | 'mobile') => page.frameLocator(`iframe[name="${name}"]`)
const field = (page: Page, label: string) =>
  device(page, 'pc').getByRole('textbox', { name: label, exact: true }).first()

const tests = (page: Page) => page.getByRole('combobox', { name: '测试', exact: true })
const listed = (page: Page, name: string) => tests(page).getByRole('option', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog', { name: '存为测试' })

/** Opens a form in a change set of its own. */
async function openForm(page: Page, form: string, title: string): Promise<void> {
  await openFound(page, { keyword: form, name: new RegExp(`^${form}`), title })
  await expect(field(page, '姓名')).toBeVisible()
}

/** Stores what the dialog asks about under a name. */
async function keepAs(page: Page, name: string): Promise<void> {
  await dialog(page).getByLabel('测试名称').fill(name)
  await dialog(page).getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByText(`已存为测试“${name}”`)).toBeVisible()
}

test('what is typed in a preview becomes a test, which is played and taken back', async ({
  page,
  request,
}, { project, repeatEachIndex }) => {
  await openStudio(page, await addStaff(request, ['configure']))
  await openForm(page, '学生会员申请表', `填写 ${project.name} ${repeatEachIndex}`)
  await button(page, '存为测试').click()
  await expect(page.getByText('还没有填写。先在预览里填几项')).toBeVisible()

  await field(page, '姓名').fill('沈砚秋')
  await button(page, '存为测试').click()
  await expect(dialog(page).getByLabel('测试名称')).toHaveValue(/^填写测试 \d{4}-\d\d-\d\d \(1\)$/)
  await expect(dialog(page).getByText(/^共 3 步，填写 1 项；提交时有 \d+ 处错误：$/)).toBeVisible()
  await keepAs(page, '只填姓名')
  await expect(listed(page, '只填姓名')).toBeAttached()

  await button(page, '空白').click()
  await expect(field(page, '姓名')).toHaveValue('')
  await tests(page).selectOption('只填姓名')
  await expect(field(page, '姓名')).toHaveValue('沈砚秋')

  // The one that is said to be kept is the one that is chosen: both lead to it.
  await page.getByRole('link', { name: '查看这个测试' }).first().click()
  await expect(page.getByRole('textbox', { name: '说明' })).toHaveValue('在预览里填写后存成。')
  await expect(page.getByText('照这样填，申请表的反应和预期一样。')).toBeVisible()
  await page.goBack()
  await expect(listed(page, '只填姓名')).toBeAttached()
  await button(page, '撤销').click()
  await expect(page.getByText('已撤销：新增“测试：只填姓名”')).toBeVisible()
  await expect(listed(page, '只填姓名')).toHaveCount(0)
})

test('a test that a change breaks is led to, and takes over the new outcome', async ({
  page,
  request,
}, { project, repeatEachIndex }) => {
  await openStudio(page, await addStaff(request, ['configure']))
  await openForm(page, '学生会员申请表', `改测试 ${project.name} ${repeatEachIndex}`)
  await field(page, '姓名').fill('沈砚秋')
  await button(page, '存为测试').click()
  await keepAs(page, '只填姓名')
  await rewrite(page, '"min": 1,', '"min": 9,', '学生会员申请表')
  await button(page, '看报告，发布').click()
  await expect(page.getByText('检查没有发现问题；没有通过的测试和证明列在下面。')).toBeVisible()
  const failed = page.getByRole('button', { name: /没有通过：学生会员申请表 · 只填姓名/ })
  await failed.first().click()

  const outcome = page.getByRole('region', { name: '测试结果' })
  await expect(outcome.getByText(/提示应为/)).toBeVisible()
  await outcome.getByRole('button', { name: '以现在的结果为准' }).click()
  await expect(outcome.getByText('照这样填，申请表的反应和预期一样。')).toBeVisible()
  await expectSaved(page)
  await button(page, '撤销').click()
  await expect(outcome.getByText(/提示应为/)).toBeVisible()
  await button(page, '重做').click()
  await expect(outcome.getByText('照这样填，申请表的反应和预期一样。')).toBeVisible()
  await button(page, '看报告，发布').click()
  await expect(page.getByText(/^通过：学生会员申请表 · 只填姓名（/).first()).toBeVisible()
  await expect(page.getByText('个表单测试没有通过')).toHaveCount(0)
})

test('what the proof of a form finds becomes a test, which the report plays', async ({
  page,
  request,
}, { project, repeatEachIndex }) => {
  await openStudio(page, await addStaff(request, ['configure']))
  await openForm(page, '高级会员申请表', `推算 ${project.name} ${repeatEachIndex}`)
  await rewrite(page, '"conditionText": "09"', '"conditionText": "08"', '高级会员申请表')
  await button(page, '表单').click()
  await button(page, '能做什么').click()
  await button(page, '存为测试').last().click()
  const name = `推算 ${project.name}`
  await keepAs(page, name)
  await button(page, '预览').click()
  await expect(listed(page, name)).toBeAttached()
  await expectSaved(page)
  await button(page, '看报告，发布').click()
  await expect(page.getByText(new RegExp(`^通过：.+ · ${name}（`)).first()).toBeVisible()
})

test('a form that is only read has no tests to be kept', async ({ page, request }) => {
  await openStudio(page, await addStaff(request, ['configure']))
  await page.getByRole('searchbox').fill('学生会员申请表')
  await button(page, '查询').click()
  await page
    .getByRole('button', { name: /^学生会员申请表/ })
    .first()
    .click()
  await field(page, '姓名').fill('沈砚秋')
  await expect(button(page, '存为测试')).toHaveCount(0)
})
