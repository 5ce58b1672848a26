import { logInHere } from './support/accounts.ts'
import { answer, choose, ORDER_CALL, openDues, orderIn, press, staffCalls } from './support/dues.ts'
import { queryStatus, SCAN } from './support/journey.ts'
import { picture } from './support/picture.ts'
import { expect, test } from './support/test.ts'

/** Seeded members; each test has its own. */
const TRANSFER = '13800000042'
const ON_SITE = '13800000033'
const RETURNED = '13800000015'
const WATCHED = '13800000324'
const UNREAD = '13800000034'

/** All that an order may say of itself, and nothing of it. */
const FACTS = {
  payAt: '2026-11-20T09:30:00.000Z',
  receiptNum: 'HXSK-2026-000031',
  opinion: '请到秘书处核对',
  invoice: { id: '0'.repeat(16), kind: 'ordinary', kindName: '增值税电子普通发票' },
  partName: '第 1/2 期',
  voidReceipts: ['HXSK-2026-000029'],
  credit: '40.00',
  refunds: [
    { amount: '35.00', stateName: '已退款' },
    { amount: '25.00', stateName: '退款中' },
  ],
}
const NO_FACTS = Object.fromEntries(Object.keys(FACTS).map((name) => [name, undefined]))

/** What the payer reads of the facts. */
const READ = [
  'HXSK-2026-000031',
  '请到秘书处核对',
  '第 1/2 期',
  'HXSK-2026-000029',
  '40.00 元',
  '35.00 元（已退款）',
  '25.00 元（退款中）',
]

const open = (kind: string) => ({
  status: 'open',
  method: '0101',
  methodInfo: { kind: 'online', app: '支付宝' },
  deadline: new Date(Date.now() + 900_000).toISOString(),
  result: kind && JSON.stringify({ kind, content: 'https://pay.example/1' }),
})

/** What the server may say of an order, and what the payer reads then. */
const ORDER_STATES: readonly [object, string][] = [
  [open('qr'), '请用支付宝扫描二维码付款'],
  [open('page'), '的页面完成付款，付款后会自动返回。'],
  [open('jsapi'), '请在微信中完成付款。'],
  [open(''), '支付信息未能取得'],
  [{ status: 'closed', method: '0102' }, '订单已关闭'],
  [{ status: 'submitted', method: '02' }, '申请已提交，请等待确认'],
  [{ status: 'paid' }, '缴费成功'],
  [{ status: 'held' }, '本期会费已收到'],
]

test('a transfer: account, proof and remark; it waits, is sent back, and waits again', async ({
  page,
  request,
  isPhone,
  form,
}) => {
  await openDues({ page, request, isPhone }, TRANSFER)
  await choose(page, /对公转账/)
  await expect(page.getByText('示例银行北京学知路支行')).toBeVisible()
  await expect(page.getByText('0000-0000-0000-0001')).toBeVisible()
  await press(page, '提交转账信息')
  // Everything that is missing at once, each at its place.
  await expect(form.error('page.enclosure')).toHaveText(isPhone ? '请上传回执单' : '请上传转账凭据')
  if (!isPhone) await expect(form.error('remark')).toHaveText('备注长度只能在1-64之间')
  await expect(form.field('page.enclosure').locator('input').first()).toBeFocused()
  await picture(page, 'transfer')
  await page.locator('input[type="file"]').first().setInputFiles(SCAN)
  await expect(page.getByRole('link', { name: 'scan-signed.jpg' })).toBeVisible()
  await expect(form.error('page.enclosure')).toBeHidden()
  await form.typeAndLeave('remark', '注'.repeat(isPhone ? 129 : 65))
  await expect(form.error('remark')).toHaveText(`备注长度只能在${isPhone ? '0-128' : '1-64'}之间`)
  await form.typeAndLeave('remark', '网银转账，2026年11月21日')
  await press(page, '提交转账信息')
  await expect(page.getByText('申请已提交，请等待确认')).toBeVisible()
  await picture(page, 'transfer-sent')
  const order = orderIn(page)

  await page.goto(page.url().replace(/&order=[^&]*/, ''))
  await expect(page.getByText('申请已提交，请等待确认')).toBeVisible()
  await (await staffCalls(request)).decide(order, 'return', '金额与凭据不符')
  await page.reload()
  await expect(page.getByText('订单已关闭')).toBeVisible()
  await expect(page.getByRole('button', { name: '查询支付结果' })).toHaveCount(0)
  await expect(page.getByText('金额与凭据不符')).toBeVisible()
  await picture(page, 'closed')
  await press(page, '重新缴费')
  await expect(page.getByRole('heading', { name: '缴费通知' })).toBeVisible()
  await press(page, '返回')
  await expect(page.getByRole('heading', { name: '会员详情' })).toBeVisible()
})

test('on site: the address is shown, staff confirm, the payer is thanked; an order says in every state what is known of it', async ({
  page,
  request,
  isPhone,
}) => {
  await openDues({ page, request, isPhone }, ON_SITE)
  await choose(page, /现场缴费/)
  await expect(page.getByText(/学会秘书处会员部/)).toBeVisible()
  await picture(page, 'on-site')
  await press(page, '提交')
  await expect(page.getByText('申请已提交，请等待确认')).toBeVisible()
  await expect(page.getByText(/学会秘书处会员部/)).toBeVisible()
  await (await staffCalls(request)).decide(orderIn(page), 'approve')
  await page.reload()
  await expect(page.getByText('缴费成功')).toBeVisible()

  await answer(page, /open\/payResult/, () => null)
  for (const [more, says] of ORDER_STATES)
    for (const facts of [FACTS, NO_FACTS]) {
      await page.unroute(ORDER_CALL)
      await answer(page, ORDER_CALL, (order: object) => ({ ...order, ...facts, ...more }))
      await page.reload()
      await expect(page.getByText(says)).toBeVisible()
      for (const said of READ)
        await expect(page.getByText(said, { exact: true })).toHaveCount(facts === FACTS ? 1 : 0)
    }
})

