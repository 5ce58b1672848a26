import type { Page } from '@playwright/test'
import { holdScreen } from './support/holdScreen.ts'
import { addStaff } from './support/staff.ts'
import {
  button,
  expectSaved,
  noteBox,
  openFound,
  openMeetings,
  openStudio,
  rewrite,
  showText,
  textOf,
} from './support/studio.ts'
import { expect, test } from './support/test.ts'

// What is published moves the base of every other change set: one after the other.
test.describe.configure({ mode: 'default' })

/** Keeps what a page asks the printer for. */
const stubPrinter = (page: Page) =>
  page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })

/** The button below the note; the same stands at the top of the page. */
const publishButton = (page: Page) => button(page, '发布').last()

const expectLive = (page: Page) => expect(page.getByText('这一版在线上')).toBeVisible()

/** From a version's page; the list may have been seen before this version, and shows it when it has been read again. */
async function toHistory(page: Page): Promise<void> {
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  await button(page, '返回历史').click()
  await expect(page.getByRole('heading', { name: '历史与恢复' })).toBeVisible()
  await expect(page.getByText(new RegExp(`^${title}(?:（线上）)?$`))).toBeVisible()
}

/** In the history: puts the newest version that is not live back, and waits for it in the list. */
async function goBack(page: Page): Promise<void> {
  await button(page, '立即恢复').first().click()
  await button(page, '确定').click()
  const told = await page.getByText(/^已恢复，线上是第 \d+ 版$/).textContent()
  const [version] = /第 \d+ 版/.exec(told ?? '') ?? []
  await expect(page.getByText(`${version}（线上）`)).toBeVisible()
}

/** Publishes the change set whose document is open. */
async function publishOpen(page: Page, note: string): Promise<void> {
  await button(page, '看报告，发布').click()
  await noteBox(page).fill(note)
  await publishButton(page).click()
  await expectLive(page)
}

/** A change set of its own with another contact person, left in its document. */
async function changeContact(page: Page, title: string, linkMan: string): Promise<string> {
  await page.goto('/studio')
  await openMeetings(page, title)
  await rewrite(page, /"linkMan": "[^"]*"/, `"linkMan": "${linkMan}"`)
  return page.url().replace('/studio/document', '/studio/change')
}

