import type { Page } from '@playwright/test'
import { PASSWORD } from './support/accounts.ts'
import { answer } from './support/dues.ts'
import type { FormOnScreen } from './support/formOnScreen.ts'
import { sendLogin } from './support/journey.ts'
import { ownServer } from './support/ownServer.ts'
import { picture } from './support/picture.ts'
import { exportTable } from './support/savedTable.ts'
import { addStaff } from './support/staff.ts'
import { expect, test } from './support/test.ts'

/** The treasurer's pages beside the dues desk: money entered, statements, closings, reliefs, invoices. */
ownServer()
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog').last()
const inDialog = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name, exact: true })
const confirm = (page: Page) => inDialog(page, '确定').click()
const closed = (page: Page) => expect(page.getByRole('dialog')).toHaveCount(0)
const field = (page: Page, name: string) =>
  dialog(page).locator(`[data-field="${name}"]`).locator('input, textarea').first()

async function login(page: Page, name = 'staff', password = 'Staff-2026'): Promise<void> {
  await page.goto('/user/login')
  await sendLogin(page, name, password)
  await page.waitForURL('**/user/home')
}

async function opinion(page: Page, text: string): Promise<void> {
  await dialog(page).locator('textarea').fill(text)
  await inDialog(page, '确定').click()
}

/** What a call answers instead, as long as the test goes on. */
const pretend = (page: Page, call: RegExp, data: unknown) =>
  page.route(call, (route) => route.fulfill({ json: { code: '00000', msg: '操作成功', data } }))

const PAGES = [
  'dues',
  'entries',
  'entry?id=x',
  'statements',
  'statement?id=x',
  'books',
  'reliefs',
  'questions',
  'reminders',
]

test('who has no right of dues reads no money, wherever they look', async ({ page, request }) => {
  await login(page, await addStaff(request, ['audit.first']), PASSWORD)
  for (const path of PAGES) {
    await page.goto(`/desk/${path}`)
    await expect(page.getByText('您没有会费权限').first()).toBeVisible()
  }
})

test('the desk leads to every page of the treasurer, and each one back', async ({ page }) => {
  await login(page)
  for (const [name, heading] of [
    ['到账登记', '到账登记'],
    ['对账单', '对账单'],
    ['结账', '结账'],
    ['减免', '会费减免'],
    ['缴费咨询', '缴费咨询'],
    ['缴费提醒', '缴费提醒'],
  ] as const) {
    await page.goto('/desk/dues')
    await button(page, name).click()
    await expect(page.getByRole('heading', { name: heading, exact: true }).first()).toBeVisible()
    await button(page, '会费工作台').click()
    await expect(page.getByRole('heading', { name: '会费工作台' })).toBeVisible()
  }
})

async function enter(
  { page, form }: { page: Page; form: FormOnScreen },
  [tradeNo, people, amount]: [string, string, string],
): Promise<void> {
  await page.goto('/desk/entries')
  await button(page, '登记到账款项').click()
  await form.date('paidOn', '2026-01-05')
  await field(page, 'amount').fill(amount)
  await field(page, 'tradeNo').fill(tradeNo)
  await field(page, 'payer').fill('清河大学')
  await field(page, 'people').fill(people)
  await inDialog(page, '下一步：核对名单').click()
  await expect(page.getByRole('heading', { name: '核对名单' })).toBeVisible()
}

test('a transfer is entered with its list, which is mended before it is booked', async ({
  page,
  form,
}) => {
  await login(page)
  await enter({ page, form }, ['BANK-1', '沈砚秋 200.00\n陆知白\n查无此人 60.00', '460.00'])
  await expect(page.getByText('没有匹配的会员').first()).toBeVisible()
  await picture(page, 'desk-entry')
  await button(page, '入账').click()
  await confirm(page)
  await expect(page.getByText(/还没有确定会员或金额/)).toBeVisible()
  await button(page, '修改').first().click()
  await field(page, 'amount').fill('900')
  await inDialog(page, '确定').click()
  await closed(page)
  await expect(page.getByText(/名单合计比到账金额多/)).toBeVisible()
  for (let left = 3; left > 0; left -= 1) {
    await button(page, '删除').first().click()
    await confirm(page)
    await expect(button(page, '删除')).toHaveCount(left - 1)
  }
  await button(page, '入账').click()
  await confirm(page)
  await expect(page.getByText('已入账').first()).toBeVisible()
  await button(page, '到账登记').click()
  for (const tab of ['待入账', '已入账', '已作废', '全部'])
    await page.getByRole('tab', { name: tab, exact: true }).click()
  await button(page, '查看').first().click()
  await expect(page.getByText('BANK-1').first()).toBeVisible()
})

