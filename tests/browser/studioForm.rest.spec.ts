import type { Page } from '@playwright/test'
import { axeFaults } from './support/axe.ts'
import { onPc, onPhone } from './support/devices.ts'
import { expectNarrow } from './support/holdScreen.ts'
import { addStaff } from './support/staff.ts'
import { button, expectSaved, openFound, openStudio, showText, textOf } from './support/studio.ts'
import { expect, test } from './support/test.ts'

const FORM = '学生会员申请表'

const entry = (page: Page, name: string) =>
  page.getByRole('treeitem', { name: new RegExp(`^${name}(?!等)`) }).first()

const device = (page: Page, name: 'pc' | 'mobile') => page.frameLocator(`iframe[name="${name}"]`)

/** Pixels by which an element has less room than its words take in one line; those of a picker are its first option. */
const missing = (element: HTMLElement): number => {
  const { font, paddingLeft, paddingRight } = getComputedStyle(element)
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) throw new Error('nothing to measure with')
  pen.font = font
  const words = element instanceof HTMLSelectElement ? element.options[0]?.text : element.innerText
  const room =
    element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
  return Math.floor(pen.measureText(words ?? '').width - room)
}

/** A change set of its own, with the form open in its editor. */
async function openForm(page: Page, title: string): Promise<void> {
  await openFound(page, { keyword: FORM, name: /^学生会员申请表/, title })
  await expect(entry(page, '姓名')).toBeVisible()
}

test('a form is changed in its editor, and both devices follow', async ({ page, request }, {
  project,
}) => {
  const isPhone = project.name.includes('mobile')
  await openStudio(page, await addStaff(request, ['configure']))
  await openForm(page, `编辑器 ${project.name}`)
  await entry(page, '姓名').click()
  const label = page.getByRole('textbox', { name: '名称', exact: true })
  await label.fill('真实姓名')
  const shown = isPhone ? (['mobile'] as const) : (['pc', 'mobile'] as const)
  for (const name of shown)
    await expect(device(page, name).getByText('真实姓名').first()).toBeVisible()
  await label.blur()
  await expectSaved(page)
  await button(page, '撤销').click()
  await expect(label).toHaveValue('姓名')
  await expect(device(page, shown[0]).getByText('真实姓名')).toHaveCount(0)
  await button(page, '重做').click()
  await expect(label).toHaveValue('真实姓名')
  await expectSaved(page)
  await showText(page, FORM)
  expect(await textOf(page, FORM).inputValue()).toContain('"label": "真实姓名"')
  await button(page, '表单').click()
  await expect(entry(page, '真实姓名')).toBeVisible()
  // Both frames are one page: their landmarks have the same names.
  const faults = await axeFaults(page)
  expect(faults.filter((fault) => !fault.startsWith('landmark-unique'))).toEqual([])
})

test(
  'fields are moved, added and removed by keys alone, and who uses one is asked first',
  onPc('a phone has no keys'),
  async ({ page, request }, { repeatEachIndex }) => {
    await openStudio(page, await addStaff(request, ['configure']))
    await openFound(page, {
      keyword: '政治面貌',
      name: /高级会员/,
      title: `按键 ${repeatEachIndex}`,
    })
    await entry(page, '政治面貌').click()
    await page.keyboard.press('Alt+ArrowDown')
    await expect(page.getByText(/^政治面貌，同一行第 3 项，共 3 项/)).toBeAttached()
    await page.keyboard.press('Insert')
    const palette = page.getByRole('dialog', { name: '添加字段' })
    await expect(palette).toBeVisible()
    await page.keyboard.type('开关')
    await page.keyboard.press('Enter')
    await expect(palette).toBeHidden()
    await expect(entry(page, '开关')).toBeVisible()
    await expectSaved(page)

    await entry(page, '政治面貌').click()
    await page.keyboard.press('Delete')
    const dialog = page.getByRole('dialog', { name: /^删除“政治面貌”/ })
    await expect(dialog.getByText(/决定“所属党派”显示不显示/)).toBeVisible()
    await expect(dialog.getByText(/^填过“政治面貌”的有 \d+ 份/)).toBeVisible()
    await dialog.getByText('删除，用到它的地方一起改好').click()
    await dialog.getByRole('button', { name: '删除', exact: true }).click()
    await expect(entry(page, '政治面貌')).toHaveCount(0)
    await expectSaved(page)
    await button(page, '撤销').click()
    await expect(entry(page, '政治面貌')).toBeVisible()
  },
)

