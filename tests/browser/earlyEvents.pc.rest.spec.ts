import { answer } from './support/dues.ts'
import { holdBack } from './support/holdBack.ts'
import { expect, test } from './support/test.ts'

/** A slow line: the page is there, its scripts come when they are let through. */
let letScriptsThrough: () => void
test.beforeEach(async ({ page }) => {
  letScriptsThrough = await holdBack(page, '**/assets/*.js')
})

test('what is typed and pressed before the scripts are there is done when they are', async ({
  page,
}) => {
  await page.goto('/module?id=status', { waitUntil: 'commit' })
  const search = page.getByRole('searchbox')
  await search.fill('13999999999')
  await page.getByRole('button', { name: '查询' }).first().click()
  letScriptsThrough()
  await expect(page.getByText(/没有搜索到结果|无数据/).first()).toBeVisible()
  await expect(search).toHaveValue('13999999999')
})

test('a button of the frame pressed early opens its dialog', async ({ page }) => {
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('button', { name: '登录', exact: true }).click()
  letScriptsThrough()
  await expect(page.getByRole('dialog', { name: '登录' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
})

test('the way to the content is gone when there is one to lead it', async ({ page }) => {
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('link', { name: '跳到主要内容' }).focus()
  await page.keyboard.press('Enter')
  letScriptsThrough()
  await expect(page.locator('main')).toBeFocused()
  await expect(page).toHaveURL('/')
})

test('a link works before any script', async ({ page }) => {
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('link', { name: '更多通知公告' }).click()
  await expect(page).toHaveURL('/notice')
})

test('a drawn field stays where it is, focused, though its own code comes last', async ({
  page,
}) => {
  const letSearchThrough = await holdBack(page, '**/assets/SearchNode-*.js')
  letScriptsThrough()
  await page.goto('/test/nodes')
  const search = page.getByRole('searchbox', { name: '输入关键字' })
  await search.fill('关键字')
  await search.evaluate((field) => field.setAttribute('data-same', ''))
  await page.keyboard.press('Enter')
  letSearchThrough()
  await expect(page.getByText('查询了')).toBeVisible()
  await expect(page.locator('[data-same]')).toBeFocused()
  await expect(search).toHaveValue('关键字')
})

test('a press that began before the scripts came is a click when it ends', async ({ page }) => {
  await page.goto('/module?id=join', { waitUntil: 'commit' })
  const type = page.getByRole('radio', { name: '普通会员' })
  await type.hover()
  await page.mouse.down()
  letScriptsThrough()
  await page.waitForLoadState('networkidle')
  await page.mouse.up()
  await expect(type).toBeChecked()
})

const SUB_ORGS = /open\/subOrgList/

test('the first press is a click, whatever arrives above it meanwhile', async ({ page }) => {
  letScriptsThrough()
  await page.goto('/module?id=branches', { waitUntil: 'networkidle' })
  const phone = page.getByRole('button', { name: '切换到手机版' })
  await phone.hover()
  const letActionsThrough = await holdBack(page, '**/assets/*.js')
  await answer<{ id: string }[]>(page, SUB_ORGS, (list) => [
    ...list,
    ...list.map((one) => ({ ...one, id: `${one.id} again` })),
  ])
  await page.mouse.down()
  const answered = page.waitForResponse(SUB_ORGS)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await (await answered).finished()
  await page.mouse.up()
  letActionsThrough()
  await expect(page.locator('html')).toHaveAttribute('data-device', 'mobile')
})
