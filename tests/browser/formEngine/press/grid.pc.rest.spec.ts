import { openJoinForm } from '../../support/journey.ts'
import { currentValue, mountOnPage } from '../../support/mountOnPage.ts'
import { digits, expect, kind, middleOf, press, test, works } from './pressTest.ts'

test('a cell that complains leaves its press to a radio button, to the buttons of rows, to submission', async ({
  page,
  address,
  hand,
  form,
  layout,
}) => {
  await mountOnPage(page, address, { formInfo: [works, kind], layout })
  const write = async (row: number) => {
    await press(hand, page.getByRole('button', { name: '添加一行' }))
    await form.type(`works/${row}/code`, 'x')
  }
  await write(0)
  await press(hand, form.field('kind').locator('label').last())
  await expect(form.error('works/0/code')).toBeVisible()
  expect(await currentValue(page)).toEqual({ works: [{ code: 'x' }], kind: '02' })
  await write(1)
  await press(hand, page.locator('[data-row="0"] [data-act="remove"]'))
  await expect(page.locator('[data-row]')).toHaveCount(1)
  await write(1)
  await press(hand, page.locator('button[type=submit]'))
  await expect(page.getByRole('region', { name: '有 2 处需要修改' })).toBeVisible()
})

test('a press on 提交 after 添加一行 is a submission, in the product', async ({ page, hand }) => {
  await openJoinForm(page)
  await press(hand, page.getByRole('button', { name: '添加一行' }))
  await expect(page.locator('[data-field^="works/0/"]:focus-within')).toBeVisible()
  await press(hand, page.getByRole('button', { name: '提交', exact: true }))
  await expect(page.getByRole('region', { name: /^有 \d+ 处需要修改$/ })).toBeVisible()
})

test('a press that ends elsewhere presses nothing, and holds nothing back afterwards', async ({
  page,
  address,
  form,
  layout,
}) => {
  await mountOnPage(page, address, { formInfo: [digits('code'), kind], layout })
  await form.type('code', 'x')
  const at = await middleOf(form.field('kind').locator('label').last())
  await page.mouse.move(at.x, at.y)
  await page.mouse.down()
  await page.mouse.move(at.x, at.y + 200)
  await expect(form.error('code')).toHaveCount(0)
  await page.mouse.up()
  await expect(form.error('code')).toBeVisible()
  expect(await currentValue(page)).toEqual({ code: 'x' })
})