test('staff find a document by its initials, change it, see the report, publish it and go back', async ({
  page,
  request,
}, { project }) => {
  const title = `会议地点 ${project.name}`
  await openStudio(page, await addStaff(request, ['configure', 'publish']))
  await holdScreen(page, '/studio')
  await openMeetings(page, title)
  const before = await textOf(page).inputValue()
  const place = `苍岫国际会议中心${project.name}`
  await textOf(page).fill(before.replace(/"place": "[^"]*"/, `"place": "${place}"`))
  await expectSaved(page)
  await page.reload()
  await showText(page)
  await expect(textOf(page)).toHaveValue(new RegExp(place))
  await holdScreen(page, '/studio/document')
  await button(page, '撤销').click()
  await expect(textOf(page)).toHaveValue(before)
  await button(page, '重做').click()
  await expect(textOf(page)).toHaveValue(new RegExp(place))
  await button(page, '返回修改单').click()
  await expect(page.getByText('已改', { exact: true })).toBeVisible()
  await holdScreen(page, '/studio/change')
  await page.getByRole('tab', { name: '全部内容' }).click()
  await expect(page.getByText(/^修改人：/)).toHaveCount(1)
  await page.getByRole('tab', { name: '改动的' }).click()
  await button(page, '撤销一步').click()
  await expect(page.getByText('还没有改动')).toBeVisible()
  await button(page, '重做一步').click()
  await button(page, '看报告，发布').click()
  await expect(page.getByText('检查通过，没有问题')).toBeVisible()
  await expect(page.getByText(`改为“${place}”`).first()).toBeVisible()
  await holdScreen(page, '/studio/publish')
  const report = page.url()
  await button(page, '发布').first().click()
  await expect(page.getByText('请写明为什么修改').first()).toBeVisible()
  await noteBox(page).fill('会场更换')
  await publishButton(page).click()
  await expectLive(page)
  await expect(page.getByText('会场更换').first()).toBeVisible()
  await expect(page.getByText(`改为“${place}”`).first()).toBeVisible()
  await holdScreen(page, '/studio/version')
  await page.goto(report)
  await expect(page.getByText(/^这份修改单已发布，是第 \d+ 版/)).toBeVisible()
  await expect(page.getByText(`改为“${place}”`).first()).toBeVisible()
  await expect(button(page, '发布')).toHaveCount(0)
  await page.getByRole('button', { name: /^看第 \d+ 版$/ }).click()
  await toHistory(page)
  await holdScreen(page, '/studio/history')
  await button(page, '返回工作室').click()
  await button(page, '历史与恢复').click()
  await goBack(page)
})

test('a report that does not come says so where it would stand, and is asked for again', async ({
  page,
  request,
}, { project }) => {
  await openStudio(page, await addStaff(request, ['configure', 'publish']))
  await changeContact(page, `没有检查成 ${project.name}`, `戊${project.name}`)
  const json = { code: 'B0001', msg: '服务器长时间没有响应', data: null }
  const isReport = /\/change\/[^/]+\/report$/
  await page.route(isReport, (route) => route.fulfill({ json }), { times: 1 })
  await button(page, '看报告，发布').click()
  await expect(page.getByText('没有检查成：服务器长时间没有响应。修改单没有变')).toBeVisible()
  await button(page, '重新检查').last().click()
  await expect(page.getByText('检查通过，没有问题')).toBeVisible()
})

test('what others published is merged first, and asked for where both changed the same', async ({
  page,
  request,
}, { project }) => {
  await openStudio(page, await addStaff(request, ['configure', 'publish']))
  const mine = await changeContact(page, `我的 ${project.name}`, `甲${project.name}`)
  await page.goto('/studio')
  await openMeetings(page, `别处 ${project.name}`)
  await rewrite(page, /"organiser": "[^"]*"/, `"organiser": "乙${project.name}"`)
  await publishOpen(page, '承办单位')
  await page.goto(mine)
  await button(page, '合并线上的修改').click()
  await expect(page.getByText('已合并线上的修改')).toBeVisible()
  await expect(button(page, '合并线上的修改')).toBeHidden()
  await changeContact(page, `同处 ${project.name}`, `丙${project.name}`)
  await publishOpen(page, '联系人')
  await page.goto(mine)
  await button(page, '合并线上的修改').click()
  await expect(page.getByText('下面的地方在线上和修改单里都改了')).toBeVisible()
  await expect(page.getByText(`丙${project.name}`).last()).toBeVisible()
  await page.getByRole('checkbox').first().check()
  await button(page, '就这样合并').click()
  await expect(page.getByText('还没有改动')).toBeVisible()
})

test('who publishes on a report that is out of date is refused, merges there, and publishes', async ({
  page,
  request,
  context,
}, { project }) => {
  await openStudio(page, await addStaff(request, ['configure', 'publish']))
  await changeContact(page, `先看 ${project.name}`, `丁${project.name}`)
  await button(page, '看报告，发布').click()
  await noteBox(page).fill('联系人')
  const other = await context.newPage()
  await changeContact(other, `后来 ${project.name}`, `戊${project.name}`)
  await publishOpen(other, '抢先')
  await publishButton(page).click()
  await expect(page.getByText('线上已有新的版本')).toBeVisible()
  await button(page, '合并线上的修改').click()
  await button(page, '就这样合并').click()
  await expect(page.getByText('已合并线上的修改')).toBeVisible()
  await noteBox(page).fill('联系人')
  await publishButton(page).click()
  await expectLive(page)
})

test('who sends for publishing what was edited since is refused, reads it, and sends', async ({
  page,
  request,
  context,
}, { project }) => {
  await openStudio(page, await addStaff(request, ['configure']))
  await changeContact(page, `一起改 ${project.name}`, `己${project.name}`)
  const document = page.url()
  await button(page, '返回修改单').click()
  await button(page, '送审').click()
  await noteBox(page).fill('请审')
  const other = await context.newPage()
  await other.goto(document)
  await openAlso(other, 'statusList.json', '何时显示审核痕迹')
  await rewrite(other, /,\s*\{ "objId": "102,10202"[^}]*\}/, '', '何时显示审核痕迹')
  await button(page, '确定').click()
  await expect(page.getByText('打开以后，这份修改单又改过：已重新读取')).toBeVisible()
  await expect(page.getByText('何时显示审核痕迹', { exact: true })).toBeVisible()
  await button(page, '送审').click()
  await noteBox(page).fill('请审')
  await button(page, '确定').click()
  await expect(page.getByText('已送审，由有发布权限的工作人员发布')).toBeVisible()
})

