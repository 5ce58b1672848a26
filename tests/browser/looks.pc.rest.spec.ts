import type { Locator, Page } from '@playwright/test'
import { openAtDesk, queryStatus, sendLogin } from './support/journey.ts'
import { expect, test } from './support/test.ts'

/** As long a name as a society may have, in place of the demonstration's. */
const SHORT = '华夏数据科学学会'
const LONG = '中国大数据与人工智能交叉学科研究及其工程应用技术创新发展战略促进学会联合会'

/** A person with a returned application; only looked at here. */
const RETURNED = '13800000002'

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox()
  if (!box) throw new Error('nothing is drawn')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

/** Middle of what is drawn of a picture that is fitted into its frame. */
const drawnMiddle = (picture: Locator): Promise<number> =>
  picture.evaluate((image: HTMLImageElement) => {
    const { left, width, height } = image.getBoundingClientRect()
    const drawn = Math.min(width, (height * image.naturalWidth) / image.naturalHeight)
    const [place = ''] = getComputedStyle(image).objectPosition.split(' ')
    return left + ((width - drawn) * Number.parseFloat(place)) / 100 + drawn / 2
  })

/** Middle of the words of an element, wherever they stand in it. */
const wordsMiddle = (words: Locator): Promise<number> =>
  words.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const { left, width } = range.getBoundingClientRect()
    return left + width / 2
  })

const middleOf = async (element: Locator): Promise<number> => {
  const { x, width } = await boxOf(element)
  return x + width / 2
}

async function openDesk(page: Page, address: string): Promise<void> {
  await page.goto(`/user/login?redirect=${encodeURIComponent(address)}`)
  await sendLogin(page, 'staff', 'Staff-2026')
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('table')).toBeVisible()
  await expect(page.getByRole('table')).not.toHaveAttribute('aria-busy', 'true')
}

for (const address of ['/desk/dues', '/desk/statements'])
  test(`every column of ${address} is seen at 1440 and at 1920 pixels`, async ({ page }) => {
    await openDesk(page, address)
    for (const width of [1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const frame = page.getByRole('table').locator('..')
      await expect
        .poll(() => frame.evaluate((one) => one.scrollWidth - one.clientWidth), `${width}`)
        .toBe(0)
      const [last, actions] = await Promise.all(
        [-2, -1].map((at) => boxOf(page.getByRole('columnheader').nth(at))),
      )
      expect(last && actions && last.right <= actions.x + 1, `${width}`).toBe(true)
    }
  })

test('where there is nothing, that is said in the middle of what is seen of the table', async ({
  page,
}) => {
  await openDesk(page, '/desk/dues')
  await page.getByRole('searchbox').fill('没有这个人')
  await page.getByRole('button', { name: '查询' }).click()
  const told = page.getByText('没有搜索到结果').filter({ visible: true }).first()
  await expect(told).toBeVisible()
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const frame = page.getByRole('table').locator('..')
    await expect
      .poll(async () => Math.abs((await middleOf(told)) - (await middleOf(frame))), `${width}`)
      .toBeLessThan(2)
  }
})

test('a scan and its name stand on one axis', async ({ page }) => {
  await openDesk(page, '/desk')
  await openAtDesk(page, '已通过', '沈砚秋')
  const file = page
    .getByRole('main')
    .getByRole('link')
    .filter({ has: page.locator('img') })
    .first()
  await expect(file.locator('img')).toBeVisible()
  await expect
    .poll(() => file.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  const [picture, name] = [
    await drawnMiddle(file.locator('img')),
    await wordsMiddle(file.locator('small')),
  ]
  expect(Math.abs(picture - name)).toBeLessThan(2)
})

test('an application that came back is not reported without a new scan before that was asked about', async ({
  page,
}) => {
  await page.goto('/user/login')
  await sendLogin(page, RETURNED, 'Member-2026')
  await expect(page).toHaveURL(/\/user\/home/)
  await queryStatus(page, RETURNED)
  await page.getByRole('button', { name: '上传', exact: true }).click()
  await expect(page.getByRole('link', { name: '申请表扫描件.jpg' })).toBeVisible()
  await page.getByRole('button', { name: '上报', exact: true }).click()
  const asked = page.getByRole('dialog')
  await expect(asked.getByText(/退回后还没有上传新的附件.*确定就这样上报/)).toBeVisible()
  await asked.getByRole('button', { name: '取消' }).click()
  await expect(asked).toBeHidden()
})

test('a name of staff in the log stays in one line', async ({ page }) => {
  await openDesk(page, '/desk/log')
  const name = page.getByRole('cell').getByText('秘书处演示账号', { exact: true }).first()
  await expect(name).toBeVisible()
  const { height, lineHeight } = await name.evaluate((element) => ({
    height: element.getBoundingClientRect().height,
    lineHeight: Number.parseFloat(getComputedStyle(element).lineHeight),
  }))
  expect(height).toBeLessThan(lineHeight * 1.5)
})

test('however long the name of a society is, what can be done stands at the end of the same line', async ({
  page,
}) => {
  await page.route('**/*', async (route) => {
    const response = await route.fetch()
    const type = response.headers()['content-type'] ?? ''
    if (!/html|json/.test(type)) return route.fulfill({ response })
    await route.fulfill({ response, body: (await response.text()).replaceAll(SHORT, LONG) })
  })
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/notice')
    const header = page.getByRole('banner')
    const name = header.getByText(`${LONG}会员管理服务平台`)
    await expect(name).toBeVisible()
    const logIn = header.getByRole('button', { name: '登录', exact: true })
    await expect(logIn).toBeVisible()
    const buttons = await Promise.all((await header.getByRole('button').all()).map(boxOf))
    expect(buttons).toHaveLength(3)
    const { right, bottom } = await boxOf(name)
    const middles = buttons.map(({ y, height }) => y + height / 2)
    expect(Math.max(...middles) - Math.min(...middles), `one line at ${width}`).toBeLessThan(2)
    for (const { x, y } of buttons)
      expect(x >= right && y < bottom, `beside the name at ${width}`).toBe(true)
    const main = await boxOf(page.getByRole('main').locator('[data-width]').last())
    const ends = Math.max(...buttons.map((one) => one.right))
    expect(ends, `at the end at ${width}`).toBeGreaterThan(main.right - 60)
    expect((await boxOf(header)).height, `${width}`).toBeLessThan(80)
  }
})
