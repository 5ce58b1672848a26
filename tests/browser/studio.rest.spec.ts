import { devices, type Locator, type Page } from '@playwright/test'
import { patience } from '../support/patience.ts'
import { recordContext } from './coverage/recorded.ts'
import { PASSWORD } from './support/accounts.ts'
import { sendLogin } from './support/journey.ts'
import { addStaff } from './support/staff.ts'
import {
  button,
  expectSaved,
  noteBox,
  openFound,
  openMeetings,
  openStudio,
  readFound,
  rewrite,
  showText,
  textOf,
} from './support/studio.ts'
import { expect, test } from './support/test.ts'

test('of two people who change one document neither loses anything, and one takes over', async ({
  page,
  request,
  browser,
  baseURL,
}, { project }) => {
  const title = `两人 ${project.name}`
  await openStudio(page, await addStaff(request, ['configure']))
  await openMeetings(page, title)
  const before = await textOf(page).inputValue()
  await textOf(page).fill(before.replace(/"organiser": "[^"]*"/, '"organiser": "甲"'))
  await expectSaved(page)
  const context = await browser.newContext({ ...devices['Desktop Chrome'], baseURL: baseURL ?? '' })
  await recordContext(context)
  const other = await context.newPage()
  await openStudio(other, await addStaff(request, ['configure']))
  await other.goto(new URL(page.url()).pathname + new URL(page.url()).search)
  await expect(other.getByText('正在改这份内容，您现在只能看')).toBeVisible()
  await showText(other)
  // The first has not heard of it yet, however long the other takes.
  await page.route('**/change/seat', (route) => route.abort())
  // At once, and again when what the first was typing is there.
  let times = 0
  const readAgain = other.waitForResponse((response) => {
    if (response.url().includes('/studio/v1/document?')) times += 1
    return times === 2
  })
  await button(other, '接手').click()
  await textOf(other).fill(
    (await textOf(other).inputValue()).replace(/"linkMan": "[^"]*"/, '"linkMan": "乙"'),
  )
  await expectSaved(other)
  await readAgain
  // What the other writes is on its way until the first has written at the same place.
  let letGo = (): void => undefined
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await other.route('**/change/step', (route) => held.then(() => route.continue()))
  await textOf(other).fill((await textOf(other).inputValue()).replace('"甲"', '"丁"'))
  await textOf(page).fill((await textOf(page).inputValue()).replace('"甲"', '"丙"'))
  await expect(page.getByText('您写的都已保存，对方能看到')).toBeVisible()
  await expect(textOf(page)).toHaveValue(/"linkMan": "乙"/)
  await expect(textOf(page)).toHaveValue(/"organiser": "丙"/)
  letGo()
  await expect(other.getByText('两边都改了同一处')).toBeVisible()
  await button(other, '用别人的').click()
  await expect(textOf(other)).toHaveValue(/"organiser": "丙"/)
  await context.close()
})

test('who may not publish hands over; a publisher sends it back; it is given up', async ({
  page,
  request,
}, { project }) => {
  await openStudio(page, await addStaff(request, ['configure']))
  await openMeetings(page, `送审 ${project.name}`)
  await textOf(page).fill(
    (await textOf(page).inputValue()).replace(/"linkMan": "[^"]*"/, '"linkMan": "丙"'),
  )
  await expectSaved(page)
  await button(page, '看报告，发布').click()
  await expect(page.getByText('您没有发布权限')).toBeVisible()
  await button(page, '返回修改单').click()
  await button(page, '送审').click()
  await noteBox(page).fill('请审')
  await button(page, '确定').click()
  await expect(page.getByText(/待发布/).first()).toBeVisible()
  await button(page, '退回修改').click()
  await noteBox(page).fill('再想想')
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
  await textOf(page).fill((await textOf(page).inputValue()).replace('"linkMan"', '"linkman"'))
  await expect(page.getByRole('button', { name: /没有|不认识|linkman/ }).first()).toBeVisible()
  await page
    .getByRole('button', { name: /linkman/ })
    .first()
    .click()
  await expect(textOf(page)).toBeFocused()
  await button(page, '看报告，发布').click()
  await page
    .getByRole('button', { name: /^错误：/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: '会议', exact: true, level: 1 })).toBeVisible()
})

