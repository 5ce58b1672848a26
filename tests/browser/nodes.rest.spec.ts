import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

const button = (root: Page | Locator, name: string): Locator =>
  root.getByRole('button', { name, exact: true })

test.beforeEach(async ({ page }) => {
  await page.goto('/test/nodes')
})

test('a tab and a step each show their own body, and lead back', async ({ page }) => {
  const main = page.getByRole('main')
  await main.getByRole('tab', { name: '标签乙' }).click()
  await expect(main.getByText('乙的内容')).toBeVisible()
  await expect(main.getByText('甲的内容')).toBeHidden()
  await expect(main.getByRole('tab', { name: '不可选' })).toBeDisabled()

  await button(main, '下一步').click()
  await expect(main.getByText('第二步的内容')).toBeVisible()
  await expect(main.getByText('第一步的内容')).toBeHidden()
  await button(main, '上一步').click()
  await expect(main.getByText('第一步的内容')).toBeVisible()
})

test('buttons act, those that are off do not, and a question that is declined ends its action', async ({
  page,
}) => {
  await button(page, '主要').click()
  await expect(page.getByText('看到了').first()).toBeVisible()
  await expect(button(page, '不可用')).toBeDisabled()

  const question = page.getByRole('dialog')
  await button(page, '先问一句').click()
  await expect(question).toContainText('真的要这样做吗？')
  await button(question, '取消').click()
  await expect(question).toBeHidden()
  await expect(page.getByText('做好了')).toHaveCount(0)
  await button(page, '先问一句').click()
  await button(question, '确定').click()
  await expect(page.getByText('做好了')).toBeVisible()
})

test('an entry of a menu acts and folds it', async ({ page }) => {
  await button(page, '菜单').click()
  const entry = button(page, '提示')
  await entry.click()
  await expect(page.getByText('看到了')).toBeVisible()
  await expect(entry).toBeHidden()
})

test('a row acts on itself', async ({ page, isPhone }) => {
  const row = page
    .locator('tr, li')
    .filter({ has: button(page, '查看') })
    .nth(1)
  const title = row.locator(isPhone ? 'dd' : 'td:nth-of-type(2)').first()
  await expect(title).not.toBeEmpty()
  const text = (await title.textContent()) ?? ''
  await button(row, '查看').click()
  await expect(page.getByRole('region', { name: '消息' })).toContainText(text)
})

test('a search is asked for by its button or by Enter', async ({ page }) => {
  await page.getByRole('searchbox', { name: '输入关键字' }).fill('关键字')
  await page.keyboard.press('Enter')
  await expect(page.getByText('查询了')).toBeVisible()
  await expect(page.getByText('查询了')).toBeHidden()
  await button(page, '查询').click()
  await expect(page.getByText('查询了')).toBeVisible()
})

/** Height of a line, in pixels. */
const LINE = 20

test('a list under letters is as high before it is seen as it is then: nothing below it moves', async ({
  page,
}) => {
  const last = page.getByRole('region', { name: 'Z', exact: true })
  const height = () => last.locator('..').evaluate((list: HTMLElement) => list.offsetHeight)
  const before = await height()
  await last.scrollIntoViewIfNeeded()
  await expect(page.getByText('浙江')).toBeInViewport()
  expect(Math.abs((await height()) - before)).toBeLessThan(LINE)
})

test('a form is in order once what it needs is there', async ({ page, form }) => {
  await button(page, '检查这张表').click()
  await expect(form.error('name')).toHaveText('请输入姓名')
  await expect(page.getByText('没有问题')).toHaveCount(0)
  await form.type('name', '欧阳明远')
  await button(page, '检查这张表').click()
  await expect(page.getByText('没有问题')).toBeVisible()
})

test('a countdown counts down once it is started', async ({ page }) => {
  await expect(page.getByText(/^还剩 \d+ 秒$/)).toHaveCount(0)
  await button(page, '开始计时').click()
  await expect(page.getByText(/^还剩 (10|9) 秒$/)).toBeVisible()
  await expect(page.getByText(/^还剩 [78] 秒$/)).toBeVisible()
})