test('lines that were changed since they were shown are read again before they are booked', async ({
  page,
  form,
  context,
}) => {
  await login(page)
  await enter({ page, form }, ['BANK-3', '查无此人 60.00', '60.00'])
  await button(page, '入账').click()
  await expect(inDialog(page, '确定')).toBeVisible()
  const other = await context.newPage()
  await other.goto(page.url())
  await button(other, '删除').click()
  await confirm(other)
  await expect(button(other, '删除')).toHaveCount(0)
  await confirm(page)
  await expect(page.getByText('打开以后，名单又改过，请核对刷新后的名单再入账')).toBeVisible()
  await expect(page.getByText('查无此人')).toHaveCount(0)
  await button(page, '入账').click()
  await confirm(page)
  await expect(page.getByText('已入账').first()).toBeVisible()
})

test('a draft is dropped with a reason; guesses are chosen from; a second person is asked for', async ({
  page,
  form,
}) => {
  await login(page)
  await enter({ page, form }, ['BANK-2', '查无此人 60.00', '60.00'])
  await button(page, '添加会员').click()
  await field(page, 'memberNum').fill('没有此号')
  await inDialog(page, '确定').click()
  await expect(page.getByText('没有该会员证号的会员，请核对')).toBeVisible()
  await page.keyboard.press('Escape')
  await button(page, '作废').click()
  await opinion(page, '登错了')
  await expect(page.getByText('已作废').first()).toBeVisible()
  const read = /admin\/v1\/dues\/entry\/[\w-]+$/
  type Read = { records: Record<string, unknown>[] }
  await answer<Read>(page, read, (entry) => ({
    ...entry,
    state: 'draft',
    needsTwo: true,
    decidedBy: undefined,
    note: '回单',
    payer: '',
    rest: undefined,
    enclosure: [{ name: '回单.png', url: 'https://files.example.org/a.png' }],
    records: [
      {
        line: 1,
        said: '沈砚',
        state: 'unknown',
        stateName: '没有匹配的会员',
        isOpen: true,
        guesses: [{ value: 'someone', label: '沈砚秋' }],
      },
      { line: 2, said: '甲', state: 'found', stateName: '已匹配', isOpen: true, guesses: [] },
      {
        line: 3,
        said: '乙',
        state: 'found',
        stateName: '已匹配',
        isOpen: false,
        fault: '金额与应缴年度的会费不符',
        guesses: [],
      },
    ],
  }))
  await page.reload()
  await expect(page.getByText('须由登记人以外的另一位工作人员入账')).toBeVisible()
  await expect(page.getByText('没有应缴会费，请填写金额')).toBeVisible()
  await button(page, '修改').first().click()
  await dialog(page).getByText('沈砚秋').click()
  await inDialog(page, '确定').click()
  await expect(page.getByText(/已经入账或作废/)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.unroute(read)
  await page.goto('/desk/entry?id=nothing')
  await expect(page.getByText('没有找到相应的记录').first()).toBeVisible()
})

const BANK = [
  '交易日期,收入金额,支出金额,流水号,对方户名,附言',
  '2026-06-05,200.00,,BK1,沈砚秋,会费',
  '2026-06-06,0.35,,BK2,,结息',
  '2026-06-07,,50.00,BK3,路人,退款',
].join('\n')

test('a bank statement has its columns named, and its lines dealt with', async ({ page }) => {
  await login(page)
  await page.goto('/desk/statements')
  await button(page, '导入对账单').click()
  await inDialog(page, '导入').click()
  await expect(page.getByText('请上传账单文件')).toBeVisible()
  const buffer = Buffer.from(BANK)
  const file = { name: '银行明细.csv', mimeType: 'text/csv', buffer }
  await dialog(page).locator('input[type="file"]').first().setInputFiles(file)
  await expect(dialog(page).getByRole('link', { name: '银行明细.csv' })).toBeVisible()
  await inDialog(page, '导入').click()
  await expect(page.getByText('请指出各列的内容')).toBeVisible()
  await inDialog(page, '导入').click()
  await expect(page.getByRole('heading', { name: '对账', exact: true })).toBeVisible()
  await expect(page.getByText('沈砚秋（付款人同名）')).toBeVisible()
  await picture(page, 'desk-statement')

  await button(page, '重新核对并确认').click()
  await confirm(page)
  await expect(page.getByText(/还有 3 笔待处理/)).toBeVisible()
  await button(page, '标为已处理').nth(1).click()
  await opinion(page, '利息')
  await page.getByRole('tab', { name: '已处理' }).click()
  await expect(page.getByText('已处理：利息')).toBeVisible()
  await button(page, '撤销处理').click()
  await confirm(page)
  await expect(page.getByText('已恢复为待处理')).toBeVisible()
  await expect(page.getByText('已处理：利息')).toHaveCount(0)
  for (const tab of ['金额不符', '账上多出', '相符', '全部'])
    await page.getByRole('tab', { name: tab, exact: true }).click()
  await page.getByRole('tab', { name: '待处理', exact: true }).click()

  const read = /admin\/v1\/dues\/statement\/[\w-]+\?/
  type Read = { isBank: boolean; records: Record<string, unknown>[] }
  const guesses = [{ value: 'order', kind: 'order', label: '沈砚秋 200.00元的待确认订单' }]
  await answer<Read>(page, read, (found) => ({
    ...found,
    records: found.records.map((line, at) =>
      at === 0 ? { ...line, guesses, about: '结算款' } : line,
    ),
  }))
  await page.reload()
  await button(page, '确认订单').click()
  await inDialog(page, '确认缴费').click()
  await expect(page.getByText('请选择这笔款项对应的订单')).toBeVisible()
  await dialog(page).getByText('沈砚秋 200.00元的待确认订单').click()
  await pretend(page, /dues\/statement\/settle/, { message: '已确认缴费' })
  await inDialog(page, '确认缴费').click()
  await closed(page)
  await page.unroute(read)
  await answer<Read>(page, read, (found) => ({ ...found, isBank: false }))
  await pretend(page, /dues\/statement\/query/, { message: '支付机构查不到这笔付款' })
  await page.reload()
  await button(page, '查询机构').first().click()
  await expect(page.getByText('支付机构查不到这笔付款')).toBeVisible()
  await page.unroute(read)
  await page.reload()
  await button(page, '登记入账').first().click()
  await expect(field(page, 'tradeNo')).toHaveValue('BK1')
  await inDialog(page, '下一步：核对名单').click()
  await expect(page.getByRole('heading', { name: '核对名单' })).toBeVisible()
  await page.goto('/desk/statements')
  await button(page, '查看').first().click()
  await button(page, '对账单').click()
  await expect(button(page, '导入对账单')).toBeVisible()
  await page.goto('/desk/statement?id=nothing')
  await expect(page.getByText('没有找到相应的记录').first()).toBeVisible()
})

const TABLES = ['余额', '按日', '按事项', '按方式', '按年度', '按会员类型']
const CLOSED = {
  id: 'closing',
  from: '2026-01-01',
  through: '2026-01-31',
  deeds: 3,
  received: '600.00',
  paidBack: '0.00',
  differenceCount: 1,
  closedBy: '财务',
  createAt: '2026-02-01T02:00:00.000Z',
}
const DIFFERENCE = {
  code: 'credit',
  text: '账上的待处理款项与“待核对款项”的合计不符',
  books: '1.00',
  other: '2.00',
  tab: 'reconcile',
}
const OPEN = { from: '2026-02-01', through: '2026-02-10', deeds: 1, records: [], total: 0 }

test('the books are looked at by every table, closed, and read again', async ({ page }) => {
  await login(page)
  await page.goto('/desk/books')
  for (const tab of TABLES) await page.getByRole('tab', { name: tab, exact: true }).click()
  await button(page, '重新统计').click()
  await expect(page.getByText('已重新统计')).toBeVisible()
  await pretend(page, /books\/open/, {
    ...OPEN,
    differences: [],
    needsTwo: false,
    closableThrough: '2026-02-09',
  })
  await page.reload()
  await button(page, '结账').click()
  await expect(inDialog(page, '确定结账')).toBeVisible()
  await page.keyboard.press('Escape')
  await closed(page)
  await page.unroute(/books\/open/)

  await pretend(page, /books\/open/, {
    ...OPEN,
    differences: [DIFFERENCE, { ...DIFFERENCE, tab: undefined }],
    needsTwo: true,
    proposedBy: '出纳',
    proposedThrough: '2026-02-09',
    closableThrough: '2026-02-09',
  })
  await pretend(page, /books\/page/, { records: [CLOSED], total: 1 })
  await pretend(page, /books\/closed/, {
    ...OPEN,
    ...CLOSED,
    differences: [DIFFERENCE],
    proposedBy: '出纳',
    note: '手续费',
  })
  await pretend(page, /books\/file/, { name: '结账表.pdf', url: '/' })
  await pretend(page, /books\/close$/, { outcome: 'closed', message: '已结账' })
  await page.reload()
  await expect(page.getByText(/出纳 已提交结账至/)).toBeVisible()
  await button(page, '结账').click()
  await picture(page, 'desk-close')
  await inDialog(page, '确定结账').click()
  await confirm(page)
  await expect(page.getByText('已结账').first()).toBeVisible()
  await closed(page)
  await button(page, '查看').first().click()
  for (const tab of TABLES) await dialog(page).getByRole('tab', { name: tab, exact: true }).click()
  await inDialog(page, '结账表 PDF').click()
  await inDialog(page, '明细 Excel').click()
  await page.keyboard.press('Escape')
  await closed(page)
  await button(page, '结账表 PDF').first().click()
  await button(page, '明细 Excel').first().click()
  await button(page, '查看相关款项').first().click()
  await expect(page.getByRole('tab', { name: '待核对款项', selected: true })).toBeVisible()
})

const RELIEF = {
  id: 'relief',
  memberTypeName: '高级会员',
  fromYear: '2026',
  toYear: '2027',
  terms: '免缴',
  kind: 'honour',
  kindName: '荣誉',
  totalAmount: '400.00',
  state: 'waiting',
  statusName: '待确认',
  resolution: '理事会〔2026〕1号',
  handledBy: '财务',
  createAt: '2026-02-01T02:00:00.000Z',
  isOpen: true,
}
const WITHDRAWN = {
  ...RELIEF,
  id: 'other',
  state: 'withdrawn',
  statusName: '已撤销',
  isOpen: false,
  realName: '顾闻溪',
  orgName: '清河大学',
  memberNum: 'M1',
  confirmedBy: '主任',
  withdrawnBy: '财务',
  withdrawnAt: '2026-02-02T02:00:00.000Z',
  opinion: '重复',
  note: '荣誉会员',
  file: { name: '决议.pdf', url: 'https://files.example.org/a.pdf' },
}
const PLAN = {
  rows: [
    { text: 'M1', realName: '顾闻溪', memberTypeName: '高级会员', foregone: '200.00' },
    { text: 'M2', problem: '没有这位会员' },
  ],
  count: 1,
  problems: 1,
  totalAmount: '200.00',
  isTwoPersons: true,
}

test('reliefs are previewed, given, confirmed and withdrawn', async ({ page }) => {
  await login(page)
  await page.goto('/desk/reliefs')
  await pretend(page, /relief\/page/, {
    records: [RELIEF, WITHDRAWN],
    total: 2,
    totalAmount: '400.00',
  })
  await pretend(page, /relief\/preview/, PLAN)
  await page.reload()
  await button(page, '登记减免').click()
  await field(page, 'members').fill('M1\nM2')
  await field(page, 'fromYear').fill('2026')
  await field(page, 'toYear').fill('2027')
  for (const [way, share, value] of [
    ['按比例缴纳', 'percent', '50'],
    ['按金额缴纳', 'amount', '100'],
  ] as const) {
    await dialog(page).getByText(way).click()
    await field(page, share).fill(value)
    await inDialog(page, '核对名单').click()
    await expect(page.getByText('没有这位会员')).toBeVisible()
  }
  await page.unroute(/relief\/preview/)
  await pretend(page, /relief\/preview/, { ...PLAN, problems: 0, isTwoPersons: false })
  await dialog(page).getByText('免缴', { exact: true }).click()
  await inDialog(page, '核对名单').click()
  await expect(page.getByText('有 1 位不能减免')).toHaveCount(0)
  await dialog(page).locator('[data-field="kind"]').getByRole('combobox').click()
  await page.getByRole('option', { name: '荣誉', exact: true }).last().click()
  await field(page, 'resolution').fill('理事会〔2026〕1号')
  await picture(page, 'desk-relief')
  await pretend(page, /relief\/add/, { message: '已登记' })
  await inDialog(page, '确定登记').click()
  await confirm(page)
  await closed(page)

  await pretend(page, /dues\/relief$/, true)
  await button(page, '处理').click()
  await inDialog(page, '确认减免').click()
  await confirm(page)
  await closed(page)
  await button(page, '处理').click()
  await field(page, 'note').fill('重复')
  await inDialog(page, '撤销减免').click()
  await confirm(page)
  await closed(page)
  await button(page, '查看').first().click()
  await expect(dialog(page).getByText('荣誉会员')).toBeVisible()
  await page.keyboard.press('Escape')
  await closed(page)
  await page.unroute(/relief\/page/)
  await page.reload()
  await page.getByRole('searchbox').fill('顾')
  await button(page, '查询').click()
  await button(page, '重置').click()
  for (const name of ['导出 CSV', '导出 Excel'])
    expect((await exportTable(page, name)).rows.length).toBeGreaterThan(0)
})

const REMINDER = {
  memberId: 'm',
  realName: '顾闻溪',
  memberNum: 'M1',
  endAt: '2026-12-31',
  day: -30,
  dayName: '到期前30天',
  way: 'sms',
  wayName: '短信',
  address: '139****0001',
  outcome: 'sent',
  outcomeName: '已发送',
  isRenewed: false,
  renewedName: '未续费',
  createAt: '2026-12-01T00:00:00Z',
  outcomeAt: '2026-12-01T00:00:10Z',
}
const STOPPED = {
  ...REMINDER,
  memberId: 'n',
  realName: '',
  orgName: '清河大学',
  outcome: 'stopped',
  outcomeName: '未发送',
  reason: '已暂停提醒',
  pausedUntil: '2026-12-20',
}
const PAUSE = {
  memberId: 'n',
  orgName: '清河大学',
  until: '2026-12-20',
  reason: '本人来电，下月缴费',
  pausedByName: '会费专员',
  createAt: '2026-12-01T00:00:00Z',
}

test('staff see what came of reminders, pause them and have them go on', async ({ page, form }) => {
  await login(page)
  // Which members a day reminds is not this test's.
  await pretend(page, /reminder\/page/, { records: [], total: 0 })
  await page.goto('/desk/reminders')
  await expect(page.getByText('还没有缴费提醒').first()).toBeVisible()
  await page.unroute(/reminder\/page/)
  await pretend(page, /reminder\/page/, { records: [REMINDER, STOPPED], total: 2 })
  await pretend(page, /pause\/page/, { records: [PAUSE], total: 1 })
  await pretend(page, /dues\/(pause|resume)$/, true)
  await page.reload()
  await expect(page.getByText('未发送：已暂停提醒').first()).toBeVisible()
  await picture(page, 'desk-reminders')
  await button(page, '暂停提醒').click()
  await inDialog(page, '确定暂停').click()
  await expect(dialog(page).getByText('请填写暂停原因')).toBeVisible()
  await form.date('until', '2026-12-31')
  await field(page, 'reason').fill('本人来电，下月缴费')
  await picture(page, 'desk-reminder-pause')
  await inDialog(page, '确定暂停').click()
  await closed(page)
  await page.getByRole('tab', { name: '暂停中的会员' }).click()
  await expect(page.getByText('本人来电，下月缴费').first()).toBeVisible()
  await picture(page, 'desk-pauses')
  await button(page, '恢复提醒').click()
  await confirm(page)
  await closed(page)
  await page.getByRole('tab', { name: '提醒记录' }).click()
  await page.unroute(/reminder\/page/)
  await pretend(page, /reminder\/page/, { records: [], total: 0 })
  await page.getByRole('tab', { name: '未发送' }).click()
  await expect(page.getByText('没有搜索到结果').first()).toBeVisible()
  await page.getByRole('searchbox').fill('顾')
  await button(page, '查询').click()
  await button(page, '重置').click()
  await expect(page.getByText('还没有缴费提醒').first()).toBeVisible()
})

const PAID = {
  id: 'one',
  memberId: 'm',
  realName: '沈砚秋',
  year: '2026',
  totalAmount: '200.00',
  methodName: '支付宝',
  status: 'paid',
  statusName: '已缴费',
  createAt: '2026-01-02T02:00:00.000Z',
  feeDetail: [],
}

test('invoices are asked for after payment, and a red one once more', async ({ page }) => {
  await login(page, '13800000001', 'Member-2026')
  const invoice = {
    id: 'i',
    state: 'red',
    stateName: '已红冲',
    redReason: '抬头写错',
    years: '2026',
  }
  type Page = { records: Record<string, unknown>[] }
  await answer<Page>(page, /order\/page/, ({ records: [first] }) => ({
    total: 2,
    records: [
      { ...first, ...PAID, isInvoiceable: true, invoice },
      { ...first, ...PAID, id: 'two', isInvoiceable: true },
    ],
  }))
  await pretend(page, /open\/invoice$/, { id: 'i' })
  await page.goto('/user/orders')
  await button(page, '重新申请发票').first().click()
  await expect(dialog(page).locator('[data-field="name"]')).toBeVisible()
  await inDialog(page, '提交申请').click()
  await picture(page, 'orders-invoice-request')
  await page.keyboard.press('Escape')
  await button(page, '申请发票').first().click()
  await expect(dialog(page).locator('[data-field="name"]')).toBeVisible()
  await inDialog(page, '提交申请').click()
  await expect(
    dialog(page).locator('[data-error]', { hasText: '请选择要开票的缴费' }),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText(/抬头写错/).first()).toBeVisible()
})

const RED = {
  id: 'r',
  tab: 'invoice',
  realName: '沈砚秋',
  kindName: '电子普票',
  totalAmount: '200.00',
  invoiceInfo: {
    type: '01',
    email: 'a@example.org',
    receiveMethod: '01',
    phone: '010-88888888',
    openBank: '示例银行',
    bankAccount: '0002',
    address: '学知路 2 号',
    linkMan: '收件人甲',
    linkPhone: '13800000999',
    linkAddress: '学知路 3 号',
    remark: '请尽快',
  },
  statusName: '待红冲',
  reason: '款项已退回',
  redNum: '2',
  num: '1',
  handledBy: '财务',
  handledAt: '2026-02-01T02:00:00.000Z',
  note: '抬头写错',
  file: { name: '发票.pdf', url: 'https://files.example.org/a.pdf' },
  isOpen: true,
}

test('an issued invoice is demanded red with a reason', async ({ page }) => {
  await login(page)
  const row = {
    id: 'i',
    tab: 'invoice',
    realName: '沈砚秋',
    kindName: '电子普票',
    totalAmount: '400.00',
    years: '2026、2027',
    invoiceInfo: { type: '02', name: '清河大学', num: '12990000400000000A', receiveMethod: '03' },
    statusName: '已开具',
    isRedable: true,
    advice: '统一社会信用代码校验位不符，请核对',
    num: '1',
  }
  const rows: Record<string, unknown>[] = [row]
  type Desk = { records: Record<string, unknown>[] }
  await answer<Desk>(page, /admin\/v1\/dues\/page/, (found) => ({
    ...found,
    records: rows,
    total: 1,
  }))
  await pretend(page, /admin\/v1\/dues\/invoice$/, true)
  await page.goto('/desk/dues')
  await page.getByRole('tab', { name: '发票' }).click()
  await button(page, '查看').or(button(page, '处理')).first().click()
  await expect(dialog(page).getByText('统一社会信用代码校验位不符，请核对')).toBeVisible()
  await inDialog(page, '要求红冲').click()
  await opinion(page, '抬头写错')
  await closed(page)
  rows.splice(0, 1, RED)
  await page.reload()
  await page.getByRole('tab', { name: '发票' }).click()
  await button(page, '处理').first().click()
  await expect(dialog(page).getByText('这张发票需要红冲')).toBeVisible()
  await expect(inDialog(page, '要求红冲')).toHaveCount(0)
  await page.keyboard.press('Escape')
})

const CREDIT = {
  id: 'c',
  tab: 'reconcile',
  paymentId: 'p',
  realName: '沈砚秋',
  totalAmount: '400.00',
  methodName: '支付宝',
  statusName: '待处理',
  isOpen: true,
  isOnline: true,
}

const HANDLED = { outcome: 'proposed', message: '须由另一位工作人员再次撤销' }

test('credit becomes whatever staff choose, and a refund waits for the second person', async ({
  page,
}) => {
  await login(page)
  const rows: Record<string, unknown>[] = [CREDIT]
  type Desk = { records: Record<string, unknown>[] }
  await answer<Desk>(page, /admin\/v1\/dues\/page/, (found) => ({
    ...found,
    records: rows,
    total: 1,
  }))
  await pretend(page, /dues\/deeds\//, [])
  await pretend(page, /dues\/reconcile$/, HANDLED)
  await pretend(page, /dues\/credit$/, true)
  await pretend(page, /dues\/refund$/, true)
  await pretend(page, /dues\/refund\/query$/, { message: '没有退款' })
  await page.goto('/desk/dues')
  await page.getByRole('tab', { name: '待核对款项' }).click()
  for (const [choice, value] of [
    ['转给其他会员', 'memberNum'],
    ['转作其他款项', 'name'],
    ['留作余额', 'name'],
    ['撤销到账', ''],
  ] as const) {
    rows.splice(0, 1, { ...CREDIT, isOnline: choice !== '撤销到账' })
    await page.reload()
    await page.getByRole('tab', { name: '待核对款项' }).click()
    await button(page, '处理').first().click()
    await dialog(page).getByText(choice).first().click()
    if (value) await field(page, value).fill('M1')
    await field(page, 'note').fill('核对')
    await inDialog(page, '确定处理').click()
    if (choice !== '留作余额') {
      await confirm(page)
      await expect(page.getByText(HANDLED.message).first()).toBeVisible()
    }
    await closed(page)
  }
  rows.splice(0, 1, { ...CREDIT, isOnline: true })
  await page.reload()
  await page.getByRole('tab', { name: '待核对款项' }).click()
  await button(page, '处理').first().click()
  await inDialog(page, '查询退款').click()
  await expect(page.getByText('没有退款').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await closed(page)
  rows.splice(0, 1, { ...CREDIT, tab: 'refund', refundState: 'asked' })
  await page.reload()
  await page.getByRole('tab', { name: '退款', exact: true }).click()
  await button(page, '处理').first().click()
  await inDialog(page, '同意退款').click()
  await confirm(page)
  await closed(page)
  await button(page, '处理').first().click()
  await inDialog(page, '退回').click()
  await dialog(page).locator('textarea').fill('不退')
  await inDialog(page, '确定退回').click()
  await closed(page)
})

test('an own refund says that others decide it, and offers no decision', async ({ page }) => {
  await login(page)
  const asked = { ...CREDIT, tab: 'refund', refundState: 'asked', reason: '会员要求退款' }
  type Desk = { records: Record<string, unknown>[] }
  await answer<Desk>(page, /admin\/v1\/dues\/page/, (found) => ({
    ...found,
    records: [{ ...asked, isOwnMatter: true }],
    total: 1,
  }))
  await pretend(page, /dues\/deeds\//, [])
  await page.goto('/desk/dues')
  await page.getByRole('tab', { name: '退款', exact: true }).click()
  await button(page, '处理').first().click()
  await expect(dialog(page).getByText('这是您本人的退款')).toBeVisible()
  await expect(inDialog(page, '同意退款')).toHaveCount(0)
  await expect(inDialog(page, '退回')).toHaveCount(0)
})

test('the desk is filtered, and says by what', async ({ page }) => {
  await login(page)
  await page.goto('/desk/dues')
  await button(page, '筛选').click()
  await field(page, 'least').fill('100')
  await field(page, 'most').fill('900')
  await inDialog(page, '查询').click()
  await closed(page)
  for (const tab of ['待核对款项', '退款', '发票', '缴费记录', '已退回缴费'])
    await page.getByRole('tab', { name: tab, exact: true }).click()
  await button(page, '清除筛选').click()
  await expect(button(page, '清除筛选')).toHaveCount(0)
})

const ASKED = {
  id: 'q',
  orderId: 'o',
  kindName: '发票',
  totalAmount: '400.00',
  methodName: '支付宝',
  statusName: '已支付',
  createAt: '2026-02-01T02:00:00.000Z',
  messages: [],
}
const PERSON = { realName: '沈砚秋', orgName: '清河大学', memberNum: 'HXSK000001' }
const IN_PARTS = {
  id: 'p',
  tab: 'plan',
  totalAmount: '400.00',
  statusName: '分期 1/2',
  plan: {
    heldAmount: '200.00',
    parts: [{ nth: 1, amount: '200.00', dueOn: '2026-02-01', stateName: '已缴' }],
  },
}

test('questions and plans are read with all that belongs to them, and with little', async ({
  page,
}) => {
  await login(page)
  const rows: Record<string, unknown>[] = []
  type Found = { records: Record<string, unknown>[] }
  const listed = (found: Found) => ({ ...found, records: rows, total: 1 })
  await answer<Found>(page, /admin\/v1\/dues\/(question\/)?page/, listed)
  await pretend(page, /open\/order\/(?!page)[\w-]+$/, { year: '2026', credit: '20.00' })

  const look = async (name: string, row: Record<string, unknown>) => {
    rows.splice(0, rows.length, row)
    await page.goto(row.tab ? '/desk/dues' : '/desk/questions')
    if (row.tab) await page.getByRole('tab', { name: '分期', exact: true }).click()
    await button(page, name).first().click()
    await expect(dialog(page).getByText('400.00 元').first()).toBeVisible()
  }
  await look('查看', ASKED)
  await expect(dialog(page).getByText('单位名称')).toHaveCount(0)
  await look('答复', { ...ASKED, ...PERSON, isOpen: true })
  await expect(dialog(page).getByText('清河大学')).toBeVisible()
  await expect(dialog(page).getByText('20.00', { exact: true })).toBeVisible()

  await look('处理', { ...IN_PARTS, ...PERSON, isOpen: true })
  await expect(inDialog(page, '结束分期')).toBeVisible()
  await look('查看', { ...IN_PARTS, realName: '沈砚秋', handledBy: '财务', note: '会员来电要求' })
  await expect(dialog(page).getByText('会员来电要求')).toBeVisible()
  await expect(inDialog(page, '结束分期')).toHaveCount(0)
})
