import { parseCsv } from 'hucre/csv'
import type { Rows, StatementLine } from '#domain/money/statement/statement.ts'
import { StatementFault } from '#domain/money/statement/statementFault.ts'

/** Rows of a CSV text, as the server reads them. */
export const rowsOf = (text: string): Rows =>
  parseCsv(text, { delimiter: ',', typeInference: false }).map((row) =>
    row.map((cell) => String(cell ?? '')),
  )

/** What a parser refuses a file with. */
export function faultOf(work: () => unknown): { code: string } & StatementFault['place'] {
  try {
    work()
  } catch (error) {
    if (error instanceof StatementFault) return { code: error.code, ...error.place }
    throw error
  }
  throw new Error('the file was taken')
}

export const ALIPAY_TITLES =
  '支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,门店编号,门店名称,操作员,终端号,对方账户,订单金额（元）,商家实收（元）,支付宝红包（元）,集分宝（元）,支付宝优惠（元）,商家优惠（元）,券核销金额（元）,券名称,商家红包消费金额（元）,卡消费金额（元）,退款批次号/请求号,服务费（元）,分润（元）,备注'

interface AlipayRow {
  tradeNo: string
  tradeRef: string
  kind?: string
  at?: string
  yuan: string
  refundNo?: string
  fee?: string
}

export const alipayRow = (row: AlipayRow): string => {
  const { tradeNo, tradeRef, kind = '交易', at = '2026-06-05 16:01:38', yuan } = row
  const { refundNo = '', fee = '0.00' } = row
  return `${tradeNo}\t,${tradeRef}\t,${kind}\t,会费,2026-06-05 16:01:34,${at},\t,\t,\t,\t,*三(138******00)\t,${yuan},${yuan},0.00,0.00,0.00,0.00,0.00,,0.00\t,0.00,${refundNo}\t,${fee},0.00,`
}

interface AlipayFile {
  rows: readonly string[]
  payments: string
  refunds: string
  account?: string
  end?: boolean
}

/** A bill of Alipay with its head and foot; `payments` and `refunds` are such as `2笔，商家实收共0.02元`. */
export const alipayFile = ({ rows, payments, refunds, account, end = true }: AlipayFile): string =>
  [
    '#支付宝业务明细查询',
    `#账号：[${account ?? '20887226827483540156'}]`,
    '#起始日期：[2026年06月05日 00:00:00]   终止日期：[2026年06月06日 00:00:00]',
    '#-----------------------------------------业务明细列表----------------------------------------',
    ALIPAY_TITLES,
    ...rows,
    ...(end
      ? [
          '#-----------------------------------------业务明细列表结束------------------------------------',
          `#交易合计：${payments}，商家优惠共0.00元`,
          `#退款合计：${refunds}，商家优惠退款共0.00元`,
          '#导出时间：[2026年06月06日 05:46:49]',
        ]
      : []),
    '',
  ].join('\n')

export const WECHAT_TITLES =
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注'

const cells = (...texts: string[]) => texts.map((text) => `\`${text}`).join(',')

export const wechatPaid = (tradeNo: string, tradeRef: string, yuan: string, fee = '0.00000') =>
  cells(
    ...['2026-06-05 17:07:11', 'wx81be3101902f7cb2', '1601959334', '0', '', tradeNo, tradeRef],
    ...['ofyak5qR', 'NATIVE', 'SUCCESS', 'OTHERS', 'CNY', yuan, '0.00', '0', '0', '0.00', '0.00'],
    ...['', '', '会费', '', fee, '0.60%', yuan, '0.00', ''],
  )

export const wechatRefunded = (tradeNo: string, tradeRef: string, no: string, yuan: string) =>
  cells(
    ...['2026-06-05 18:07:11', 'wx81be3101902f7cb2', '1601959334', '0', '', tradeNo, tradeRef],
    ...['ofyak5qR', 'NATIVE', 'REFUND', 'OTHERS', 'CNY', '0.00', '0.00', `50${no}`, no, yuan],
    ...['0.00', 'ORIGINAL', 'SUCCESS', '会费', '', '-0.06000', '0.60%', '0.00', yuan, ''],
  )

export const wechatFile = (rows: readonly string[], totals: readonly string[]): string =>
  [
    WECHAT_TITLES,
    ...rows,
    '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额',
    cells(...totals),
    '',
  ].join('\n')

export const payment = (line: number, more: Partial<StatementLine> = {}): StatementLine => ({
  line,
  kind: 'payment',
  fen: 20_000,
  at: '2026-06-05 10:00:00',
  ...more,
})
