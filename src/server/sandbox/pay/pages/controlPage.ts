import { yuanOf } from '#domain/money/fees/yuan.ts'
import { beijingTime } from '#server/providers/pay/beijingTime.ts'
import { type Html, html, page } from '#server/providers/pay/emulation/html.ts'
import { refundedFen } from '#server/providers/pay/emulation/refunds.ts'
import {
  type ArmedFault,
  cashierOf,
  FAULTS,
  type Fault,
  type SandboxTrade,
} from '#server/providers/pay/emulation/trade.ts'
import { PAY_WIRES } from '../payWireRegistry.ts'

const FAULT_NAMES: Readonly<Record<Fault, string>> = {
  early: '提前（先于付款人返回）',
  double: '重复（同时两次）',
  late: '迟到（订单过期之后）',
  amount: '金额不符（多 1 分）',
  signature: '签名错误（首次）',
  stale: '时间过旧（首次）',
  missing: '丢失（从不通知）',
  otherKey: '用另一把平台密钥签名（微信支付公钥）',
  refundPending: '退款：处理中',
  refundRefused: '退款：余额不足',
  refundLost: '退款：已退，应答丢失',
}
const STATE_NAMES = { open: '待付款', paid: '已付款', closed: '已关闭' } as const

/** Renders the control page: trades, the state of their notifications, and the armed faults. */
export const controlPage = (trades: readonly SandboxTrade[], arms: readonly ArmedFault[]): string =>
  page(
    '支付替身控制台',
    html`<main class="control"><h1>支付替身控制台</h1><p class="note">这里的交易对应演示环境里的支付订单；二维码打开的就是“收银台”链接。</p><section><h2>下一次通知或退款</h2>${armForm()}${arms.map(armLine)}</section><section><h2>交易</h2><div class="wide"><table><thead><tr><th>时间</th><th>渠道</th><th>订单号</th><th>金额</th><th>状态</th><th>通知</th><th>操作</th></tr></thead><tbody>${trades.length > 0 ? trades.map(row) : html`<tr><td colspan="7">暂无交易</td></tr>`}</tbody></table></div></section></main>`,
  )

const option = ([value, name]: readonly [string, string]): Html =>
  html`<option value="${value}">${name}</option>`

const armForm = (): Html =>
  html`<form method="post" action="/sandbox/pay/control/arm" class="line"><label>方式 <select name="method"><option value="">任意</option>${Object.entries(PAY_WIRES).map(([method, { name }]) => option([method, name]))}</select></label><label>情形 <select name="fault">${FAULTS.map((fault) => option([fault, FAULT_NAMES[fault]]))}</select></label><button class="main">设置</button></form>`

const armLine = ({ fault, method, tradeRef }: ArmedFault): Html =>
  html`<p class="armed">已设置：${tradeRef ?? PAY_WIRES[method as SandboxTrade['method']]?.name ?? '任意方式'}：${FAULT_NAMES[fault]}</p>`

const row = (trade: SandboxTrade): Html =>
  html`<tr><td>${beijingTime(new Date(trade.createdAt))}</td><td>${PAY_WIRES[trade.method].name} ${trade.channel}</td><td>${trade.tradeRef}</td><td>${yuanOf(trade.fen)}</td><td>${STATE_NAMES[trade.state]}${refundedFen(trade) > 0 ? `，已退${yuanOf(refundedFen(trade))}` : ''}</td><td>${notificationState(trade)}</td><td>${actionForms(trade)}</td></tr>`

function notificationState({ sent, taken, fault, nextAt }: SandboxTrade): string {
  const delivery = taken
    ? `已接收（第 ${sent} 次）`
    : sent > 0
      ? `未被接收（${sent} 次）`
      : '未发送'
  return [
    delivery,
    ...(nextAt === null ? [] : ['待重发']),
    ...(fault ? [FAULT_NAMES[fault]] : []),
  ].join('，')
}

const actionForms = (trade: SandboxTrade): Html =>
  trade.state === 'open'
    ? html`<a href="${cashierOf(trade)}">收银台</a>${actionForm(trade, 'close', '关闭')}`
    : trade.state === 'paid'
      ? html`${actionForm(trade, 'deliver', '立即通知')}${actionForm(trade, 'refund', '退款')}${actionForm(trade, 'finishRefunds', '完成退款')}${actionForm(trade, 'notifyRefund', '通知退款')}`
      : html``

const actionForm = ({ id }: SandboxTrade, name: string, label: string): Html =>
  html`<form method="post" action="/sandbox/pay/control/${name}"><input type="hidden" name="id" value="${id}"><button>${label}</button></form>`