test(
  'of a field with a long name the type is still read, beside it and where another one is chosen',
  onPc('a phone changes texts only'),
  async ({ page, request }, { repeatEachIndex }) => {
    await openStudio(page, await addStaff(request, ['configure']))
    await openForm(page, `长名 ${repeatEachIndex}`)
    await entry(page, '姓名').click()
    const long = '在本学会及其分支机构担任职务期间参加的学术活动与获得的奖励情况说'
    await page.getByRole('textbox', { name: '名称', exact: true }).fill(long)
    const type = entry(page, long).locator('small')
    await expect(type).toHaveText(/\S{2,}/)
    expect(await type.evaluate(missing), 'in the outline').toBeLessThanOrEqual(0)
    const chosen = page.getByRole('combobox', { name: '改类型' })
    expect(await chosen.evaluate(missing), 'where it is chosen').toBeLessThanOrEqual(0)
  },
)

test(
  'rules have a tab that stays, a row is moved as a whole, and keys take it back',
  onPc('a phone changes texts only'),
  async ({ page, request }, { repeatEachIndex }) => {
    await openStudio(page, await addStaff(request, ['configure']))
    await openFound(page, {
      keyword: '政治面貌',
      name: /高级会员/,
      title: `规则 ${repeatEachIndex}`,
    })
    await entry(page, '政治面貌').click()
    await page.getByRole('tab', { name: /^规则/ }).click()
    await expect(page.getByRole('region', { name: '控制谁' })).toBeVisible()
    await entry(page, '姓名').click()
    await button(page, '＋ 加条件').click()
    await expect(page.getByText('还没有选完，选完才生效。')).toBeVisible()
    await entry(page, '政治面貌').click()
    await expect(page.getByRole('tab', { name: /^规则/, selected: true })).toBeVisible()
    await entry(page, '姓名').click()
    await expect(page.getByText('还没有选完，选完才生效。')).toBeVisible()
    const faults = await axeFaults(page)
    expect(faults.filter((fault) => !fault.startsWith('landmark-unique'))).toEqual([])

    const row = page.getByRole('treeitem', { name: /^姓名等/ })
    await row.click()
    await expect(page.getByRole('region', { name: /^“姓名等 \d 项”的属性/ })).toBeVisible()
    const first = await row.getAttribute('aria-posinset')
    await page.keyboard.press('Alt+ArrowDown')
    await expect(row).not.toHaveAttribute('aria-posinset', first ?? '')
    await expectSaved(page)
    await page.keyboard.press('Control+z')
    await expect(row).toHaveAttribute('aria-posinset', first ?? '')
    await page.keyboard.press('Control+y')
    await expect(row).not.toHaveAttribute('aria-posinset', first ?? '')
  },
)

test(
  'on a phone a form is read, its texts are changed, and it leads to publishing',
  onPhone('a computer changes everything'),
  async ({ page, request }) => {
    await openStudio(page, await addStaff(request, ['configure']))
    await openForm(page, '手机上改文字')
    await expect(page.getByText(/请在电脑上打开/)).toBeVisible()
    await expect(button(page, '添加')).toHaveCount(0)
    await entry(page, '姓名').click()
    await expect(page.getByRole('combobox', { name: '改类型' })).toHaveCount(0)
    await page.getByRole('textbox', { name: '填写提示' }).fill('与身份证一致')
    await expectSaved(page)
    await button(page, '看报告，发布').click()
    await expect(page.getByRole('heading', { name: '学生会员申请表' })).toHaveCount(0)
  },
)

test('what is live is read in the editor, and nothing in it can be changed', async ({
  page,
  request,
}) => {
  await openStudio(page, await addStaff(request, ['configure']))
  await page.getByRole('searchbox').fill(FORM)
  await button(page, '查询').click()
  await page
    .getByRole('button', { name: /^学生会员申请表/ })
    .first()
    .click()
  await entry(page, '姓名').click()
  await expect(page.getByRole('textbox', { name: '名称', exact: true })).toHaveCount(0)
  await expect(button(page, '添加')).toHaveCount(0)
})

test(
  'every view of a form that has tests fits a narrow window',
  onPhone('a computer has room'),
  async ({ page, request }) => {
    await openStudio(page, await addStaff(request, ['configure']))
    const form = { keyword: '普通会员申请表', name: /^普通会员申请表/ }
    await openFound(page, { ...form, title: '窄窗口' })
    await expect(page.getByRole('combobox', { name: '测试' })).toBeVisible()
    for (const view of ['规则表', '检查', '能做什么', '预览']) {
      await button(page, view).click()
      await expectNarrow(page, view)
    }
  },
)
