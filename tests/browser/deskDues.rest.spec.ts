import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { seededCard } from '../support/seededCards.ts'
import { PASSWORD } from './support/accounts.ts'
import { answer, DEMO, press, uploadScan } from './support/dues.ts'
import { SCAN, sendLogin } from './support/journey.ts'
import { picture } from './support/picture.ts'
import { exportTable } from './support/savedTable.ts'
import { codeFor } from './support/sms.ts'
import { addPayingStaff } from './support/staffMember.ts'
import { expect, test } from './support/test.ts'

/** Seeded members who owe dues, one a test. */
const CONFIRMED = { mobile: '13800000040', name: '顾闻溪', year: '2026' }
const RETURNED = { mobile: '13800000021', name: '周以宁', year: '2026' }
const REFUNDED = { mobile: '13800000318', name: '司马听澜', year: '2026' }
const CREDITED = { mobile: '13800000322', name: '〇明哲', year: '2026' }
const REFUSED = { mobile: '13800000321', name: 'Elena·Petrova', year: '2027' }
type Member = typeof CONFIRMED

const PROOF = '回执单.jpg'
const INVOICE = {
  type: '01',
  name: '演示抬头',
  email: 'desk@example.org',
  receiveMethod: '03',
  remark: '请尽快开具',
}

/** Everything a payer may fill in. */
const FULL_INVOICE = {
  ...INVOICE,
  type: '02',
  name: '演示数据研究院',
  num: '12990000400000000A',
  phone: '010-88888888',
  openBank: '示例银行学知路支行',
  bankAccount: '0000-0000-0002',
  address: '学知路 2 号（示例地址）',
  receiveMethod: '01',
  linkMan: '收件人甲',
  linkPhone: '13800000999',
  linkAddress: '学知路 3 号（示例地址）',
}

/** Calls of a member beside the browser, from a notice on. */
async function memberCalls(
  request: APIRequestContext,
  { mobile, year }: Member,
  invoiceInfo: object = INVOICE,
) {
  const own: Record<string, string> = {}
  const post = async (path: string, data: object) => {
    const answer = await (await request.post(`/api${path}`, { headers: own, data })).json()
    expect(answer, path).toMatchObject({ code: '00000' })
    return answer.data
  }
  const get = async (path: string, params: Record<string, string>) =>
    (await (await request.get(`/api${path}`, { headers: own, params })).json()).data
  await post('/user/v1/open/sendValidCode', { orgId: DEMO, mobile })
  const validCode = await codeFor(request, mobile)
  const claim = { orgId: DEMO, mobile, validCode, ...seededCard(mobile) }
  const proven = await post('/user/v1/open/proveMobile', claim)
  own['x-mobile-proof'] = proven.proof
  const asked = { orgId: DEMO, current: '1', size: '10', oneMemberCode: '01', keyword: mobile }
  const { records } = await get('/mo/v1/open/member/query/page', asked)
  const notice = await post('/order/v1/open/orderNotice', { id: records[0].id, year })
  return {
    async transfer() {
      const enclosure = [await uploadScan(request, own, { purpose: 'proof', name: PROOF })]
      const payInfo = { enclosure, remark: '网银已汇出' }
      const wanted = { id: notice.id, method: '02', payInfo, invoiceInfo }
      return post('/order/v1/open/pay', wanted)
    },
    /** Where an online payer of a PC goes. */
    async cashier(method: string): Promise<string> {
      const started = { id: notice.id, method, param: { device: '1' }, invoiceInfo }
      const { result } = await post('/order/v1/open/pay', started)
      return JSON.parse(result).content
    },
  }
}

/**
 * Somebody at the cashier of an order; a wallet of the web brings its payer back to the dues page. The wallet stays
 * open: a browser that is told to close a page while it goes to another one may never answer.
 */
async function payOnline(page: Page, cashier: string): Promise<void> {
  const wallet = await page.context().newPage()
  await wallet.goto(cashier)
  await press(wallet, '确认付款')
  const paid = wallet.getByText('支付成功')
  await expect
    .poll(async () => wallet.url().includes('view=payDues') || (await paid.isVisible()))
    .toBe(true)
}

/** Pays one notice in two ways: the second payment is kept for staff. */
async function paidTwice(page: Page, request: APIRequestContext, member: Member): Promise<void> {
  const { cashier } = await memberCalls(request, member)
  const [first, second] = [await cashier('0101'), await cashier('0103')]
  await payOnline(page, first)
  await payOnline(page, second)
}

async function openDesk(page: Page, staff = 'staff', password = 'Staff-2026'): Promise<void> {
  await page.goto('/desk')
  await sendLogin(page, staff, password)
  await expect(page.getByRole('heading', { name: '审核工作台' })).toBeVisible()
  await press(page, '会费工作台')
  await expect(page.getByRole('heading', { name: '会费工作台' })).toBeVisible()
}

