import { afterEach, describe, expect, test, vi } from 'vitest'
import { payInApp } from '../../../src/app/wechat/payInApp.ts'

const PARAMETERS = { appId: 'wx1', package: 'prepay_id=1', signType: 'RSA' }
const APP = 'Mozilla/5.0 (iPhone) MicroMessenger/8.0.50'

const place = (answer: string) => {
  const asked: unknown[] = []
  vi.stubGlobal('WeixinJSBridge', {
    invoke(name: string, given: unknown, told: (answer: { err_msg: string }) => void) {
      asked.push(name, given)
      told({ err_msg: answer })
    },
  })
  return asked
}
afterEach(() => vi.unstubAllGlobals())

describe('paying inside the messaging app', () => {
  test('hands the app the signed parameters', async () => {
    const asked = place('getBrandWCPayRequest:ok')
    await payInApp(JSON.stringify(PARAMETERS))
    expect(asked).toEqual(['getBrandWCPayRequest', PARAMETERS])
  })

  test('a payer who closes the sheet is told nothing', async () => {
    place('getBrandWCPayRequest:cancel')
    await expect(payInApp('{}')).rejects.toMatchObject({ kind: 'dismissed' })
  })

  test('anything else is a failed payment', async () => {
    place('getBrandWCPayRequest:fail')
    await expect(payInApp('{}')).rejects.toMatchObject({ msg: '支付失败' })
  })

  test('another browser says where to go', async () => {
    await expect(payInApp('{}')).rejects.toMatchObject({ msg: '请在微信中打开本页面后再试' })
  })

  test('waits for the bridge, which comes a moment after the page', async () => {
    vi.stubGlobal('navigator', { userAgent: APP })
    const paid = payInApp('{}')
    place('getBrandWCPayRequest:ok')
    document.dispatchEvent(new Event('WeixinJSBridgeReady'))
    await paid
  })
})
