import demo from '../../fixtures/organisations/demo/modules.json' with { type: 'json' }
import mech from '../../fixtures/organisations/mech/modules.json' with { type: 'json' }
import med from '../../fixtures/organisations/med/modules.json' with { type: 'json' }
import { onBoth, onPc, onPhone } from './support/devices.ts'
import { expect, test } from './support/test.ts'

/** The tiles of each society; what asks for a login first is looked at in the tests of its own. */
const SOCIETIES = [
  ['demo', 'localhost', demo.items],
  ['mech', 'mech.localhost', mech.items],
  ['med', 'med.localhost', med.items.filter(({ type }) => type !== '0202' && type !== '0203')],
] as const

test(
  'the home page shows what the specification names, and leads there',
  onBoth('each device has a home page of its own'),
  async ({ page, isPhone }) => {
    await page.goto('/')
    await expect(page).toHaveTitle('华夏数据科学学会会员管理服务平台 - 首页')
    const notices = page.getByRole('list').filter({ hasText: '关于召开第五届全国数据科学大会' })
    await expect(notices.getByRole('link')).toHaveCount(6)

    const showcase = page.getByRole('region', { name: '会员风采' })
    await expect(showcase.getByText('沈砚秋')).toBeVisible()
    const inView = await showcase.getByRole('group').evaluateAll((slides) => {
      const frame = slides[0]?.parentElement?.getBoundingClientRect()
      return slides.filter((slide) => {
        const { left, right } = slide.getBoundingClientRect()
        return frame && left >= frame.left - 1 && right <= frame.right + 1
      }).length
    })
    expect(inView).toBe(isPhone ? 5 : 8)

    await page.getByRole('link', { name: '更多通知公告' }).click()
    await expect(page).toHaveURL('/notice')
    await page.getByRole('link', { name: /2026 年度优秀青年/ }).click()
    await expect(page.getByText(/创建时间：/)).toBeVisible()
    await expect(page.getByText(/浏览量：/)).toBeVisible()
    await page.getByRole('link', { name: '首页' }).first().click()
    await expect(page).toHaveURL('/')
  },
)