let renamed = 0

/**
 * Opens somebody's row of a tab as it is when the desk lists it changed; `look` meets its dialog. Its name is another
 * one each time, so that no row of before is taken for it.
 */
async function asListed(
  page: Page,
  [tab, { name }]: [string, Member],
  change: (row: Row) => Row,
  look: (dialog: Locator) => Promise<void>,
): Promise<void> {
  const LIST = /admin\/v1\/dues\/page/
  const realName = `化名${++renamed}号`
  await answer<{ records: Row[] }>(page, LIST, ({ records, ...found }) => ({
    ...found,
    records: records.map((row) => change({ ...row, realName })),
  }))
  await listed(page, tab, name)
  const isNamed = 'realName' in change({ realName })
  await expect(page.getByText(name, { exact: true })).toHaveCount(0)
  await expect(page.getByText(realName, { exact: true })).toHaveCount(isNamed ? 1 : 0)
  await press(page, '处理')
  await look(page.getByRole('dialog').last())
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.unroute(LIST)
  await press(page, '重置')
  await page.waitForLoadState('networkidle')
}

/** The row of money that nobody knows the payer of: neither who, nor for which year. */
const nobodys = ({ realName, orgName, memberNum, memberTypeName, year, remark, ...row }: Row) => row

/** What the desk may list of a transfer, what its dialog says of it, and what it asks before it is confirmed. */
const TRANSFERS: readonly [Row, said: string, question: string][] = [
  [
    { check: 'first' },
    '须两人确认',
    '确定款项已经到账？核对后须由另一位工作人员确认，款项才会入账。',
  ],
  [
    { check: 'second', handledBy: '陈复核' },
    '陈复核已经核对，须由另一位工作人员确认后入账。',
    '确定款项已经到账？确认后将延长会员的会籍，不能撤销。',
  ],
  [
    { partName: '第 1/2 期', plan: { progress: '已缴 0/2 期', heldAmount: '0.00' } },
    '第 1/2 期，已缴 0/2 期，已收 0.00 元',
    '确定本期款项已经到账？全部缴清后会员的会籍延长。',
  ],
  [
    { isPaidYear: true },
    '所缴年度已经缴费',
    '所缴年度已经缴费。确定款项已经到账？确认后会籍不会延长，款项转入“待核对款项”。',
  ],
]
type Row = Record<string, unknown>

/** The only row of a tab about somebody, opened. */
async function open(page: Page, tab: string, keyword: string, button = '处理'): Promise<Locator> {
  await listed(page, tab, keyword, button)
  await expect(page.getByText(keyword).first()).toBeVisible()
  await press(page, button)
  return page.getByRole('dialog').last()
}

async function listed(page: Page, tab: string, keyword: string, button = '处理'): Promise<void> {
  await page.getByRole('tab', { name: tab, exact: true }).click()
  await page.getByRole('searchbox').fill(keyword)
  await press(page, '查询')
  await expect(page.getByRole('button', { name: button, exact: true })).toHaveCount(1)
}

/** What the list says of a row; the tabs above it have the same words. */
const inList = (page: Page, text: string): Locator =>
  page.getByText(text).and(page.locator(':not([role="tab"], [role="tab"] *)')).first()

const confirm = async (page: Page) =>
  page.getByRole('dialog').last().getByRole('button', { name: '确定', exact: true }).click()

