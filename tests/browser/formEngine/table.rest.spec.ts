import type { Locator, Page } from '@playwright/test'
import type { FormStore } from '#runtime/core/form/formStore.ts'
import { serveGallery } from '../../widgets/gallery/serve.ts'
import { onPc, onPhone } from '../support/devices.ts'
import { expect, test } from '../support/test.ts'

let gallery: Awaited<ReturnType<typeof serveGallery>>
test.beforeAll(async () => {
  gallery = await serveGallery()
})
test.afterAll(() => gallery.server.close())

type WithStore = { store: FormStore }

/** The table `t` of eight columns, with so many rows. */
async function open(page: Page, layout: 'pc' | 'mobile', rows: number): Promise<Locator> {
  await page.goto(`${gallery.url}?layout=${layout}&scenario=table/eight-columns`)
  const table = page.locator('[data-field="t"]')
  await table.waitFor()
  await page.evaluate((count) => {
    const filled = Array.from({ length: count }, (_, row) => ({ c0: `题目${row + 1}`, c2: 2020 }))
    ;(window as unknown as WithStore).store.set('t', filled)
  }, rows)
  return table
}

const titles = (page: Page) =>
  page.evaluate(() => (window as unknown as WithStore).store.rows('t').map(({ c0 }) => c0))

const cell = (page: Page, path: string) => page.locator(`[data-field="t/${path}"]`)

test.describe('on PC', onPc('cells are typed into where they stand'), () => {
  test('a table is filled in by keyboard alone', async ({ page }) => {
    await open(page, 'pc', 0)
    await page.getByRole('button', { name: '添加一行' }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.type('甲')
    await page.keyboard.press('Tab')
    await page.keyboard.type('学报')
    await page.keyboard.press('Alt+Enter')
    await page.keyboard.type('乙')
    await page.keyboard.press('Alt+ArrowUp')
    await expect(cell(page, '0/c0').locator('input')).toBeFocused()
    expect(await titles(page)).toEqual(['乙', '甲'])
    await page.keyboard.press('Escape')
    await page.keyboard.press('ArrowDown')
    await expect(cell(page, '1/c0')).toBeFocused()
    await page.keyboard.press('Alt+Delete')
    expect(await titles(page)).toEqual(['乙'])
    await page.keyboard.press('Escape')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: '添加一行' })).toBeFocused()
  })

  test('a sheet is pasted, its bad cells are marked, and all of it is taken back', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page, 'pc', 1)
    const sheet = Array.from({ length: 200 }, (_, row) =>
      [
        `论文${row}`,
        '学报',
        row === 7 ? '去年' : '1,998',
        '核心',
        '2024年3月1日',
        '是',
        '',
        '',
      ].join('\t'),
    )
    await page.evaluate((text) => navigator.clipboard.writeText(text), sheet.join('\r\n'))
    await cell(page, '0/c0').locator('input').focus()
    await page.keyboard.press('Control+v')
    await expect(page.getByText('粘贴了 200 行：1199 个单元格已填入，1 个需要修改')).toBeVisible()
    await page.getByRole('button', { name: '第 8 行年份' }).first().click()
    await expect(cell(page, '7/c2').locator('input')).toBeFocused()
    await expect(cell(page, '7/c2').locator('[data-error]')).toHaveText('“去年”不是数字')
    await page.keyboard.type('1999')
    await expect(cell(page, '7/c2').locator('[data-error]')).toHaveCount(0)
    await page.getByRole('button', { name: '撤销' }).click()
    expect(await titles(page)).toEqual(['题目1'])
  })

  test('200 rows: a part is rendered, what has the focus stays, and a far row is reached by key', async ({
    page,
  }) => {
    const table = await open(page, 'pc', 200)
    expect(await table.locator('tbody tr[data-row]').count()).toBeLessThan(40)
    await cell(page, '1/c0').locator('input').focus()
    await table
      .getByRole('grid')
      .locator('..')
      .evaluate((box) => box.scrollTo(0, 6000))
    await expect(cell(page, '90/c0')).toBeVisible()
    await page.keyboard.type('甲')
    await expect(cell(page, '1/c0').locator('input')).toHaveValue('题目2甲')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+End')
    await expect(table.locator('tr[data-row="199"] td').last()).toBeFocused()
    await expect(cell(page, '199/c0')).toBeVisible()
  })

  test('head, index and buttons stay in sight while a wide grid scrolls', async ({ page }) => {
    const table = await open(page, 'pc', 30)
    await table
      .getByRole('grid')
      .locator('..')
      .evaluate((box) => box.scrollTo(400, 700))
    for (const stays of [
      'thead th:first-child',
      'thead th:last-child',
      'tr[data-row="16"] td:first-child',
    ])
      await expect(table.locator(stays)).toBeInViewport({ ratio: 0.9 })
    await cell(page, '16/c0').locator('input').focus()
    const index = await table.locator('tr[data-row="16"] td').first().boundingBox()
    const input = await cell(page, '16/c0').locator('input').boundingBox()
    expect(input?.x ?? 0).toBeGreaterThanOrEqual((index?.x ?? 0) + (index?.width ?? 0))
  })
})

test.describe('on a phone', onPhone('a row has its sheet'), () => {
  test('rows are cards; a sheet edits them, leads on, and loses nothing when it is closed', async ({
    page,
  }) => {
    const table = await open(page, 'mobile', 2)
    await page.getByRole('button', { name: '修改第 2 行' }).click()
    await cell(page, '1/c0').locator('input').fill('改过')
    await page.getByRole('button', { name: '再添一行' }).click()
    await expect(cell(page, '2/c0')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(table.getByRole('listitem')).toHaveCount(3)
    await expect(cell(page, '1/c0')).toContainText('改过')
    await expect(cell(page, '2/c0').locator('[data-error]')).toHaveText('请输入题目')
    for (const button of await table.getByRole('listitem').last().getByRole('button').all())
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  })

  test('200 cards are all there in the end, and a table is pasted in a sheet', async ({ page }) => {
    const table = await open(page, 'mobile', 200)
    await expect(table.getByText('题目200')).toBeAttached()
    await page.getByRole('button', { name: '粘贴表格' }).click()
    await page.getByLabel('要粘贴的表格').fill('年份\t题目\n2021\t新的')
    await page.getByRole('button', { name: '填入' }).click()
    await expect(page.getByText('粘贴了 1 行：2 个单元格已填入')).toBeVisible()
    expect((await titles(page)).at(-1)).toBe('新的')
  })
})
