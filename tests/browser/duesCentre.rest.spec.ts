import type { Page } from '@playwright/test'
import { logInHere, PASSWORD, registerPerson } from './support/accounts.ts'
import { answer, orderIn, press, showCard, staffCalls, startPaying } from './support/dues.ts'
import { staffDesk } from './support/journey.ts'
import { picture } from './support/picture.ts'
import { expect, test } from './support/test.ts'

/** A seeded member who has no account yet. */
const MEMBER = '13800000036'
const ANSWER = /order\/v1\/open\/order\/page/

const openCentre = async (page: Page, entry: string) => {
  await page.goto('/user/home')
  await page.getByRole('link', { name: entry }).click()
  await expect(page.getByRole('heading', { name: entry })).toBeVisible()
}

/** An order with two receipts, as after money that came twice was credited, offers both. */
async function bothReceipts(page: Page): Promise<void> {
  await answer<{ records: { receiptNum?: string }[] }>(page, ANSWER, ({ records, ...more }) => ({
    ...more,
    records: records.map((row) => ({
      ...row,
      ...(row.receiptNum && { moreReceipts: [row.receiptNum] }),
    })),
  }))
  await page.reload()
  await press(page, '下载收据')
  const offered = page
    .getByRole('dialog', { name: '下载收据' })
    .getByRole('button', { name: /^收据 / })
  await expect(offered).toHaveCount(2)
  await picture(page, 'orders-receipts')
  for (const one of await offered.all()) {
    const saved = page.waitForEvent('download')
    await one.click()
    expect((await saved).suggestedFilename()).toMatch(/\.pdf$/)
  }
  await page.unroute(ANSWER)
  await page.keyboard.press('Escape')
}

/** A question about the order reaches the desk with the order, and its answer the member. */
async function question(page: Page, desk: Page): Promise<void> {
  await page.getByRole('button', { name: '咨询', exact: true }).first().click()
  const asked = page.getByRole('dialog', { name: '缴费咨询' })
  await press(page, '提交咨询')
  await expect(asked.getByText('请填写咨询内容')).toBeVisible()
  await asked.locator('textarea').fill('发票抬头能否改为单位名称')
  await press(page, '提交咨询')
  await expect(asked).toBeHidden()
  await press(page, '查看咨询')
  await expect(asked.getByText('学会尚未答复')).toBeVisible()
  await picture(page, 'orders-question')
  await page.keyboard.press('Escape')

  await desk.goto('/desk/questions')
  await expect(desk.getByText('发票抬头能否改为单位名称').first()).toBeVisible()
  await picture(desk, 'desk-questions')
  await press(desk, '答复')
  const answered = desk.getByRole('dialog', { name: '缴费咨询' })
  await expect(answered.getByText('收据号').first()).toBeVisible()
  await answered.locator('textarea').fill('可以，请点“重新申请发票”')
  await picture(desk, 'desk-question')
  await press(desk, '提交答复')
  await expect(answered).toBeHidden()
  await expect(desk.getByText('没有待答复的咨询').first()).toBeVisible()
  await desk.context().close()

  await page.reload()
  await press(page, '查看咨询')
  await expect(asked.getByText('可以，请点“重新申请发票”')).toBeVisible()
  await picture(page, 'orders-answered')
  await page.keyboard.press('Escape')
}