test('an old version is compared, printed, and brought back whole or a document at a time', async ({
  page,
  request,
}, { project, repeatEachIndex }) => {
  const mark = `${project.name}${repeatEachIndex}`
  await stubPrinter(page)
  await openStudio(page, await addStaff(request, ['configure', 'publish']))
  await changeContact(page, `旧版 ${mark}`, `辛${mark}`)
  await publishOpen(page, '旧')
  await changeContact(page, `新版 ${mark}`, `壬${mark}`)
  await publishOpen(page, '新')
  await toHistory(page)
  await button(page, '查看').nth(1).click()
  await expect(page.getByText('后来又改了什么')).toBeVisible()
  await expect(page.getByText(`改为“壬${mark}”`).first()).toBeVisible()
  await button(page, '打印报告').click()
  await expect(page.locator('body[data-printed]')).toBeAttached()
  const version = page.url()
  await button(page, '恢复这一项').first().click()
  await expect(page.getByText('已放进一份新的修改单，看过报告后发布')).toBeVisible()
  await expect(page.getByText('会议', { exact: true })).toBeVisible()
  await page.goto(version)
  await button(page, '撤回这一版的改动').click()
  await expect(page.getByText(/只撤回这一版改的，以前和后来的改动都保留/)).toBeVisible()
  await expect(button(page, '合并线上的修改')).toBeVisible()
  await page.goto(version)
  await button(page, '全部恢复到这一版').click()
  await expect(page.getByText('已放进一份新的修改单，看过报告后发布')).toBeVisible()
  await button(page, '看报告，发布').click()
  await expect(page.getByText(`改为“辛${mark}”`).first()).toBeVisible()
})

test('any two versions are compared', async ({ page, request }, { project }) => {
  await openStudio(page, await addStaff(request, ['configure', 'publish']))
  for (const linkMan of [`子${project.name}`, `丑${project.name}`]) {
    await changeContact(page, `联系人 ${linkMan}`, linkMan)
    await publishOpen(page, linkMan)
  }
  await toHistory(page)
  await button(page, '比较').nth(2).click()
  await page
    .getByRole('button', { name: /^与第 \d+ 版比较$/ })
    .first()
    .click()
  await expect(page.getByText(/^与第 \d+ 版相比$/)).toBeVisible()
  await expect(page.getByText(`丑${project.name}”`).first()).toBeVisible()
})

test('publishing at a time is told, and taken back', async ({ page, request }, { project }) => {
  await openStudio(page, await addStaff(request, ['configure', 'publish']))
  const change = await changeContact(page, `定时 ${project.name}`, `癸${project.name}`)
  await button(page, '看报告，发布').click()
  await noteBox(page).fill('到时再换')
  await page.getByText('定时', { exact: true }).click()
  await chooseNextYear(page, project.name === 'mobile')
  await publishButton(page).click()
  await expect(page.getByText(/^定于 \d{4}-\d\d-\d\d \d\d:\d\d 发布/)).toBeVisible()
  await page.goto('/studio')
  await page.goto(change)
  await button(page, '取消定时').click()
  await noteBox(page).fill('改期')
  await button(page, '确定').click()
  await expect(page.getByText('改期')).toBeVisible()
})

test('a changed form is proven and tested, and may be published with its test changed too', async ({
  page,
  request,
}, { project }) => {
  await openStudio(page, await addStaff(request, ['configure', 'publish']))
  const form = '高级会员申请表'
  const title = `推荐方式 ${project.name}`
  await openFound(page, { keyword: '推荐方式', name: /高级会员/, title })
  await rewrite(page, /(conditionText": )"01"(,\s+"fields": \["referrer)/, '$1"02"$2', form)
  await button(page, '返回修改单').click()
  const change = page.url()
  await button(page, '看报告，发布').click()
  await expect(page.getByText(`${form} · 能提交；61 个字段`)).toBeVisible()
  const tests = page.locator('#report-tests')
  await expect(tests.getByText(`没有通过：${form} · 选“会员推荐”才填推荐人`)).toBeVisible()
  await expect(tests.getByText('第 3 步：显示的字段应为“推荐人姓名”')).toBeVisible()
  await expect(publishButton(page)).toBeDisabled()
  await tests.getByRole('button', { name: /才填推荐人/ }).click()
  await rewrite(page, '"referMode": "01"', '"referMode": "02"', '测试：选“会员推荐”才填推荐人')
  await page.goto(change)
  await button(page, '看报告，发布').click()
  await expect(page.getByText(`通过：${form} · 选“会员推荐”才填推荐人（6 步）`)).toBeVisible()
  await expect(publishButton(page)).toBeEnabled()
})

