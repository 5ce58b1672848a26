import { patience } from '../support/patience.ts'
import { onBoth, onPhone } from './support/devices.ts'
import { answer, choose, ORDER_CALL, openDues, payAt, press, startPaying } from './support/dues.ts'
import { picture } from './support/picture.ts'
import { expect, test } from './support/test.ts'

/** Seeded members; each test has its own. */
const NEW = '13800000032'
const RENEWING = '13800000037'
const SLOW = '13800000039'
const CHANGING = '13800000320'
const PAID_UP = '13800000041'

const TITLE = '缴费通知'

test(
  'a new member reads the notice, fills in an invoice, pays by WeChat and is welcomed',
  onBoth('money is asked for in a sheet on phones'),
  async ({ page, request, isPhone, form }) => {
    await openDues({ page, request, isPhone }, NEW)
    await expect(page.getByRole('heading', { name: TITLE })).toBeVisible()
    await expect(page.getByText('生成日期：')).toBeVisible()
    await expect(page.getByText('新入会')).toBeVisible()
    await picture(page, 'notice')
    await expect(page.getByText('2025—2026年')).toBeVisible()
    await expect(page.getByText('400.00 元').first()).toBeVisible()
    await expect(page.getByText(/高级会员会费：每年 200 元/)).toBeVisible()
    await page.getByRole('combobox', { name: '缴费至' }).selectOption('2027年')
    await expect(page.getByText('600.00 元').first()).toBeVisible()
    await page.getByRole('checkbox', { name: '需要开具发票' }).check()
    await form.type('name', '')
    await press(page, '确认支付')
    // Everything at once, each at its place.
    await expect
      .poll(() => form.errors())
      .toEqual({
        name: '请输入发票抬头',
        email: '请输入邮箱',
        receiveMethod: '请选择领取方式',
        'page.method': '请选择支付方式',
      })
    await expect(page.getByRole('region', { name: '消息' }).locator('[data-kind]')).toHaveCount(0)
    await form.type('name', '沈知远')
    await form.tick('type', '单位抬头')
    await form.tick('receiveMethod', '快递')
    await choose(page, /微信支付/)
    await expect(form.error('num')).toHaveText('请输入单位税号')
    await expect(form.error('linkPhone')).toHaveText('请输入收件人电话')
    await expect(page.getByRole('radio', { name: /微信支付/ })).not.toBeChecked()
    await picture(page, 'invoice-refused')
    await form.type('num', '1299000040000000')
    await form.type('email', 'shen@example.org')
    await form.tick('receiveMethod', '电子凭证')
    await choose(page, /微信支付/)
    await expect(form.error('num')).toHaveText('单位税号格式错误')
    await form.type('num', '12990000400000000a')

    await page.reload()
    await page.getByRole('combobox', { name: '缴费至' }).selectOption('2027年')
    await page.getByRole('checkbox', { name: '需要开具发票' }).check()
    await picture(page, 'invoice-kept')
    await press(page, '继续填写')
    await expect(form.field('num').locator('input')).toHaveValue('12990000400000000A')
    await expect(form.field('email').locator('input')).toHaveValue('shen@example.org')

    const { kind, content } = await startPaying(page, /微信支付/)
    expect(kind).toBe(isPhone ? 'page' : 'qr')
    if (isPhone) {
      await page.getByRole('button', { name: '确认付款' }).click()
    } else {
      await expect(page.getByText('请用微信扫描二维码付款')).toBeVisible()
      await expect(page.getByText(/请在 29:\d\d 内完成支付/)).toBeVisible()
      await picture(page, 'wait-qr')
      await page.goto(page.url().replace(/&order=[^&]*/, ''))
      await expect(page.getByRole('img', { name: '二维码' })).toBeVisible()
      expect(page.url()).toContain('&order=')
      await payAt(page, content)
    }
    await expect(page.getByText('恭喜您成为会员')).toBeVisible()
    await expect(page.getByText('已收到会费 600.00 元，会费有效期至 2027-12-31。')).toBeVisible()
    await expect(page.getByText('HXSK000001').first()).toBeVisible()
    await expect(page.getByText(/（申请中）/)).toBeVisible()
    await picture(page, 'welcome')
    await expect(page.getByText(/不设统一的默认密码/)).toHaveCount(isPhone ? 0 : 1)
    if (!isPhone) {
      await expect(page.getByText(NEW)).toBeVisible()
      await press(page, '查看会员证书')
      await expect(page.getByRole('dialog', { name: '会员证书' })).toBeVisible()
      await page.keyboard.press('Escape')
      await press(page, '找回密码')
      const dialog = page.getByRole('dialog', { name: '找回密码' })
      await expect(dialog.locator('[data-field="userPwd"]')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    }
    const saved = page.waitForEvent('download')
    await press(page, '下载收据')
    expect((await saved).suggestedFilename()).toMatch(/\.pdf$/)
    await press(page, '返回首页')
    await expect(page).toHaveURL('/')
  },
)

test('Alipay: a cashier in the same tab; back from it the order waits; a renewal is thanked for', async ({
  page,
  request,
  isPhone,
}) => {
  await openDues({ page, request, isPhone }, RENEWING)
  await expect(page.getByText('缴费年度：2027年')).toBeVisible()
  await expect(page.getByText('续费')).toBeVisible()
  expect((await startPaying(page, /支付宝/)).kind).toBe('page')
  await expect(page.getByRole('heading', { name: '支付宝收银台' })).toBeVisible()
  await picture(page, 'cashier')
  await page.goBack()
  await expect(page.getByText('应付 100.00 元')).toBeVisible()
  await picture(page, 'wait-cashier')
  await press(page, '查询支付结果')
  await expect(page.getByText('暂未查到付款，请稍后再查')).toBeVisible()
  await picture(page, 'not-found-yet')
  await press(page, '去支付')
  await press(page, '模拟付款失败')
  await press(page, '取消付款，返回商家')
  await expect(page.getByText('应付 100.00 元')).toBeVisible()
  await press(page, '去支付')
  await press(page, '确认付款')
  await expect(page.getByText('缴费成功')).toBeVisible()
  await expect(page.getByText('已收到会费 100.00 元，会费有效期至 2027-12-31。')).toBeVisible()
  await picture(page, 'renewed')
  await page.goto(page.url().replace(/&order=[^&]*/, ''))
  await expect(page.getByText('会费已缴清')).toBeVisible()
})

test('when the time is over the result is unknown, never failed; money that came is found', async ({
  page,
  request,
  isPhone,
}) => {
  await openDues({ page, request, isPhone }, SLOW)
  const { kind, content } = await startPaying(page, /建设银行/)
  if (kind === 'page') {
    await expect(page.getByRole('heading', { name: /收银台/ })).toBeVisible()
    await page.goBack()
  } else await expect(page.getByText('请用建设银行手机银行扫描二维码付款')).toBeVisible()
  const deadline = new Date(Date.now() + 8000).toISOString()
  await answer(page, ORDER_CALL, (data) => ({ ...data, deadline }))
  await page.reload()
  await expect(page.getByText(/请在 00:0\d 内完成支付/)).toBeVisible()
  await expect(page.getByText('支付结果未知')).toBeVisible()
  await expect(page.getByText(/请不要重复支付/)).toBeVisible()
  await picture(page, 'unknown')
  await press(page, '查询支付结果')
  await expect(page.getByText('暂未查到付款，请稍后再查')).toBeVisible()
  await payAt(page, content)
  await expect(async () => {
    if (await page.getByText('支付结果未知').isVisible()) await press(page, '查询支付结果')
    await expect(page.getByText('缴费成功')).toBeVisible({ timeout: patience(2) })
  }).toPass()
})

test('the way to pay is changed; the same notice is paid in another way', async ({
  page,
  request,
  isPhone,
}) => {
  await openDues({ page, request, isPhone }, CHANGING)
  const { kind } = await startPaying(page, /工商银行/)
  if (kind === 'page') {
    await expect(page.getByRole('heading', { name: /收银台/ })).toBeVisible()
    await page.goBack()
  } else await expect(page.getByText('请用工商银行手机银行扫描二维码付款')).toBeVisible()
  await press(page, '更换支付方式')
  await picture(page, 'change')
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
  await expect(page.getByRole('heading', { name: TITLE })).toBeVisible()
  await startPaying(page, /支付宝/)
  await press(page, '确认付款')
  await expect(page.getByText('恭喜您成为会员')).toBeVisible()
})

test('who has paid for the whole period is told so', async ({ page, request, isPhone }) => {
  await openDues({ page, request, isPhone }, PAID_UP)
  await expect(page.getByText('您的会费已缴至 2027-12-31，目前无须缴费。')).toBeVisible()
  await picture(page, 'paid-up')
  await press(page, '返回首页')
  await expect(page).toHaveURL('/')
})

test.describe('in the messaging app', onPhone('the app is a phone’s'), () => {
  const PAYER = '13800000035'
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.50',
  })

  test('paying asks for the leave that a visit did not get; a failure may be repeated; a good one is waited for', async ({
    page,
    request,
    isPhone,
  }) => {
    const answers = ['fail', 'cancel', 'ok']
    let prepay = ''
    await page.exposeFunction('bridgeSays', (given: { package: string }) => {
      prepay = given.package
      return `getBrandWCPayRequest:${answers.shift()}`
    })
    await page.addInitScript(() => {
      // A visit whose one attempt to learn the openId came to nothing.
      sessionStorage.setItem('openId tried', '1')
      const says = (given: unknown) =>
        (window as unknown as { bridgeSays(given: unknown): Promise<string> }).bridgeSays(given)
      Object.assign(window, {
        WeixinJSBridge: {
          invoke: async (_name: string, given: unknown, told: (answer: object) => void) =>
            told({ err_msg: await says(given) }),
        },
      })
    })
    await openDues({ page, request, isPhone }, PAYER)
    await choose(page, /微信支付/)
    await press(page, '确认支付')
    await expect(page.getByRole('dialog', { name: '微信授权' })).toBeVisible()
    await picture(page, 'app-leave')
    await press(page, '去授权')
    await expect(page.getByText('会员信息')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect((await startPaying(page, /微信支付/)).kind).toBe('jsapi')
    await expect(page.getByText('支付失败')).toBeVisible()
    await expect(page.getByText('请在微信中完成付款。')).toBeVisible()
    await picture(page, 'app-failed')
    await page.getByRole('main').getByRole('button', { name: '微信支付' }).click()
    await expect.poll(() => answers.length).toBe(1)
    await page.getByRole('main').getByRole('button', { name: '微信支付' }).click()
    await expect(page.getByText('正在确认付款结果，请稍候…')).toBeVisible()
    await picture(page, 'app-confirming')
    await payAt(page, `/sandbox/pay/cashier/${prepay.replace('prepay_id=wx', '')}`)
    await expect(page.getByText('缴费成功')).toBeVisible()
  })
})
