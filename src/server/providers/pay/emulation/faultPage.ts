import { html, page } from './html.ts'

/** Renders a provider's error page for a browser request that it cannot accept. */
export const faultPage = (code: string): string =>
  page(
    '支付请求有误（本地演示）',
    html`<main class="cashier"><h1>支付请求有误</h1><p class="bad" role="alert">${code}</p></main>`,
  )