test('the page of a version shows what its publisher read: warnings, proofs, tests and effects', async ({
  page,
  request,
}, { project }) => {
  await stubPrinter(page)
  await openStudio(page, await addStaff(request, ['configure', 'publish']))
  const title = `报告 ${project.name}`
  await openFound(page, { keyword: '推荐方式', name: /高级会员/, title })
  await rewrite(page, /,\s*\{ "itemCode": "03", "itemName": "本人自荐" \}/, '', '高级会员申请表')
  await openAlso(page, 'statusList.json', '何时显示审核痕迹')
  await rewrite(page, /,\s*\{ "objId": "102,10202"[^}]*\}/, '', '何时显示审核痕迹')
  await button(page, '看报告，发布').click()
  await button(page, '打印报告').click()
  await expect(page.locator('body[data-printed]')).toBeAttached()
  await noteBox(page).fill('看报告')
  await page.getByRole('checkbox', { name: /可能丢失已填数据/ }).check()
  await publishButton(page).click()
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
  await expectLive(page)
  for (const card of [
    '发布前的检查',
    '发布前的证明',
    '发布前的表单测试',
    '发布时对办理中事项的影响',
  ])
    await expect(page.getByText(card, { exact: true })).toBeVisible()
  await expect(page.getByText(/提醒：没有写“理事单位”/)).toBeVisible()
  await toHistory(page)
  await button(page, '比较').first().click()
  await page
    .getByRole('button', { name: /^与第 \d+ 版比较$/ })
    .first()
    .click()
  await expect(page.getByText('★ 可能丢失已填数据').first()).toBeVisible()
  await toHistory(page)
  await goBack(page)
  await button(page, '查看').first().click()
  await expect(page.getByText('发布人', { exact: true })).toBeVisible()
  await expect(page.getByText('修改单', { exact: true })).toHaveCount(0)
})

test('errors and failed proofs are said at the top and beside the button, which is off', async ({
  page,
  request,
}, { project }) => {
  await openStudio(page, await addStaff(request, ['configure', 'publish']))
  const title = `写错 ${project.name}`
  await openFound(page, { keyword: '学生会员申请表', name: /^学生会员申请表/, title })
  const shorter = '"limitWorkNumber": true, "min": 1, "max": 5, "commonRegExp": "mobile"'
  await rewrite(page, '"commonRegExp": "mobile"', shorter, '学生会员申请表')
  await openAlso(page, 'statusList.json', '何时显示审核痕迹')
  await rewrite(page, '"05", "06"', '"05", "05"', '何时显示审核痕迹')
  await button(page, '看报告，发布').click()
  await expect(page.getByText(/^错误：状态“05”写了两次/)).toBeVisible()
  await expect(page.getByText('怎样填都不能提交').first()).toBeVisible()
  await expect(page.getByText('还有 1 个错误，改好后才能发布。')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /证明里标出的地方/ })).toBeVisible()
  await expect(publishButton(page)).toBeDisabled()
})

/** Opens the text of another document of the change set. */
async function openAlso(page: Page, path: string, title: string): Promise<void> {
  const address = new URL(page.url())
  address.searchParams.set('path', path)
  await page.goto(address.href)
  await showText(page, title)
}

/** On a computer it is typed, on a phone the wheel of years is turned by one. */
async function chooseNextYear(page: Page, isPhone: boolean): Promise<void> {
  const field = page.locator('[data-field="at"]')
  if (!isPhone) return field.locator('input').fill(`${new Date().getFullYear() + 1}-01-01 00:00`)
  await field.getByRole('combobox').click()
  await page.getByRole('spinbutton', { name: '年' }).press('ArrowDown')
  await button(page, '确定').click()
}
