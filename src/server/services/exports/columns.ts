import type { Schema } from '#contract/calls.ts'
import { formatMoment } from '#domain/dateFormat.ts'
import type { DuesTab } from '../dues/desk/deskTabs.ts'

type Row = Schema<'DuesDeskRow'>

/** A column of an export; money is a number, everything else text. */
export interface Column {
  title: string
  value: (row: Row) => string | number | undefined
  /** Characters. */
  width: number
}

const text = (title: string, key: keyof Row, width = 16): Column => ({
  title,
  width,
  value: (row) => (typeof row[key] === 'string' ? row[key] : undefined),
})

const moment = (title: string, key: 'payAt' | 'createAt'): Column => ({
  title,
  width: 20,
  value: (row) => formatMoment(row[key] ?? '', 'yyyy-MM-dd HH:mm'),
})

const AMOUNT: Column = { title: '金额（元）', width: 12, value: (row) => Number(row.totalAmount) }

const WHO = [
  text('姓名', 'realName', 12),
  text('单位名称', 'orgName', 28),
  text('会员证号', 'memberNum'),
  text('会员类型', 'memberTypeName'),
]
const WHAT = [text('缴至年度', 'year', 10), AMOUNT, text('缴费方式', 'methodName')]
const MONEY = [text('交易单号', 'tradeNo', 32), moment('支付时间', 'payAt')]

const invoiceText = (title: string, key: keyof Schema<'InvoiceInfo'>, width = 16): Column => ({
  title,
  width,
  value: ({ invoiceInfo }) => invoiceInfo?.[key],
})

/** Tab of the desk → what its export holds. */
export const COLUMNS: Record<DuesTab, readonly Column[]> = {
  offline: [...WHO, ...WHAT, text('备注', 'remark', 28), moment('提交时间', 'createAt')],
  reconcile: [
    ...WHO,
    ...WHAT,
    ...MONEY,
    text('原因', 'reason', 20),
    text('处理结果', 'remedy', 10),
    text('处理说明', 'note', 28),
  ],
  invoice: [
    ...WHO,
    ...WHAT,
    text('票据种类', 'kindName', 20),
    text('状态', 'statusName', 10),
    invoiceText('发票抬头', 'name', 28),
    invoiceText('税号', 'num', 22),
    invoiceText('电话', 'phone'),
    invoiceText('开户行', 'openBank', 20),
    invoiceText('银行账户', 'bankAccount', 22),
    invoiceText('地址', 'address', 28),
    invoiceText('邮箱', 'email', 24),
    invoiceText('备注', 'remark', 20),
    invoiceText('收件人', 'linkMan'),
    invoiceText('收件人电话', 'linkPhone'),
    invoiceText('收件地址', 'linkAddress', 28),
    text('发票号码', 'num', 24),
    moment('申请时间', 'createAt'),
  ],
  payment: [
    ...WHO,
    ...WHAT,
    ...MONEY,
    text('收据编号', 'receiptNum'),
    text('状态', 'statusName', 10),
  ],
}
