import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

const MODULE = '/module?id=branches'

/** The row of an organisation, on PC, or its card. */
const entry = (page: Page, name: string): Locator =>
  page.locator('tr, main li').filter({ hasText: name })

/** Names below the heading of a position, as they stand. */
const holders = (place: Locator, position: string) =>
  place
    .locator('li')
    .filter({ has: place.page().getByRole('heading', { name: position, exact: true }) })
    .locator('li')

test('organisations are listed and looked for; a window shows who holds which position', async ({
  page,
}) => {
  await page.goto(MODULE)
  await expect(page.getByRole('heading', { name: '组织机构' })).toBeVisible()
  await expect(entry(page, '统计建模专业委员会')).toContainText('专业委员会')

  await page.getByRole('searchbox').fill('没有的机构')
  await page.getByRole('button', { name: '查询' }).click()
  await expect(page.getByText('没有搜索到结果').first()).toBeVisible()
  await page.getByRole('button', { name: '重置' }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('')

  await entry(page, '统计建模专业委员会').getByRole('button', { name: '成员名单' }).click()
  const dialog = page.getByRole('dialog', { name: '成员名单' })
  await expect(dialog.getByRole('heading', { name: '统计建模专业委员会第五届' })).toBeVisible()
  await expect(holders(dialog, '主任委员')).toHaveText([/陈𬭎/])
  await expect(holders(dialog, '副秘书长')).toHaveCount(0)
  await expect(holders(dialog, '学术秘书')).toHaveText([/缪若溪（兼）/])
})

test('leaders stand by session and position, in the order of their letters, concurrent ones marked', async ({
  page,
}) => {
  await page.goto(MODULE)
  await page.getByRole('tab', { name: '领导名单' }).click()
  await page.getByRole('combobox', { name: '机构' }).selectOption({ label: '理事会' })
  const list = page.getByRole('main')

  await expect(page.getByLabel('届次').locator('option:checked')).toHaveText('第八届')
  await expect(holders(list, '理事长')).toHaveText([/沈砚秋/])
  await expect(holders(list, '副理事长')).toHaveText([/欧阳慕云/, /单明远/])
  await expect(holders(list, '秘书长')).toHaveText([/单明远（兼）/])
  await expect(holders(list, '常务理事')).toHaveText([/陈𬭎/, /仇望山/, /曾毓秀/])

  await page.getByLabel('届次').selectOption({ label: '第七届' })
  await expect(holders(list, '理事长')).toHaveText([/顾闻溪/])
  await expect(holders(list, '秘书长')).toHaveText([/欧阳慕云（兼）/])
})

test.describe('the list of units', () => {
  test('stands under letters to jump by: pointer, finger and keyboard', async ({ page }) => {
    await page.goto('/organisations')
    const letters = page.getByRole('navigation', { name: '按字母定位' })
    await letters.getByRole('button', { name: 'X' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'X' })).toBeFocused()
    await expect(page.getByRole('heading', { level: 2, name: 'X' })).toBeInViewport()

    await letters.getByRole('button', { name: 'C' }).focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 2, name: 'H' })).toBeFocused()

    await page.evaluate(() => scrollTo(0, 0))
    const from = await letters.getByRole('button', { name: 'C' }).boundingBox()
    const to = await letters.getByRole('button', { name: 'Y' }).boundingBox()
    if (!from || !to) throw new Error('the letters are not on the screen')
    await page.mouse.move(from.x + 8, from.y + 8)
    await page.mouse.down()
    await page.mouse.move(to.x + 8, to.y + 8, { steps: 8 })
    await expect(page.getByRole('heading', { level: 2, name: 'Y' })).toBeInViewport()
    await page.mouse.up()
  })

  test('is narrowed by area and by name', async ({ page, form }) => {
    await page.goto('/organisations')
    await expect(page.getByText('璟川大学')).toBeVisible()
    await page.getByRole('searchbox').fill('智能')
    await expect(page.getByText('深研湾智能系统有限公司')).toBeVisible()
    await expect(page.getByText('璟川大学')).toBeHidden()
    await page.getByRole('searchbox').fill('')
    await form.cascade('areaCode', '广东省', '深圳市', '南山区')
    await expect(page.getByText('临澜数据技术有限公司')).toBeVisible()
    await expect(page.getByText('璟川大学')).toBeHidden()
  })

  test('picks for whoever sent one here, and goes back there', async ({ page }) => {
    await page.goto('/organisations?redirect=/notice')
    await expect(page.getByRole('heading', { name: '选择单位' })).toBeVisible()
    await page.getByRole('button', { name: '璟川大学' }).click()
    await expect(page).toHaveURL(/\/notice\?unit=[\w-]+&unitName=/)
  })

  test('only shows who there is when nobody asked for one', async ({ page }) => {
    await page.goto('/organisations')
    await expect(page.getByRole('heading', { name: '单位名录' })).toBeVisible()
    await expect(page.getByRole('button', { name: '璟川大学' })).toHaveCount(0)
  })
})
