import type { Schema } from '#contract/calls.ts'
import { formatMoment } from '#domain/time/dateFormat.ts'
import words from '#server/messages/exports.json' with { type: 'json' }
import type { Column } from '#server/modules/files/exports/sheet.ts'
import type { DuesTab } from './deskTabs.ts'

type Row = Schema<'DuesDeskRow'>

type DeskColumn = Column<Row>

const { columns, invoiceColumns, planColumns } = words

const text = (key: keyof typeof columns, width = 16): DeskColumn => ({
  title: columns[key],
  width,
  value: (row) => row[key],
})

const moment = (key: 'payAt' | 'createAt', title: string): DeskColumn => ({
  title,
  width: 20,
  value: (row) => formatMoment(row[key] ?? '', 'yyyy-MM-dd HH:mm'),
})

const invoiceText = (key: keyof typeof invoiceColumns, width = 16): DeskColumn => ({
  title: invoiceColumns[key],
  width,
  value: ({ invoiceInfo }) => invoiceInfo?.[key],
})

const AMOUNT: DeskColumn = {
  title: columns.totalAmount,
  width: 12,
  numberFormat: '0.00',
  value: ({ totalAmount }) => Number(totalAmount),
}

const WHO = [text('realName', 12), text('orgName', 28), text('memberNum'), text('memberTypeName')]
const WHAT = [text('year', 10), AMOUNT, text('methodName')]
const MONEY = [text('tradeNo', 32), moment('payAt', columns.payAt)]
const STATUS = text('statusName', 10)

const held = ({ plan }: Row) => Number(plan?.heldAmount ?? 0)

/** Desk tab → columns of its export. */
export const COLUMNS: Record<DuesTab, readonly DeskColumn[]> = {
  offline: [...WHO, ...WHAT, text('remark', 28), moment('createAt', words.submittedAt)],
  returned: [
    ...WHO,
    ...WHAT,
    text('remark', 28),
    moment('createAt', words.submittedAt),
    text('opinion', 28),
    text('handledBy', 12),
  ],
  reconcile: [
    ...WHO,
    ...WHAT,
    ...MONEY,
    text('reason', 20),
    text('creditName', 16),
    text('remedy', 10),
    text('note', 28),
  ],
  refund: [
    ...WHO,
    AMOUNT,
    text('methodName'),
    ...MONEY,
    text('kindName'),
    STATUS,
    text('refundNo', 28),
    text('reason', 28),
    text('handledBy', 12),
    text('opinion', 28),
  ],
  plan: [
    ...WHO,
    text('year', 10),
    AMOUNT,
    STATUS,
    { title: planColumns.held, width: 12, numberFormat: '0.00', value: (row) => held(row) },
    { title: planColumns.dueOn, width: 12, value: ({ plan }) => plan?.next?.dueOn },
    text('note', 28),
    moment('createAt', words.begunAt),
  ],
  invoice: [
    ...WHO,
    ...WHAT,
    text('kindName', 20),
    STATUS,
    invoiceText('name', 28),
    invoiceText('num', 22),
    invoiceText('phone'),
    invoiceText('openBank', 20),
    invoiceText('bankAccount', 22),
    invoiceText('address', 28),
    invoiceText('email', 24),
    invoiceText('remark', 20),
    invoiceText('linkMan'),
    invoiceText('linkPhone'),
    invoiceText('linkAddress', 28),
    text('num', 24),
    moment('createAt', words.requestedAt),
  ],
  payment: [...WHO, ...WHAT, ...MONEY, text('receiptNum'), STATUS],
}
