import { onPc } from './support/devices.ts'
import { embedTraffic } from './support/embedTraffic.ts'
import { type HostWindow, mountOnPage } from './support/mountOnPage.ts'
import { serveEmbed } from './support/serveEmbed.ts'
import { expect, test } from './support/test.ts'

let embed: Awaited<ReturnType<typeof serveEmbed>>
test.beforeAll(async () => {
  embed = await serveEmbed()
})
test.afterAll(() => embed.server.close())

const items = [
  { itemCode: '01', itemName: '个人' },
  { itemCode: '02', itemName: '单位' },
]
const NAME = { type: 'textBox', value: 'name', label: '姓名', required: true }
const CHOICE = { type: 'choice', choiceType: '01', value: 'kind', label: '类别', items }
const TABLE = {
  ...{ type: 'table', value: 'works', label: '经历' },
  items: [NAME, CHOICE],
}
const DATE = { type: 'dateTime', value: 'birthDay', label: '出生日期' }
const AREA = { type: 'cascade', value: 'area', label: '地区', source: '03', areaType: '02' }

/** Bytes over the wire, the page and React among them, until a form of this kind can be filled in. */
const SIZES = [
  ['text, choice and table', [NAME, CHOICE, TABLE], 230_000],
  ['dates', [NAME, DATE], 230_000],
  ['a photo and an upload', [NAME, { type: 'photo', value: 'p', label: '照片' }], 230_000],
  ['areas', [NAME, AREA], 256_000],
  ['rich text', [NAME, { type: 'editor', value: 'e', label: '简介' }], 230_000],
] as const

for (const [kind, formInfo, most] of SIZES)
  test(`a form of ${kind} comes with at most ${most / 1000} kB`, async ({
    page,
    form,
    isPhone,
  }) => {
    const traffic = embedTraffic(page)
    const layout = isPhone ? 'mobile' : 'pc'
    await mountOnPage(page, embed.url, { formInfo, layout })
    await expect(form.field('name')).toBeVisible()
    const bytes = await traffic.bytes()
    test.info().annotations.push({ type: 'bytes', description: `${kind}: ${bytes}` })
    expect(bytes).toBeLessThanOrEqual(most)
  })

test('one file is enough for those who want one', async ({ page, form, isPhone }) => {
  const traffic = embedTraffic(page)
  const request = { formInfo: [NAME, DATE, AREA], layout: isPhone ? 'mobile' : 'pc' } as const
  await mountOnPage(page, embed.url, { ...request, file: 'form.full.js' })
  await form.date('birthDay', '1988-02-03')
  expect(traffic.names().filter((name) => name.endsWith('.js'))).toEqual(['form.full.js'])
})

test('areas are waited for, and asked for again when they could not be had', async ({
  page,
  form,
  isPhone,
}) => {
  await page.route('**/parts/area-tree*', (route) => route.abort(), { times: 1 })
  const request = {
    formInfo: [NAME, AREA],
    layout: isPhone ? 'mobile' : 'pc',
    value: { name: '甲' },
  }
  await mountOnPage(page, embed.url, request as never)
  await expect(page.getByRole('alert')).toContainText('请检查网络后重试')
  expect(await page.evaluate(() => (window as unknown as HostWindow).form.getValue())).toEqual({
    name: '甲',
  })
  await page.getByRole('button', { name: '重试' }).click()
  await expect(form.field('area')).toBeVisible()
})

test(
  'a calendar that does not come leaves the form, and is asked for again',
  onPc('phones turn wheels, which are no part of their own'),
  async ({ page, form }) => {
    await page.route('**/parts/CalendarPanel*', (route) => route.abort(), { times: 1 })
    await mountOnPage(page, embed.url, { formInfo: [NAME, DATE], layout: 'pc' })
    await form.type('name', '张三')
    await form.field('birthDay').locator('input').click()
    await page.getByRole('button', { name: '重试' }).click()
    await expect(page.locator('table button').first()).toBeVisible()
    await expect(form.field('name').locator('input')).toHaveValue('张三')
  },
)

/** A page whose sheet says something about everything. */
const HOSTILE = `* { letter-spacing: 3px !important; line-height: 40px !important } button { visibility: hidden !important }
  body { direction: rtl; text-transform: uppercase; word-spacing: 9px; white-space: pre; text-align: right; font: italic 30px serif; color: red }`

test('a form of its own tree keeps its look, its focus and what floats', async ({
  page,
  isPhone,
}) => {
  await page.goto(embed.url)
  const layout = isPhone ? 'mobile' : 'pc'
  await mountOnPage(page, embed.url, { formInfo: [NAME, DATE], layout, isolate: true })
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }, HOSTILE)
  const look = () =>
    page.evaluate(() => {
      const root = document.getElementById('form')?.shadowRoot
      const box = root?.querySelector('[data-field=name] label') ?? null
      const button = root?.querySelector('button[type=submit]') ?? null
      if (!box || !button) return null
      const { direction, letterSpacing, textTransform, wordSpacing, whiteSpace, fontStyle } =
        getComputedStyle(box)
      const { visibility } = getComputedStyle(button)
      return {
        direction,
        letterSpacing,
        textTransform,
        wordSpacing,
        whiteSpace,
        fontStyle,
        visibility,
      }
    })
  expect(await look()).toEqual({
    direction: 'ltr',
    letterSpacing: 'normal',
    textTransform: 'none',
    wordSpacing: '0px',
    whiteSpace: 'normal',
    fontStyle: 'normal',
    visibility: 'visible',
  })
  await page.locator('button[type=submit]').click()
  await expect(page.locator('[data-field=name] input')).toBeFocused()
  const outside = await page.evaluate(() => document.body.querySelectorAll('.society-form').length)
  expect(outside).toBe(0)
})

test('text properties of the page around do not reach a form beside its own text', async ({
  page,
  isPhone,
}) => {
  await mountOnPage(page, embed.url, { formInfo: [NAME], layout: isPhone ? 'mobile' : 'pc' })
  const look = () =>
    page.locator('[data-field=name] label').evaluate((label) => {
      const { direction, letterSpacing, lineHeight, fontFamily, color, textAlign, textTransform } =
        getComputedStyle(label)
      return { direction, letterSpacing, lineHeight, fontFamily, color, textAlign, textTransform }
    })
  const before = await look()
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      'body { direction: rtl; letter-spacing: 4px; line-height: 3; font-family: fantasy; color: red; text-align: right; text-transform: uppercase }',
    )
    document.adoptedStyleSheets.push(sheet)
  })
  expect(await look()).toEqual(before)
})
