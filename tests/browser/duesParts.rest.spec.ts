import { readFileSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import { documentValue } from '#domain/json/documentValue.ts'
import { patience } from '../support/patience.ts'
import { logInHere, PASSWORD, registerPerson } from './support/accounts.ts'
import { onPc } from './support/devices.ts'
import { choose, openDues, payAt, press, showCard, startPaying } from './support/dues.ts'
import { staffDesk } from './support/journey.ts'
import { OwnConfiguration } from './support/ownConfiguration.ts'
import { ownServer } from './support/ownServer.ts'
import { picture } from './support/picture.ts'
import { expect, test } from './support/test.ts'

/** Seeded members; each test has its own. */
const IN_PARTS = '13800000032'
const WITH_ACCOUNT = '13800000031'
const GIVING_UP = '13800000037'
const WITH_INVOICE = '13800000039'

const server = ownServer()
test.beforeAll(async () => {
  const configuration = new OwnConfiguration(server, 'demo')
  const path = 'fixtures/organisations/demo/organisation.json'
  const society = documentValue(JSON.parse(readFileSync(path, 'utf8'))) as { dues: object }
  const dues = { ...society.dues, invoiceKind: 'ordinary', instalments: { parts: 2 } }
  await configuration.pull()
  configuration.write('organisation.json', { ...society, dues })
  configuration.write('invoiceProvider.json', {
    nuonuo: {
      appKey: 'demo',
      appSecret: { file: 'sandbox/secret' },
      taxNum: '91350100M000100Y43',
      sellerName: '华夏数据科学学会',
      clerk: '财务',
      url: '/sandbox/invoice/nuonuo/open/v1/services',
      tokenUrl: '/sandbox/invoice/nuonuo/accessToken',
      goods: { name: '会员费', code: '3070401000000000000', taxRate: '0', exempt: 'untaxed' },
    },
  })
  expect(await configuration.push('分期缴费和电子开票')).toMatchObject({ ok: true })
})

interface Payer {
  page: Page
  isPhone: boolean
}

async function payByWechat({ page, isPhone }: Payer): Promise<void> {
  const { content } = await startPaying(page, /微信支付/)
  if (isPhone) await press(page, '确认付款')
  else await payAt(page, content)
}

async function openTab(browser: Browser, tab: string): Promise<Page> {
  const desk = await staffDesk(browser, server.url)
  await desk.goto('/desk/dues')
  await desk.getByRole('tab', { name: tab, exact: true }).click()
  return desk
}

test('dues are paid in two parts; the term begins with the last', async ({
  page,
  request,
  isPhone,
  browser,
}) => {
  await openDues({ page, request, isPhone }, IN_PARTS)
  await choose(page, /分期缴纳/)
  await expect(page.getByText('第 1 期　200.00 元')).toBeVisible()
  await expect(page.getByText(/这次缴纳一期，应付 200.00 元/)).toBeVisible()
  await expect(page.getByRole('checkbox', { name: '需要开具发票' })).toHaveCount(0)
  await picture(page, 'parts')
  await payByWechat({ page, isPhone })
  await expect(page.getByText('本期会费已收到')).toBeVisible()
  await picture(page, 'part-held')

  const desk = await openTab(browser, '分期')
  await desk.getByRole('tab', { name: '已缴清' }).click()
  await expect(desk.getByText('没有搜索到结果').first()).toBeVisible()
  await desk.getByRole('tab', { name: '分期缴纳中' }).click()
  await expect(desk.getByText('1/2').first()).toBeVisible()
  await picture(desk, 'desk-plans')
  await press(desk, '处理')
  await expect(desk.getByRole('dialog').getByText('第 2 期　200.00 元')).toBeVisible()
  await picture(desk, 'desk-plan')
  await desk.context().close()

  await press(page, '缴下一期')
  await expect(page.getByText(/您正在分期缴纳/)).toBeVisible()
  await picture(page, 'next-part')
  await payByWechat({ page, isPhone })
  await expect(page.getByText('恭喜您成为会员')).toBeVisible()
  await expect(page.getByText(/会费有效期至 2026-12-31/)).toBeVisible()
  await picture(page, 'parts-paid')
})

test('who has an account sees the plan under 我的订单, and goes on from there', async ({
  page,
  request,
  form,
  isPhone,
}) => {
  test.slow()
  await registerPerson(page, request, form, 'login', WITH_ACCOUNT)
  await logInHere(page, form, WITH_ACCOUNT, PASSWORD)
  await expect(page).not.toHaveURL(/user\/login/)
  await page.goto('/user/home')
  await page.getByRole('link', { name: '我的申请' }).click()
  await press(page, '缴费')
  await showCard({ page, request }, WITH_ACCOUNT)
  await choose(page, /分期缴纳/)
  await payByWechat({ page, isPhone })
  await expect(page.getByText('本期会费已收到')).toBeVisible()

  await page.goto('/user/home')
  await page.getByRole('link', { name: '我的订单' }).click()
  await expect(page.getByText('第 1/2 期')).toBeVisible()
  await expect(page.getByText('已缴本期')).toBeVisible()
  await picture(page, 'orders-plan')
  await press(page, '缴下一期')
  await expect(page.getByText(/您正在分期缴纳/)).toBeVisible()
})

test(
  'staff end a plan; what was paid is credit to be dealt with',
  onPc('what staff do, on a PC'),
  async ({ page, request, isPhone, browser }) => {
    await openDues({ page, request, isPhone }, GIVING_UP)
    await choose(page, /分期缴纳/)
    await payByWechat({ page, isPhone })
    await expect(page.getByText('本期会费已收到')).toBeVisible()
    const desk = await openTab(browser, '分期')
    await press(desk, '处理')
    const plan = desk.getByRole('dialog')
    await plan.getByRole('button', { name: '结束分期' }).click()
    await expect(plan.getByText('请填写结束原因')).toBeVisible()
    await plan.locator('textarea').fill('会员来电要求')
    await plan.getByRole('button', { name: '结束分期' }).click()
    await desk.getByRole('dialog').getByRole('button', { name: '确定' }).click()
    await expect(desk.getByText('分期已结束').first()).toBeVisible()
    await desk.getByRole('tab', { name: '待核对款项' }).click()
    await expect(desk.getByText('50.00').first()).toBeVisible()
    await desk.context().close()
  },
)

test(
  'the society’s provider issues an invoice, and says no to another request',
  onPc('what staff do, on a PC'),
  async ({ page, request, isPhone, form, browser }) => {
    await openDues({ page, request, isPhone }, WITH_INVOICE)
    await page.getByRole('checkbox', { name: '需要开具发票' }).check()
    await form.type('email', 'member@example.org')
    await form.tick('receiveMethod', '电子凭证')
    await payByWechat({ page, isPhone })
    await expect(page.getByText(/（申请中）/)).toBeVisible()

    await request.post('/sandbox/invoice/control/arm', { form: { fault: 'refused' } })
    const desk = await openTab(browser, '发票')
    await press(desk, '电子开票')
    await desk.getByRole('dialog').getByRole('button', { name: '确定' }).click()
    await expect(desk.getByRole('button', { name: '查询开票结果' })).toBeVisible()
    await expect(async () => {
      const query = desk.getByRole('button', { name: '查询开票结果' })
      if (await query.isVisible()) await query.click()
      await expect(desk.getByRole('button', { name: '电子开票' })).toBeVisible({
        timeout: patience(2),
      })
    }).toPass()
    await picture(desk, 'desk-invoice-refused')
    await press(desk, '电子开票')
    await desk.getByRole('dialog').getByRole('button', { name: '确定' }).click()
    const query = desk.getByRole('button', { name: '查询开票结果' })
    await expect(query).toBeVisible()
    await expect(async () => {
      if (await query.isVisible()) await query.click()
      await expect(desk.getByText(/已开具，发票号码|结果已经记录/).first()).toBeVisible({
        timeout: patience(2),
      })
    }).toPass()
    await desk.getByRole('tab', { name: '已开具' }).click()
    await press(desk, '查看')
    await expect(desk.getByRole('dialog').getByText('电子普通发票').first()).toBeVisible()
    await picture(desk, 'desk-invoice-issued')
    await desk.context().close()
    await page.reload()
    await expect(page.getByText(/（已开具）/)).toBeVisible()
    await picture(page, 'invoice-issued')
  },
)