test('who may not configure is told whom to ask', async ({ page, request }) => {
  await page.goto('/user/login?redirect=%2Fstudio')
  await sendLogin(page, await addStaff(request, ['accounts']), PASSWORD)
  const told = page.getByText('您没有站点配置权限')
  await expect(told).toBeVisible()
  for (const place of ['change', 'document', 'publish', 'history', 'version']) {
    await page.goto(`/studio/${place}`)
    await expect(told, place).toBeVisible()
  }
})

test('a member type leads to its form, flow, notice, fee and certificate, in one change set', async ({
  page,
  request,
}, { project, repeatEachIndex }) => {
  const title = `一类会员 ${project.name} ${repeatEachIndex}`
  await openStudio(page, await addStaff(request, ['configure']))
  await page.getByRole('searchbox').fill('没有这样的东西')
  await button(page, '查询').click()
  await expect(page.getByText('没有找到，换一个词试试')).toBeVisible()
  await button(page, '重置').click()
  await expect(page.getByText('没有找到，换一个词试试')).toBeHidden()
  await button(page, '新建修改单').click()
  await page.getByLabel('新修改单的名称').fill(title)
  await button(page, '新建').click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await page.getByText('全部内容', { exact: true }).click()
  await page.getByRole('button', { name: /^入会须知/ }).click()
  await expect(page.getByRole('heading', { name: '入会须知', level: 1 })).toBeVisible()
  for (const name of ['申请表', '办理流程', '入会须知', '会费', '证书']) {
    await page.goto('/studio')
    await button(page, name).first().click()
    await button(page, '修改').click()
    await page.getByRole('dialog').getByRole('button', { name: title }).click()
    await expect(page.getByText(`修改单：${title}`), name).toBeVisible()
    await expect(page.getByText('已保存', { exact: true }), name).toBeVisible()
  }
  await button(page, '返回修改单').click()
  await button(page, '返回工作室').click()
  await page.getByText('已结束', { exact: true }).click()
  await page.getByText('进行中', { exact: true }).click()
  await page
    .getByRole('row', { name: title })
    .or(page.getByRole('listitem').filter({ hasText: title }))
    .getByRole('button', { name: '继续' })
    .click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
})

test('what is live is read without a change set, and changed from where it is read', async ({
  page,
  request,
}, { project }) => {
  await openStudio(page, await addStaff(request, ['configure']))
  await readFound(page, { keyword: '首页横幅', name: /^横幅(?!、)/ })
  const banners = page.getByRole('region', { name: '横幅' })
  await expect(banners).toBeInViewport()
  await expect(page.getByText('网站上正在用的内容，这里只能看。要改请按')).toBeVisible()
  await expect(button(page, '撤销')).toBeHidden()
  await banners.getByRole('button').first().click()
  const trail = page.getByRole('navigation', { name: '所在位置' })
  const place = await trail.textContent()
  await button(page, '修改').click()
  await page.getByLabel('新修改单的名称').fill(`横幅 ${project.name}`)
  await button(page, '新建').click()
  await expectSaved(page)
  await expect(trail).toHaveText(place ?? '')
  await page.goto('/studio/document?path=dictionaries%2FNOTHING.json')
  await expect(page.getByText('没有“dictionaries/NOTHING.json”这个文件')).toBeVisible()
})

test('a field is found by its name, and shown in its panel', async ({ page, request }) => {
  await openStudio(page, await addStaff(request, ['configure.texts']))
  await readFound(page, { keyword: 'zts', name: /^主题色/ })
  await expect(page.locator('[data-field="webInfo_theme_0"]')).toBeInViewport()
  await expect(page.getByText('您没有修改这份内容的权限')).toBeVisible()
  await expect(button(page, '修改')).toBeHidden()
  await button(page, '返回工作室').click()
  await expect(page.getByRole('button', { name: /^主题色/ })).toBeVisible()
})

