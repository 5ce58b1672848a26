import { yuanOf } from '#domain/money/fees/yuan.ts'
import { beijingTime } from '#server/providers/pay/beijingTime.ts'
import { type Html, html, page } from '#server/providers/pay/emulation/html.ts'
import type { SandboxTrade } from '#server/providers/pay/emulation/trade.ts'
import { cashierOf } from '#server/providers/pay/emulation/trade.ts'
import { PAY_WIRES } from '../payWireRegistry.ts'

/** Renders the page where a trade is paid, on PC and phone. `failed`: the previous attempt was declined. */
export function cashierPage(trade: SandboxTrade, failed: boolean): string {
  const { name } = PAY_WIRES[trade.method]
  return page(
    `${name}收银台（本地演示）`,
    html`<main class="cashier m${trade.method}"><header><h1>${name}收银台</h1><p class="note">本地演示，不会产生真实扣款</p></header><p class="sum"><small>¥</small>${yuanOf(trade.fen)}</p><dl><dt>商品</dt><dd>${trade.subject || '会员会费'}</dd><dt>订单号</dt><dd>${trade.tradeRef}</dd><dt>有效期至</dt><dd>${beijingTime(new Date(trade.expiresAt))}</dd></dl>${BODIES[trade.state](trade, failed)}</main>`,
  )
}

const BODIES: Readonly<
  Record<SandboxTrade['state'], (trade: SandboxTrade, failed: boolean) => Html>
> = {
  open: (trade, failed) =>
    html`${failed ? html`<p class="bad" role="alert">付款失败：发卡行拒绝了这笔交易（模拟）。可以重试。</p>` : ''}<form method="post" action="${cashierOf(trade)}"><button name="deed" value="pay" class="main">确认付款</button><button name="deed" value="fail">模拟付款失败</button>${trade.returnUrl ? html`<button name="deed" value="leave">取消付款，返回商家</button>` : ''}</form>`,
  paid: (trade) => html`<p class="good" role="status">支付成功</p>${backTo(trade)}`,
  closed: (trade) => html`<p class="bad" role="status">订单已关闭，不能再付款</p>${backTo(trade)}`,
}

const backTo = ({ returnUrl }: SandboxTrade): Html =>
  returnUrl
    ? html`<p><a class="main" href="${returnUrl}">返回商家</a></p>`
    : html`<p class="note">请回到原来的页面查看结果。</p>`