test('a member type without a period, a society without methods, a year that owes nothing', async ({
  page,
  request,
  isPhone,
}) => {
  await answer(page, /open\/payPeriod/, () => null)
  await openDues({ page, request, isPhone }, WATCHED)
  await expect(page.getByText('未设置缴费年限', { exact: true })).toBeVisible()
  await expect(page.getByText('会费已缴清')).toHaveCount(0)
  await picture(page, 'no-period')
  await expect(page.getByText(/普通会员会费：每年 100 元/)).toBeVisible()
  await page.unrouteAll()

  await answer(page, /open\/orderNotice/, (data) => ({ ...data, methods: [] }))
  await answer(page, /open\/feeStandard/, () => ({ describe: '', versions: [] }))
  await page.reload()
  await expect(page.getByText('暂无可用的支付方式')).toBeVisible()
  await expect(page.getByText('该会员类型未设置会费标准')).toBeVisible()
  await picture(page, 'no-methods')
  await press(page, '返回首页')
  await page.goBack()
  await page.unrouteAll()

  const free = { type: '02', startAt: '2026-01-01', endAt: '2026-12-31' }
  const feeDetail = [{ ...free, amount: '0.00', totalAmount: '0.00' }]
  await answer(page, /open\/orderNotice/, (data) => ({ ...data, feeDetail, totalAmount: '0.00' }))
  await page.reload()
  await expect(page.getByText('按会费标准，所选年度免缴会费，无须支付。')).toBeVisible()
  await picture(page, 'free')
  await page.unrouteAll()

  const nothing = { feeDetail: [], totalAmount: '0.00' }
  await answer(page, /open\/orderNotice/, (data) => ({ ...data, ...nothing }))
  await page.reload()
  await expect(page.getByText('所选年度没有需要缴纳的会费').first()).toBeVisible()
  await picture(page, 'nothing-owed')
  await page.unrouteAll()

  const types = ['03', '04'].map((type) => ({
    type,
    startAt: '2024-01-01',
    endAt: '2026-12-31',
    amount: '100.00',
    totalAmount: '300.00',
  }))
  await answer(page, /open\/orderNotice/, (data) => ({ ...data, feeDetail: types }))
  await page.reload()
  await expect(page.getByText('补缴', { exact: true })).toBeVisible()
  await expect(page.getByText('补缴及续费')).toBeVisible()
  await picture(page, 'arrears')
})

test('what cannot be read says so and is read again', async ({ page, request, isPhone }) => {
  await openDues({ page, request, isPhone }, UNREAD)
  const refuse = { status: 500, json: { code: 'B0001', data: null, msg: '系统繁忙，请稍后再试' } }
  for (const call of ['member/info', 'payPeriod', 'orderNotice']) {
    await page.route(`**/${call}*`, (route) => route.fulfill(refuse))
    await page.route(`**/${call}/*`, (route) => route.fulfill(refuse))
    await page.reload()
    await expect(page.getByText('系统繁忙，请稍后再试').first()).toBeVisible()
    await expect(page.getByText('会费已缴清')).toHaveCount(0)
    await picture(page, `unread-${call.replace('/', '-')}`)
    await page.unrouteAll()
    await press(page, '重试')
    await expect(page.getByRole('heading', { name: '支付方式' })).toBeVisible()
  }
  const outdated = { status: 200, json: { code: 'A0409', data: null, msg: '缴费通知已变化' } }
  await page.route('**/order/v1/open/pay', (route) => route.fulfill(outdated))
  await choose(page, /支付宝/)
  await press(page, '确认支付')
  await expect(page.getByText('缴费通知已变化').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: '支付方式' })).toBeVisible()
})

test('dues are for members: an application that is not approved has none', async ({
  page,
  form,
}) => {
  const found = page.waitForResponse(/member\/query\/page/)
  await queryStatus(page, RETURNED)
  const { id } = (await (await found).json()).data.records[0]
  await page.goto('/user/login')
  await logInHere(page, form, 'staff', 'Staff-2026')
  await expect(page).not.toHaveURL(/user\/login/)
  await page.goto(`/module?id=status&view=payDues&record=${id}`)
  await expect(page.getByText('会员申请审核通过后才需要缴纳会费。')).toBeVisible()
  await picture(page, 'not-approved')
})

test('a society that demands an invoice opens the form, with the ways it offers', async ({
  page,
  request,
  isPhone,
  form,
  baseURL,
}) => {
  const site = (baseURL ?? '').replace('localhost', 'mech.localhost')
  await openDues({ page, request, isPhone }, '13800000131', site)
  await expect(page.getByRole('checkbox', { name: '需要开具发票' })).toBeDisabled()
  await expect(page.getByText('本学会缴费须开具发票，请填写发票信息。')).toBeVisible()
  await expect(form.field('receiveMethod').getByRole('radio')).toHaveCount(2)
  await picture(page, 'invoice-demanded')
})