test('a transfer is confirmed with its proof, and its invoice issued', async ({
  page,
  request,
  form,
}) => {
  await (await memberCalls(request, CONFIRMED)).transfer()
  await openDesk(page)
  const proof = await open(page, '待确认缴费', CONFIRMED.name)
  await expect(proof.getByText('网银已汇出')).toBeVisible()
  await expect(proof.getByText(PROOF)).toBeVisible()
  await picture(page, 'desk-proof')
  await proof.locator('textarea').fill('回单 8842')
  await proof.getByRole('button', { name: '确认到账' }).click()
  await confirm(page)
  await expect(page.getByText('没有搜索到结果').first()).toBeVisible()
  await press(page, '重置')

  const invoice = await open(page, '发票', CONFIRMED.name)
  await expect(invoice.getByText('个人抬头')).toBeVisible()
  await expect(invoice.getByText('电子凭证')).toBeVisible()
  await invoice.getByRole('button', { name: '开具' }).click()
  await expect(form.error('num')).toHaveText('请输入发票号码')
  await invoice.locator('[data-field="num"] input').fill(`2644${Date.now()}`)
  await invoice.getByRole('button', { name: '开具' }).click()
  await expect(page.getByText('请上传发票文件')).toBeVisible()
  await picture(page, 'desk-invoice')
  await invoice.locator('input[type="file"]').first().setInputFiles(SCAN)
  await expect(invoice.getByRole('link', { name: 'scan-signed.jpg' })).toBeVisible()
  await invoice.getByRole('button', { name: '开具' }).click()
  await expect(inList(page, '已开具')).toBeVisible()
  await picture(page, 'desk-invoices')
  const issued = await open(page, '发票', CONFIRMED.name, '查看')
  await expect(issued.getByRole('link', { name: 'scan-signed.jpg' })).toBeVisible()
  await expect(issued.getByRole('button', { name: '开具' })).toBeHidden()
  await page.keyboard.press('Escape')

  await page.getByRole('tab', { name: '缴费记录' }).click()
  await page.getByRole('searchbox').fill(CONFIRMED.name)
  await press(page, '查询')
  await expect(page.getByText(/^HXSK2026\d{6}$/).first()).toBeVisible()
  await picture(page, 'desk-payments')
  await page.getByRole('button', { name: '查看', exact: true }).first().click()
  const payment = page.getByRole('dialog').last()
  await expect(payment.getByText('到账', { exact: true })).toBeVisible()
  await expect(payment.getByText('缴纳会费', { exact: true })).toBeVisible()
  await expect(payment.getByText('处理说明')).toHaveCount(0)
  await picture(page, 'desk-payment')
  await page.keyboard.press('Escape')
  await expect(payment).toBeHidden()
  for (const [button, sum] of [
    ['导出 CSV', '100'],
    ['导出 Excel', 100],
  ] as const) {
    const { name, rows } = await exportTable(page, button)
    expect(name).toMatch(/^缴费记录-\d{12}\.(?:csv|xlsx)$/)
    const paid = rows.filter(([realName]) => realName === CONFIRMED.name)
    expect(paid.map((cells) => [cells[4], cells[5], cells[6]])).toContainEqual([
      CONFIRMED.year,
      sum,
      '对公转账',
    ])
  }
  await press(page, '审核申请')
  await expect(page.getByRole('heading', { name: '审核工作台' })).toBeVisible()
})

test('a transfer is sent back with an opinion; one confirmed by mistake is taken back', async ({
  page,
  request,
}) => {
  const { transfer: sendTransfer } = await memberCalls(request, RETURNED)
  await sendTransfer()
  await openDesk(page)
  await asListed(page, ['待确认缴费', RETURNED], nobodys, async (nameless) => {
    await expect(nameless.getByText('对公转账')).toBeVisible()
    await expect(nameless.getByText('会员证号')).toHaveCount(0)
  })
  for (const [more, said, question] of TRANSFERS)
    await asListed(
      page,
      ['待确认缴费', RETURNED],
      (row) => ({ ...row, ...more }),
      async (transfer) => {
        await expect(transfer.getByText(said, { exact: true })).toBeVisible()
        await transfer.getByRole('button', { name: '确认到账' }).click()
        const asked = page.getByRole('dialog').last()
        await expect(asked.getByText(question, { exact: true })).toBeVisible()
        await asked.getByRole('button', { name: '取消', exact: true }).click()
        await expect(page.getByRole('dialog')).toHaveCount(1)
      },
    )
  const proof = await open(page, '待确认缴费', RETURNED.name)
  await proof.getByRole('button', { name: '退回' }).click()
  const opinion = page.getByRole('dialog').last()
  await opinion.locator('textarea').fill('没有收到款项')
  await opinion.getByRole('button', { name: '确定退回' }).click()
  await expect(page.getByText('没有搜索到结果').first()).toBeVisible()
  const returned = await open(page, '已退回缴费', RETURNED.name, '查看')
  await expect(returned.getByText('没有收到款项')).toBeVisible()
  await expect(returned.getByText('经办人')).toBeVisible()
  await expect(returned.getByRole('button', { name: '确认到账' })).toBeHidden()
  await page.keyboard.press('Escape')

  await sendTransfer()
  await page.getByRole('tab', { name: '缴费记录' }).click()
  const transfer = await open(page, '待确认缴费', RETURNED.name)
  await transfer.getByRole('button', { name: '确认到账' }).click()
  await confirm(page)
  await expect(page.getByText('没有搜索到结果').first()).toBeVisible()
  const payment = await open(page, '缴费记录', RETURNED.name, '查看')
  await payment.getByRole('button', { name: '撤回', exact: true }).click()
  const undo = page.getByRole('dialog').last()
  await undo.locator('textarea').fill('款项属于另一家单位')
  await picture(page, 'desk-undo')
  await undo.getByRole('button', { name: '确定撤回' }).click()
  await expect(payment.getByText('撤回缴费', { exact: true })).toBeVisible()
  await picture(page, 'desk-undone')
  await page.keyboard.press('Escape')
  const credit = await open(page, '待核对款项', RETURNED.name)
  await expect(credit.getByText('缴费已撤回').first()).toBeVisible()
  await credit.getByRole('radio', { name: '转作其他款项' }).check()
  await picture(page, 'desk-credit')
  await credit.getByRole('radio', { name: '撤销到账' }).check()
  await credit.locator('textarea').fill('银行没有这笔款项')
  await credit.getByRole('button', { name: '确定处理' }).click()
  await confirm(page)
  await expect(inList(page, '已撤销到账')).toBeVisible()
})

