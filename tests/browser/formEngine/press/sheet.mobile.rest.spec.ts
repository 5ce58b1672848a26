import { currentValue, mountOnPage } from '../../support/mountOnPage.ts'
import { digits, expect, kind, press, test, works } from './pressTest.ts'

test('a field of a row’s sheet that complains leaves its press to the sheet’s buttons', async ({
  page,
  address,
  hand,
  form,
  layout,
}) => {
  await mountOnPage(page, address, { formInfo: [works], layout })
  await press(hand, page.getByRole('button', { name: '添加著作' }))
  await form.type('works/0/code', 'x')
  await press(hand, page.getByRole('button', { name: '再添一行' }))
  await form.type('works/1/code', 'y')
  await press(hand, page.getByRole('button', { name: '上一行' }))
  await expect(form.error('works/0/code')).toBeVisible()
  await press(hand, page.getByRole('button', { name: '完成' }))
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  expect(await currentValue(page)).toEqual({ works: [{ code: 'x' }, { code: 'y' }] })
})

test('a finger that scrolls holds nothing back', async ({
  page,
  address,
  context,
  form,
  layout,
}) => {
  const filler = Array.from({ length: 12 }, (_, at) => ({ ...kind, value: `kind${at}` }))
  await mountOnPage(page, address, { formInfo: [digits('code'), ...filler], layout })
  await form.type('code', 'x')
  const cdp = await context.newCDPSession(page)
  await cdp.send('Input.synthesizeScrollGesture', { x: 200, y: 600, yDistance: -300 })
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await form.field('code').locator('input').blur()
  await expect(form.error('code')).toBeAttached()
})