test('a member type’s fee is shown on its card, which leads to it', async ({ page, request }) => {
  await openStudio(page, await addStaff(request, ['configure']))
  await expect(page.getByText('100.00 元/年')).toBeVisible()
  await button(page, '会费').nth(1).click()
  const trail = page.getByRole('navigation', { name: '所在位置' })
  await expect(trail).toHaveText(/会费标准.*高级会员/)
})

test('staff who configure find the studio in the menu and in their own centre', async ({
  page,
  request,
  isPhone,
}) => {
  await openStudio(page, await addStaff(request, ['configure']))
  await page.goto('/user/home')
  await page.getByText('进入配置工作室').click()
  await expect(page.getByRole('heading', { name: '配置工作室' })).toBeVisible()
  if (isPhone) return
  await page.goto('/')
  await page.getByRole('banner').getByRole('button').click()
  await page.getByRole('banner').getByRole('button', { name: '配置工作室' }).click()
  await expect(page.getByRole('heading', { name: '配置工作室' })).toBeVisible()
})

test('an option that is taken out needs a tick of its own before it may be published', async ({
  page,
  request,
}, { project }) => {
  await openStudio(page, await addStaff(request, ['configure', 'publish']))
  const title = `删选项 ${project.name}`
  await openFound(page, { keyword: '政治面貌', name: /高级会员/, title })
  await rewrite(page, /\{ "itemCode": "04", "itemName": "共青团员" \},\s*/, '', '高级会员申请表')
  await button(page, '看报告，发布').click()
  await expect(page.getByText('★').first()).toBeVisible()
  await noteBox(page).fill('不再使用')
  await expect(button(page, '发布').last()).toBeDisabled()
  await page.getByText('我知道：上面标出的改动可能丢失已填数据').click()
  await expect(button(page, '发布').last()).toBeEnabled()
  await button(page, '重新检查').click()
  await expect(page.getByText('★').first()).toBeVisible()
})

test('an option that members chose is retired where the report says so, and nothing is lost', async ({
  page,
  request,
}, { project }) => {
  await openStudio(page, await addStaff(request, ['configure', 'publish']))
  const title = `停用 ${project.name}`
  await openFound(page, { keyword: '政治面貌', name: /高级会员/, title })
  await rewrite(page, /,\s*\{ "itemCode": "05", "itemName": "群众" \}/, '', '高级会员申请表')
  await button(page, '看报告，发布').click()
  const lost = page.getByText(/\d+份高级会员申请表已存的答案选了“群众”（政治面貌）/)
  await untilCounted(page, lost)
  await button(page, '停用而不删除').click()
  await expect(page.getByText(/^已改为停用：.*群众/)).toBeVisible()
  await expect(lost).toHaveCount(0)
  await expect(page.getByText('我知道：上面标出的改动可能丢失已填数据')).toBeHidden()
  await button(page, '返回修改单').click()
  await button(page, '撤销一步').click()
  await expect(page.getByText(/^已撤销：.*群众/)).toBeVisible()
  await button(page, '看报告，发布').click()
  await untilCounted(page, lost)
})

/** A busy server counts for a while, says that it goes on, and has the number when one looks again. */
const untilCounted = (page: Page, lost: Locator): Promise<void> =>
  expect(async () => {
    if (await page.getByText('其余还在数').first().isVisible())
      await button(page, '重新检查').click()
    await expect(lost).toHaveCount(2, { timeout: patience(5) })
  }).toPass()

test('a picture is replaced, and one that is too large is refused with its reason', async ({
  page,
  request,
}, { project }) => {
  await openStudio(page, await addStaff(request, ['configure']))
  await openFound(page, { keyword: 'logo.svg', name: /^logo/, title: `标志 ${project.name}` })
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