test('an own transfer says that others decide it, and offers no decision', async ({
  page,
  request,
}) => {
  const name = '温庭月'
  await openDesk(page, await addPayingStaff(request, name), PASSWORD)
  const proof = await open(page, '待确认缴费', name)
  await expect(proof.getByText('这是您本人的缴费')).toBeVisible()
  await expect(proof.getByText('网银已汇出')).toBeVisible()
  await expect(proof.getByRole('textbox')).toHaveCount(0)
  await expect(proof.getByRole('button', { name: '确认到账' })).toHaveCount(0)
  await expect(proof.getByRole('button', { name: '退回' })).toHaveCount(0)
})

test('an invoice is returned with an opinion', async ({ page, request }) => {
  const { cashier } = await memberCalls(request, REFUSED, FULL_INVOICE)
  await payOnline(page, await cashier('0101'))
  await openDesk(page)
  const invoice = await open(page, '发票', REFUSED.name)
  const { type: _type, email: _email, receiveMethod: _method, ...texts } = FULL_INVOICE
  for (const text of ['单位抬头', '快递', ...Object.values(texts)])
    await expect(invoice.getByText(text, { exact: true })).toBeVisible()
  await invoice.getByRole('button', { name: '退回' }).click()
  const opinion = page.getByRole('dialog').last()
  await opinion.locator('textarea').fill('抬头有误')
  await opinion.getByRole('button', { name: '确定退回' }).click()
  await expect(inList(page, '已退回')).toBeVisible()
  const returned = await open(page, '发票', REFUSED.name, '查看')
  await expect(returned.getByText('抬头有误')).toBeVisible()
})

test('money that came twice is given back, and noted', async ({ page, request, form }) => {
  await paidTwice(page, request, REFUNDED)
  await openDesk(page)
  const money = await open(page, '待核对款项', REFUNDED.name)
  await expect(
    money.getByText('所缴年度已经缴费：会员同意时入账，抵缴最早的未缴年度；否则原路退款。'),
  ).toBeVisible()
  await picture(page, 'desk-reconcile')
  await money.getByRole('radio', { name: '退款', exact: true }).check()
  await money.getByRole('button', { name: '确定处理' }).click()
  await expect(form.error('note')).toHaveText('请填写处理说明')
  await money.locator('textarea').fill('会员要求退款')
  await money.getByRole('button', { name: '确定处理' }).click()
  await confirm(page)
  await expect(inList(page, '已转退款')).toBeVisible()
  await picture(page, 'desk-reconciled')
  const handled = await open(page, '待核对款项', REFUNDED.name, '查看')
  await expect(handled.getByText('申请退款', { exact: true })).toBeVisible()
  // What was noted, and the deed that says why.
  await expect(handled.getByText('会员要求退款')).toHaveCount(2)
  await picture(page, 'desk-deeds')
  await expect(handled.getByRole('button', { name: '确定处理' })).toBeHidden()
  await page.keyboard.press('Escape')
  const refund = await open(page, '退款', REFUNDED.name, '查看')
  await expect(refund.getByText('申请退款', { exact: true })).toBeVisible()
  await picture(page, 'desk-refund')
  await page.keyboard.press('Escape')
  await picture(page, 'desk-refunds')
})

test('money that came twice is credited to the next year', async ({ page, request }) => {
  await paidTwice(page, request, CREDITED)
  await openDesk(page)
  await asListed(page, ['待核对款项', CREDITED], nobodys, async (nameless) => {
    await expect(nameless.getByText('年度已缴，重复付款').first()).toBeVisible()
    await expect(nameless.getByText('会员类型')).toHaveCount(0)
  })
  const money = await open(page, '待核对款项', CREDITED.name)
  await money.locator('textarea').fill('会员同意续缴下一年度')
  await money.getByRole('button', { name: '确定处理' }).click()
  await confirm(page)
  await expect(inList(page, '已入账')).toBeVisible()
})
