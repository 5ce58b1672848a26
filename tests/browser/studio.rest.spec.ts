import { devices, type Page } from '@playwright/test'
import { recordContext } from './coverage/recorded.ts'
import { PASSWORD } from './support/accounts.ts'
import { holdScreen } from './support/holdScreen.ts'
import { sendLogin } from './support/journey.ts'
import { addStaff } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const text = (page: Page) => page.getByRole('textbox', { name: '会议' })

async function openStudio(page: Page, staff: string): Promise<void> {
  await page.goto('/user/login?redirect=%2Fstudio')
  await sendLogin(page, staff, PASSWORD)
  await expect(page.getByRole('heading', { name: '配置工作室' })).toBeVisible()
}

/** A change set of its own, with the document of meetings open. */
async function openMeetings(page: Page, title: string): Promise<void> {
  await page.getByRole('searchbox').fill('会议')
  await button(page, '查询').click()
  await page.getByRole('button', { name: /^会议/ }).first().click()
  await page.getByLabel('新修改单的名称').fill(title)
  await button(page, '新建').click()
  await expect(text(page)).toBeVisible()
}

const note = (page: Page) => page.getByRole('textbox', { name: '说明' })
const saved = (page: Page) => expect(page.getByText('已保存', { exact: true })).toBeVisible()

