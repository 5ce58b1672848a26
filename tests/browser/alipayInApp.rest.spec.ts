import { answer, choose, ORDER_CALL, openDues, press, startPaying } from './support/dues.ts'
import { backFromPlatform } from './support/openIds.ts'
import { picture } from './support/picture.ts'
import { expect, test } from './support/test.ts'

const PAYER = '13800000035'
const AGENT = {
  pc: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/122.0 Safari/537.36 MicroMessenger/7.0.20 WindowsWechat',
  mobile:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.50',
}
const BLOCKED = '在微信中不能用支付宝付款'

test.use({
  userAgent: async ({ isPhone }, use) => use(isPhone ? AGENT.mobile : AGENT.pc),
  permissions: ['clipboard-read', 'clipboard-write'],
})

test('inside WeChat Alipay is explained before and after an order, with what works there', async ({
  page,
  request,
  isPhone,
  baseURL,
}) => {
  // The app on a computer is shown the phone's layout until somebody chooses the other.
  if (!isPhone)
    await page.context().addCookies([{ name: 'device', value: 'pc', url: String(baseURL) }])
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  await page.goto('/')
  await backFromPlatform(page)
  await openDues({ page, request, isPhone }, PAYER)
  await choose(page, /支付宝/)
  await expect(page.getByText(BLOCKED)).toBeVisible()
  await expect(page.getByText(isPhone ? /“在浏览器打开”/ : /“用默认浏览器打开”/)).toBeVisible()
  await expect(page.getByRole('button', { name: '确认支付' })).toHaveCount(0)
  await picture(page, 'alipay-in-app')
  await press(page, '复制本页地址')
  await expect(page.getByText('已复制，请在浏览器中粘贴打开')).toBeVisible()
  expect(await clipboard()).toBe(page.url())
  await press(page, '改用微信支付')
  await expect(page.getByRole('radio', { name: /微信支付/ })).toBeChecked()
  await expect(page.getByText(BLOCKED)).toHaveCount(0)
  await expect(page.getByRole('button', { name: '确认支付' })).toBeVisible()

  // An order that was begun in a browser and is looked at inside the app.
  await choose(page, /工商银行/)
  await startPaying(page, /工商银行/)
  if (isPhone) {
    await expect(page.getByRole('heading', { name: /收银台/ })).toBeVisible()
    await page.goBack()
  }
  await answer(page, ORDER_CALL, (data: object) => ({
    ...data,
    method: '0101',
    methodName: '支付宝',
    methodInfo: { kind: 'online', app: '支付宝', inApp: 'blocked' },
    result: JSON.stringify({ kind: 'page', content: '/sandbox/pay/alipay/gateway.do' }),
  }))
  await page.reload()
  await expect(page.getByText(BLOCKED)).toBeVisible()
  await expect(page.getByText(/可以点“更换支付方式”改用其他方式/)).toBeVisible()
  await expect(page.getByRole('button', { name: '去支付' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: '更换支付方式' })).toBeVisible()
  await picture(page, 'alipay-in-app-order')
})
