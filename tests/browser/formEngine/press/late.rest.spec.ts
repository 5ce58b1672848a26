import { currentValue, type HostWindow, mountOnPage } from '../../support/mountOnPage.ts'
import { digits, expect, kind, middleOf, press, test } from './pressTest.ts'

test('what the server answers between press and release is said after it', async ({
  page,
  address,
  hand,
  form,
  layout,
}) => {
  const mobile = {
    type: 'textBox',
    value: 'mobile',
    label: '手机号码',
    isRegExp: true,
    commonRegExp: 'mobile',
    notRepeatText: '手机号码已存在',
  }
  const context = { taken: { mobile: ['13800000000'] } }
  await mountOnPage(page, address, { formInfo: [mobile, kind], layout, context })
  await form.type('mobile', '13800000000')
  const at = await middleOf(form.field('kind').locator('label').last())
  await hand.down(at)
  const found = await page.evaluate(() => (window as unknown as HostWindow).form.validate())
  expect(found).toEqual({ mobile: '手机号码已存在' })
  await expect(form.error('mobile')).toHaveCount(0)
  await hand.up(at)
  await expect(form.error('mobile')).toHaveText('手机号码已存在')
})

test('a form in a shadow root gets its presses', async ({ page, address, hand, form, layout }) => {
  await mountOnPage(page, address, { formInfo: [digits('code'), kind], layout, shadow: true })
  await form.type('code', 'x')
  await press(hand, form.field('kind').locator('label').last())
  await expect(form.error('code')).toBeVisible()
  expect(await currentValue(page)).toEqual({ code: 'x', kind: '02' })
  await form.type('code', '1')
  await press(hand, page.locator('button[type=submit]'))
  const submitted = () => page.evaluate(() => (window as unknown as HostWindow).submitted)
  await expect.poll(submitted).toEqual([{ code: '1', kind: '02' }])
})