test('staff find a document by its initials, change it, see the report, publish it and go back', async ({
  page,
  request,
}, { project }) => {
  const title = `会议地点 ${project.name}`
  await openStudio(page, await addStaff(request, ['configure', 'publish']))
  await holdScreen(page, '/studio')
  await openMeetings(page, title)
  const before = await text(page).inputValue()
  const place = `苍岫国际会议中心${project.name}`
  await text(page).fill(before.replace(/"place": "[^"]*"/, `"place": "${place}"`))
  await saved(page)
  await page.reload()
  await expect(text(page)).toHaveValue(new RegExp(place))
  await holdScreen(page, '/studio/document')
  await button(page, '撤销').click()
  await expect(text(page)).toHaveValue(before)
  await button(page, '重做').click()
  await expect(text(page)).toHaveValue(new RegExp(place))
  await button(page, '返回修改单').click()
  await expect(page.getByText('已改', { exact: true })).toBeVisible()
  await holdScreen(page, '/studio/change')
  await button(page, '撤销一步').click()
  await expect(page.getByText('还没有改动')).toBeVisible()
  await button(page, '重做一步').click()
  await button(page, '看报告，发布').click()
  await expect(page.getByText('检查通过，没有问题')).toBeVisible()
  await expect(page.getByText(`改为“${place}”`).first()).toBeVisible()
  await holdScreen(page, '/studio/publish')
  await button(page, '发布').click()
  await expect(page.getByText('请写明为什么修改').first()).toBeVisible()
  await note(page).fill('会场更换')
  await button(page, '发布').click()
  await expect(page.getByRole('heading', { name: '历史与恢复' })).toBeVisible()
  await expect(page.getByText('会场更换').first()).toBeVisible()
  await holdScreen(page, '/studio/history')
  await button(page, '查看').first().click()
  await expect(page.getByText(`改为“${place}”`).first()).toBeVisible()
  await holdScreen(page, '/studio/version')
  await button(page, '返回历史').click()
  await button(page, '立即恢复上一版').click()
  await button(page, '确定').click()
  await expect(page.getByText(/立即恢复第 \d+ 版/).first()).toBeVisible()
})

test('of two people who change one document neither loses anything, and one takes over', async ({
  page,
  request,
  browser,
  baseURL,
}, { project }) => {
  const title = `两人 ${project.name}`
  await openStudio(page, await addStaff(request, ['configure']))
  await openMeetings(page, title)
  const before = await text(page).inputValue()
  await text(page).fill(before.replace(/"organiser": "[^"]*"/, '"organiser": "甲"'))
  await saved(page)
  const context = await browser.newContext({ ...devices['Desktop Chrome'], baseURL: baseURL ?? '' })
  await recordContext(context)
  const other = await context.newPage()
  await openStudio(other, await addStaff(request, ['configure']))
  await other.goto(new URL(page.url()).pathname + new URL(page.url()).search)
  await expect(other.getByText('正在改这份内容，您现在只能看')).toBeVisible()
  await button(other, '接手').click()
  await text(other).fill(
    (await text(other).inputValue()).replace(/"linkMan": "[^"]*"/, '"linkMan": "乙"'),
  )
  await saved(other)
  await text(page).fill((await text(page).inputValue()).replace('"甲"', '"丙"'))
  await saved(page)
  await expect(text(page)).toHaveValue(/"linkMan": "乙"/)
  await expect(text(page)).toHaveValue(/"organiser": "丙"/)
  await text(other).fill((await text(other).inputValue()).replace('"甲"', '"丁"'))
  await expect(other.getByText('两边都改了同一处')).toBeVisible()
  await button(other, '用别人的').click()
  await expect(text(other)).toHaveValue(/"organiser": "丙"/)
  await context.close()
})

test('who may not publish hands over; a publisher sends it back; it is given up', async ({
  page,
  request,
}, { project }) => {
  await openStudio(page, await addStaff(request, ['configure']))
  await openMeetings(page, `送审 ${project.name}`)
  await text(page).fill(
    (await text(page).inputValue()).replace(/"linkMan": "[^"]*"/, '"linkMan": "丙"'),
  )
  await saved(page)
  await button(page, '看报告，发布').click()
  await expect(page.getByText('您没有发布权限')).toBeVisible()
  await button(page, '返回修改单').click()
  await button(page, '送审').click()
  await note(page).fill('请审')
  await button(page, '确定').click()
  await expect(page.getByText(/待发布/).first()).toBeVisible()
  await button(page, '退回修改').click()
  await note(page).fill('再想想')
  await button(page, '确定').click()
  await expect(page.getByText('再想想')).toBeVisible()
  await button(page, '放弃').click()
  await button(page, '确定').click()
  await expect(page.getByRole('heading', { name: '配置工作室' })).toBeVisible()
})

test('a mistake is shown beside the text, and leads to its line', async ({ page, request }, {
  project,
}) => {
  await openStudio(page, await addStaff(request, ['configure']))
  await openMeetings(page, `错误 ${project.name}`)
  await text(page).fill((await text(page).inputValue()).replace('"linkMan"', '"linkman"'))
  await expect(page.getByRole('button', { name: /没有|不认识|linkman/ }).first()).toBeVisible()
  await page
    .getByRole('button', { name: /linkman/ })
    .first()
    .click()
  await expect(text(page)).toBeFocused()
  await button(page, '看报告，发布').click()
  await expect(page.getByText(/^错误：/).first()).toBeVisible()
})

test('who may not configure is told whom to ask', async ({ page, request }) => {
  await page.goto('/user/login?redirect=%2Fstudio')
  await sendLogin(page, await addStaff(request, ['accounts']), PASSWORD)
  await expect(page.getByText('您没有站点配置权限')).toBeVisible()
})

test('a picture is replaced, and one that is too large is refused with its reason', async ({
  page,
  request,
}, { project }) => {
  await openStudio(page, await addStaff(request, ['configure']))
  await page.getByRole('searchbox').fill('logo.svg')
  await button(page, '查询').click()
  await page.getByRole('button', { name: /^logo/ }).first().click()
  await page.getByLabel('新修改单的名称').fill(`标志 ${project.name}`)
  await button(page, '新建').click()
  const file = (bytes: number) => ({
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${' '.repeat(bytes)}</svg>`),
  })
  const input = page.locator('input[type=file]')
  await input.setInputFiles(file(700_000))
  await expect(page.getByText('文件不能超过 650 KB')).toBeVisible()
  await input.setInputFiles(file(10))
  await expect(page.getByText('已更换')).toBeVisible()
  await button(page, '返回修改单').click()
  await expect(page.getByText('已改', { exact: true })).toBeVisible()
})