test('the personal centre of a member: applications, orders, receipt, invoice, questions', async ({
  page,
  request,
  form,
  browser,
  baseURL,
}) => {
  test.slow()
  await registerPerson(page, request, form, 'login', MEMBER)
  await logInHere(page, form, MEMBER, PASSWORD)
  await expect(page).not.toHaveURL(/user\/login/)

  await openCentre(page, '我的订单')
  await expect(page.getByText('还没有缴费订单').first()).toBeVisible()
  await picture(page, 'orders-empty')
  await press(page, '返回个人中心')
  await expect(page).toHaveURL('/user/home')

  await openCentre(page, '我的申请')
  await expect(page.getByText('普通会员').first()).toBeVisible()
  await expect(page.getByText('已通过').first()).toBeVisible()
  await picture(page, 'applications')
  await press(page, '审核痕迹')
  await showCard({ page, request }, MEMBER)
  await expect(page.getByRole('dialog', { name: '审核痕迹' })).toBeVisible()
  await page.keyboard.press('Escape')
  await press(page, '查看')
  await expect(page.getByRole('heading', { name: '会员详情' })).toBeVisible()
  await page.goBack()
  await press(page, '缴费')
  await page.getByRole('checkbox', { name: '需要开具发票' }).check()
  await form.type('email', 'member@example.org')
  await form.tick('receiveMethod', '电子凭证')

  const { kind, content } = await startPaying(page, /建设银行/)
  if (kind === 'qr') await expect(page.getByRole('img', { name: '二维码' })).toBeVisible()
  else await expect(page).toHaveURL(content)
  await openCentre(page, '我的订单')
  await expect(page.getByText('待支付')).toBeVisible()
  await press(page, '继续支付')
  await expect(page).toHaveURL(/order=/)
  const tab = await page.context().newPage()
  await tab.goto(page.url().replace(/&order=[^&]*/, ''))
  await expect(tab.getByText('应付 200.00 元')).toBeVisible()
  await expect(tab).toHaveURL(/&order=/)
  await press(page, '更换支付方式')
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
  await expect(page.getByRole('heading', { name: '缴费通知' })).toBeVisible()
  await expect(tab.getByText('订单已关闭')).toBeVisible()
  await tab.close()
  await openCentre(page, '我的订单')
  await expect(page.getByText('已关闭')).toBeVisible()
  await press(page, '查看')
  await expect(page.getByText('订单已取消')).toBeVisible()
  await picture(page, 'cancelled')
  await press(page, '重新缴费')
  await page.getByRole('checkbox', { name: '需要开具发票' }).check()
  await form.type('email', 'member@example.org')
  await form.tick('receiveMethod', '电子凭证')
  await startPaying(page, /支付宝/)
  await press(page, '确认付款')
  await expect(page.getByText('恭喜您成为会员')).toBeVisible()

  const order = orderIn(page)
  const listed = page.waitForResponse(ANSWER)
  await openCentre(page, '我的订单')
  const { records } = (await (await listed).json()).data
  const { invoice } = records.find(({ id }: { id: string }) => id === order)
  await expect(page.getByText(/申请中/).first()).toBeVisible()
  await picture(page, 'orders')
  const receipt = page.waitForEvent('download')
  await press(page, '下载收据')
  expect((await receipt).suggestedFilename()).toMatch(/\.pdf$/)
  await bothReceipts(page)
  await (await staffCalls(request)).issueInvoice(invoice.id, '发票.jpg')
  await page.reload()
  await expect(page.getByText(/已开具/)).toBeVisible()
  await picture(page, 'orders-invoiced')
  const file = page.waitForEvent('download')
  await press(page, '下载发票')
  expect((await file).suggestedFilename()).toBe('发票.jpg')
  await question(page, await staffDesk(browser, baseURL ?? ''))
  await press(page, '返回个人中心')
})

test('who has nothing is led to applying; what waits for the applicant is done from here', async ({
  page,
  request,
  form,
  isPhone,
}) => {
  const mobile = await registerPerson(page, request, form)
  await logInHere(page, form, mobile, PASSWORD)
  await expect(page).not.toHaveURL(/user\/login/)
  await openCentre(page, '我的申请')
  await expect(page.getByText('还没有申请').first()).toBeVisible()
  await picture(page, 'applications-empty')
  await press(page, '入会申请')
  await expect(page.getByRole('heading', { name: '入会申请' })).toBeVisible()

  const row = {
    id: 'a'.repeat(22),
    typeName: '理事推荐',
    isOwn: true,
    status: '96',
    statusName: '已退回',
    createAt: '2026-01-01T00:00:00Z',
    updateAt: '2026-01-01T00:00:00Z',
  }
  const rows = [
    { ...row, kind: 'organisation', realName: '某人' },
    {
      ...row,
      id: 'b'.repeat(22),
      kind: 'member',
      typeName: '单位会员',
      status: '97',
      oneMemberCode: '02',
      orgName: '某单位',
    },
  ]
  await page.route('**/application/page*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      json: { code: '00000', data: { records: rows, total: 2 }, msg: '' },
    })
  })
  await openCentre(page, '我的申请')
  await expect(page.getByText('某单位')).toBeVisible()
  for (const [index, action, view] of [
    [0, '修改', isPhone ? '' : 'edit'],
    [1, '上传', 'upload'],
    [1, '修改', 'edit'],
    [0, '上传', isPhone ? '' : 'upload'],
  ] as const) {
    await page.getByRole('button', { name: action, exact: true }).nth(index).click()
    if (view) await expect(page).toHaveURL(new RegExp(`view=${view}`))
    await page.goto('/user/applications')
  }
})