test('a banner leads where it was configured to, its title follows the slide, a film starts when asked', async ({
  page,
}) => {
  await page.goto('/')
  const banner = page.getByRole('region', { name: '横幅' })
  await expect(banner.getByText('第五届全国数据科学大会征文启事')).toBeVisible()
  await banner.getByRole('button', { name: '第 3 页' }).click()
  const film = banner.getByLabel('数据要素与社会治理系列报告会', { exact: true })
  await expect(film).toBeInViewport()
  expect(await film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)
  await film.evaluate((video: HTMLVideoElement) => video.play())
  expect(await film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(false)
  await banner.getByRole('button', { name: '第 1 页' }).click()
  await banner.getByRole('link', { name: /第五届全国数据科学大会征文启事/ }).click()
  await expect(page).toHaveURL(/\/notice\?id=18608dcfd814e4dc$/)
})

test('a picture of the banner fills it, however high the notices beside it are', async ({
  page,
}) => {
  await page.goto('/')
  const banner = page.getByRole('region', { name: '横幅' })
  const heightOf = async (part: typeof banner) =>
    Math.round((await part.boundingBox())?.height ?? 0)
  const picture = banner.getByRole('group').first().locator('img')
  await expect(picture).toBeVisible()
  await expect.poll(async () => (await heightOf(picture)) - (await heightOf(banner))).toBe(0)
})

test('the caption of a slide and the dots of the banner are beside each other', async ({
  page,
}) => {
  await page.goto('/')
  const banner = page.getByRole('region', { name: '横幅' })
  for (const place of [1, 3]) {
    await banner.getByRole('button', { name: `第 ${place} 页` }).click()
    const slide = banner.getByRole('group').nth(place - 1)
    await expect(slide).toBeInViewport({ ratio: 0.99 })
    const caption = await slide.getByRole('link').locator('span').last().boundingBox()
    const dots = await banner.getByRole('button', { name: '第 1 页' }).boundingBox()
    expect(caption && dots && caption.x + caption.width).toBeLessThan(dots?.x ?? 0)
  }
})

test('at 320 pixels three members are beside each other, and no name lies over another', async ({
  page,
  isPhone,
}) => {
  if (isPhone) await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/')
  const showcase = page.getByRole('region', { name: '会员风采' })
  await showcase.scrollIntoViewIfNeeded()
  await expect(showcase.getByRole('button', { name: /^第 \d+ 页$/ })).toHaveCount(isPhone ? 4 : 2)
  const names = await showcase.getByRole('group').evaluateAll((slides) =>
    slides.map((slide) => {
      const { left, right } = slide.getBoundingClientRect()
      const texts = [...slide.querySelectorAll('h3, small')].map((text) =>
        text.getBoundingClientRect(),
      )
      return {
        width: right - left,
        isInside: texts.every((text) => text.left >= left - 1 && text.right <= right + 1),
      }
    }),
  )
  expect(names.filter(({ isInside }) => !isInside)).toEqual([])
  if (isPhone) expect(Math.min(...names.map(({ width }) => width))).toBeGreaterThan(80)
})

test(
  'notices fill their card, and icons of a row stand in one line',
  onPc('on phones nothing stands beside them'),
  async ({ page }) => {
    await page.goto('/')
    const list = page.getByRole('list').filter({ hasText: '关于召开第五届全国数据科学大会' })
    const free = () =>
      list.evaluate((element) => {
        const card = element.closest('section')?.getBoundingClientRect().bottom ?? 0
        return card - (element.lastElementChild?.getBoundingClientRect().bottom ?? 0)
      })
    await expect.poll(free).toBeLessThan(25)
    const tops = await page
      .getByRole('link')
      .filter({ has: page.getByRole('heading', { level: 3 }) })
      .locator('img')
      .evaluateAll((icons) => icons.slice(0, 4).map((icon) => icon.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(1)
  },
)

test('the name of a member of the showcase is larger than that of the institution', async ({
  page,
}) => {
  await page.goto('/')
  const showcase = page.getByRole('region', { name: '会员风采' })
  await expect(showcase.getByText('沈砚秋')).toBeVisible()
  const sizesOf = (part: string) =>
    showcase
      .getByRole('group')
      .locator(part)
      .evaluateAll((texts) =>
        texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize)),
      )
  expect(Math.min(...(await sizesOf('h3')))).toBeGreaterThan(Math.max(...(await sizesOf('small'))))
})

test('a long name of the showcase stays in one line, and is told whole', async ({ page }) => {
  await page.goto('/')
  const name = page.getByRole('region', { name: '会员风采' }).getByText('古丽尼格尔·阿卜杜热合曼')
  await name.scrollIntoViewIfNeeded()
  const { height, lineHeight } = await name.evaluate((element) => ({
    height: element.getBoundingClientRect().height,
    lineHeight: Number.parseFloat(getComputedStyle(element).lineHeight),
  }))
  expect(height).toBeLessThan(lineHeight * 1.5)
  await expect(name).toHaveAttribute('title', '古丽尼格尔·阿卜杜热合曼')
})

test(
  'tiles open the modules; one of type 01 opens its link outside',
  onBoth('tiles are offered by device'),
  async ({ page, isPhone }) => {
    await page.goto('/')
    if (isPhone) {
      await expect(page.getByRole('link', { name: /学会官网/ })).toHaveAttribute(
        'href',
        /^https:\/\/www\.example\.org/,
      )
      await page.getByRole('link', { name: /组织管理/ }).click()
      await expect(page).toHaveURL('/module?index=2')
      await expect(page.getByRole('link', { name: /委员申请/ })).toBeVisible()
      await page.goBack()
      await page
        .getByRole('main')
        .getByRole('link', { name: /^会员管理/ })
        .click()
      await expect(page).toHaveURL('/module?index=1')
      await expect(page.getByRole('main').getByRole('link')).toHaveCount(3)
    } else {
      const journal = page.getByRole('link', { name: /会刊投稿/ })
      await expect(journal).toHaveAttribute('target', '_blank')
      await expect(page.getByRole('main').getByRole('link', { name: /理事推荐/ })).toBeVisible()
    }
    await page.getByRole('link', { name: /入会申请/ }).click()
    await expect(page).toHaveURL('/module?id=join')
  },
)

test('a tile of type 01 that is opened by its id leads to its link, and back is not there again', async ({
  page,
}) => {
  await page.route('https://www.example.org/**', (route) => route.fulfill({ body: 'outside' }))
  await page.goto('/notice')
  await page.goto('/module?id=journal')
  await page.waitForURL('https://www.example.org/journal')
  await page.goBack()
  await expect(page).toHaveURL('/notice')
})

test('a notice that is not there says so and leads to the others; a failed one is tried again', async ({
  page,
}) => {
  const main = page.getByRole('main')
  await page.goto('/notice?id=withdrawn')
  await expect(main.getByText('没有找到这条公告，可能已经撤下，或者链接不完整。')).toBeVisible()
  await expect(main.getByText(/创建时间/)).toBeHidden()
  await page.getByRole('link', { name: '返回通知公告' }).click()
  await expect(page).toHaveURL('/notice')
  await page.route('**/open/notice/*', (route) => route.abort(), { times: 1 })
  await page.getByRole('link', { name: /2026 年度优秀青年/ }).click()
  await main.getByRole('button', { name: '重试' }).click()
  await expect(main.getByText(/创建时间：/)).toBeVisible()
})

test.describe('the page of a tile bears its name', () => {
  for (const [society, host, modules] of SOCIETIES)
    test(society, async ({ page, baseURL, isPhone }) => {
      const site = (baseURL ?? '').replace('localhost', host)
      const here = modules.filter(
        ({ type, devices }) => type !== '01' && devices.includes(isPhone ? 'mobile' : 'pc'),
      )
      for (const { id, name } of here) {
        await page.goto(`${site}/module?id=${id}`)
        await expect(page.getByRole('heading', { name, level: 1, exact: true })).toBeVisible()
        await expect(page).toHaveTitle(new RegExp(` - ${name}$`))
      }
    })
})

test(
  'a society without a site of its own, members’ or organisations’ business has no entry for it',
  onPhone('discoveries stand on phones'),
  async ({ page, baseURL }) => {
    const med = (baseURL ?? '').replace('localhost', 'med.localhost')
    await page.goto(`${med}/`)
    await expect(page.getByRole('heading', { name: '发现' })).toBeVisible()
    await expect(page.getByRole('link', { name: /^会员管理/ })).toBeVisible()
    await expect(page.getByRole('link', { name: /学会官网/ })).toHaveCount(0)
  },
)

test('the footer names the society, its record leads to the authority, and support shows unless switched off', async ({
  page,
  baseURL,
}) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: /ICP备/ })).toHaveAttribute(
    'href',
    'https://beian.miit.gov.cn',
  )
  await expect(footer.getByText(/技术支持/)).toBeVisible()
  await expect(footer.getByText(/电话/)).toBeVisible()
  await page.goto(`${(baseURL ?? '').replace('localhost', 'med.localhost')}/`)
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.getByText(/技术支持/)).toHaveCount(0)
})
