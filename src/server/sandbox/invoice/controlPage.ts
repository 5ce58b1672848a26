import { yuanOf } from '#domain/money/fees/yuan.ts'
import {
  type ArmedFault,
  FAULTS,
  type Fault,
  type SandboxInvoice,
} from '#server/providers/invoice/emulation/sandboxInvoice.ts'
import { type Html, html, page } from '#server/providers/pay/emulation/html.ts'

const FAULT_NAMES: Readonly<Record<Fault, string>> = {
  late: '一直开票中，直到在这里完成',
  refused: '受理后开票失败',
  rejected: '不受理',
  lost: '已开票，应答丢失',
  down: '服务器错误，没有受理',
  twice: '查询结果中出现两次',
  noFile: '发票文件损坏',
}
const STATE_NAMES = { open: '开票中', issued: '已开具', failed: '开票失败' } as const

/** Renders the control page: the emulator's invoices, and the armed faults. */
export const controlPage = (
  invoices: readonly SandboxInvoice[],
  arms: readonly ArmedFault[],
): string =>
  page(
    '电子发票替身控制台',
    html`<main class="control"><h1>电子发票替身控制台</h1><p class="note">这里的发票对应演示环境里向开票平台申请的发票。</p><section><h2>下一次开票或红冲</h2><form method="post" action="/sandbox/invoice/control/arm" class="line"><label>情形 <select name="fault">${FAULTS.map((fault) => html`<option value="${fault}">${FAULT_NAMES[fault]}</option>`)}</select></label><button class="main">设置</button></form>${arms.map(({ fault }) => html`<p class="armed">已设置：${FAULT_NAMES[fault]}</p>`)}</section><section><h2>发票</h2><div class="wide"><table><thead><tr><th>时间</th><th>申请号</th><th>抬头</th><th>金额</th><th>发票号码</th><th>状态</th><th>操作</th></tr></thead><tbody>${invoices.length > 0 ? invoices.map(row) : html`<tr><td colspan="7">暂无发票</td></tr>`}</tbody></table></div></section></main>`,
  )

const row = (invoice: SandboxInvoice): Html =>
  html`<tr><td>${invoice.at}</td><td>${invoice.ref}</td><td>${invoice.buyerName}</td><td>${invoice.blueNum ? '-' : ''}${yuanOf(invoice.fen)}</td><td>${invoice.num}${invoice.blueNum ? `（红冲 ${invoice.blueNum}）` : ''}</td><td>${STATE_NAMES[invoice.state]}</td><td>${invoice.state === 'open' ? finishForm(invoice) : ''}</td></tr>`

const finishForm = ({ ref }: SandboxInvoice): Html =>
  html`<form method="post" action="/sandbox/invoice/control/finish"><input type="hidden" name="ref" value="${ref}"><button>完成开票</button></form>`
