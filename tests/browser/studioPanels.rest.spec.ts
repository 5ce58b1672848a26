import type { Page } from '@playwright/test'
import { FormOnScreen } from './support/formOnScreen.ts'
import { holdScreen } from './support/holdScreen.ts'
import { addStaff } from './support/staff.ts'
import { button, expectSaved, openFound, openStudio } from './support/studio.ts'
import { expect, test } from './support/test.ts'

/** Opens a document of a change set of its own, in its panel. */
async function openPanel(page: Page, keyword: string, name: RegExp, title: string): Promise<void> {
  await openFound(page, { keyword, name, title })
  await expect(button(page, '表单')).toHaveAttribute('aria-pressed', 'true')
}

const trail = (page: Page) => page.getByRole('navigation', { name: '所在位置' })

test('a notice is written beside what readers of either device will see', async ({
  page,
  request,
  isPhone,
}, { project }) => {
  await openStudio(page, await addStaff(request, ['configure']))
  await openPanel(page, '公告', /^公告/, `新公告 ${project.name}`)
  await button(page, '新增公告').click()
  await expect(page.getByText('请填写公告的内容')).toBeVisible()
  const form = new FormOnScreen(page, isPhone)
  await form.type('title', '关于换发会员证的通知')
  const editor = form.field('content').locator('[contenteditable]')
  await form.field('content').getByRole('textbox').click()
  await editor.pressSequentially('自即日起换发。')
  const preview = page.getByRole('region', { name: '预览' })
  await expect(preview.getByText('自即日起换发。')).toHaveCount(2)
  await expectSaved(page)
  await form.typeAndLeave('title', '')
  await expect(page.getByRole('button', { name: /须改正.*请填写标题/ })).toBeVisible()
  await form.typeAndLeave('title', '关于换发会员证的通知')
  await expect(page.getByText('没有发现问题')).toBeVisible()
  await holdScreen(page, 'panel of a notice')
  await page.reload()
  await button(page, '关于换发会员证的通知').click()
  await expect(form.field('title').locator('input')).toHaveValue('关于换发会员证的通知')
  await page.goBack()
  await expect(trail(page)).toBeHidden()
  await button(page, '删除：关于换发会员证的通知').click()
  await expect(button(page, '关于换发会员证的通知')).toBeHidden()
  await button(page, '撤销').click()
  await expect(button(page, '关于换发会员证的通知')).toBeVisible()
})

test('a fee of next year is added, not written over, and shown in bills of a day', async ({
  page,
  request,
  isPhone,
}, { project }) => {
  await openStudio(page, await addStaff(request, ['configure']))
  await openPanel(page, '会费标准', /^会费标准/, `明年会费 ${project.name}`)
  await button(page, '普通会员').click()
  const form = new FormOnScreen(page, isPhone)
  const year = new Date().getFullYear()
  await form.typeAndLeave('payPeriod_year', `2025,${year + 2}`)
  await button(page, '新增会费').click()
  await expect(form.field('from').locator('input')).toHaveValue(String(year + 1))
  await form.typeAndLeave('amount', '一百二')
  await expect(form.error('amount')).toHaveText('请输入金额（元），最多两位小数')
  await form.typeAndLeave('amount', '120')
  await trail(page).getByRole('button', { name: '普通会员' }).click()
  await expect(button(page, '100.00 元')).toBeVisible()
  await expect(button(page, `${year + 1} 年起 120.00 元`)).toBeVisible()
  const bills = page.getByRole('region', { name: '账单举例' })
  await expect(bills.getByRole('row', { name: '今年新入会' })).toContainText('100.00')
  await bills.getByLabel('缴费日期').fill(`${year + 1}-01-05`)
  await expect(bills.getByRole('row', { name: '今年新入会' })).toContainText('120.00')
  await expect(bills.getByRole('row', { name: '欠缴两年' })).toContainText('320.00')
  await expectSaved(page)
  await expect(page.getByText('说明里写的是 100.00 元，会费是 120.00 元')).toBeVisible()
  await holdScreen(page, 'panel of a fee')
})

test('colours and a banner with a new picture are set in the panel of the site', async ({
  page,
  request,
  isPhone,
}, { project }) => {
  await openStudio(page, await addStaff(request, ['configure']))
  await openPanel(page, '横幅', /^横幅/, `换横幅 ${project.name}`)
  const form = new FormOnScreen(page, isPhone)
  await form.typeAndLeave('webInfo_theme_1', '#12345')
  await expect(form.error('webInfo_theme_1')).toHaveText('颜色写成 #RRGGBB，如 #1D5FD1')
  await page.getByLabel('选颜色').last().fill('#0a7f5c')
  await expect(form.field('webInfo_theme_1').locator('input').first()).toHaveValue('#0A7F5C')
  await holdScreen(page, 'panel of the site')
  await button(page, '新增横幅').click()
  await form.type('title', '年会开幕')
  await button(page, '电脑用').click()
  const picture = { name: '年会.svg', mimeType: 'image/svg+xml' }
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="2"/>'
  await page
    .locator('[data-field="url"] input[type=file]')
    .setInputFiles({ ...picture, buffer: Buffer.from(svg) })
  await expect(page.getByRole('img', { name: /^file-.*\.svg$/ })).toBeVisible()
  await expect(page.getByText('8×2 像素 · 1 KB')).toBeVisible()
  await expectSaved(page)
  await expect(page.getByText('横幅没有手机用的图片')).toBeVisible()
  await button(page, '返回修改单').click()
  await expect(page.getByText('已改', { exact: true })).toBeVisible()
  await expect(page.getByText('新增', { exact: true })).toBeVisible()
})

test('a banner is seen in its list, and one that was removed comes back at a press', async ({
  page,
  request,
}, { project }) => {
  await openStudio(page, await addStaff(request, ['configure']))
  await openPanel(page, '横幅', /^横幅/, `删横幅 ${project.name}`)
  const list = page.getByRole('region', { name: '横幅' })
  await list.scrollIntoViewIfNeeded()
  await expect(list.getByRole('img', { name: 'banner-join.svg' })).toBeVisible()
  await expect(list.getByText('1920×600 像素')).toHaveCount(2)
  const removed = '2027 年度会员发展工作全面启动'
  await button(page, `删除：${removed}`).click()
  await expect(list.getByRole('status')).toHaveText(`已删除“${removed}”撤销`)
  await expect(button(page, `撤销：删除“${removed}”`)).toBeFocused()
  await holdScreen(page, 'banner that was removed')
  await page.keyboard.press('Enter')
  await expect(button(page, removed)).toBeVisible()
  await expect(list.getByRole('status')).toBeEmpty()
  await button(page, `删除：${removed}`).click()
  await button(page, '下移：第五届全国数据科学大会征文启事').click()
  await expect(list.getByRole('status')).toBeEmpty()
  await expectSaved(page)
})

test('what no panel can show is said, and edited as text', async ({ page, request }, {
  project,
}) => {
  await openStudio(page, await addStaff(request, ['configure']))
  await openPanel(page, '公告', /^公告/, `坏 JSON ${project.name}`)
  await button(page, '文本').click()
  const text = page.getByRole('textbox', { name: '公告' })
  const whole = await text.inputValue()
  await text.fill(whole.slice(0, -4))
  await button(page, '表单').click()
  await expect(page.getByText('这份内容现在不是完整的 JSON')).toBeVisible()
  await button(page, '文本').click()
  await text.fill(whole)
  await button(page, '表单').click()
  await expect(button(page, '新增公告')).toBeVisible()
})
