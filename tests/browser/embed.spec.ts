import { readdirSync } from 'node:fs'
import {
  currentValue,
  type HostWindow,
  type MountRequest,
  mountOnPage,
} from './support/mountOnPage.ts'
import { serveEmbed } from './support/serveEmbed.ts'
import { expect, test } from './support/test.ts'

const FORM = [
  { type: 'textBox', value: 'realName', label: '姓名', required: true },
  {
    type: 'choice',
    value: 'kind',
    label: '类别',
    items: [
      { itemCode: '01', itemName: '个人' },
      { itemCode: '02', itemName: '单位' },
    ],
    isRelation: true,
    condition: '1',
    conditionText: '02',
    fields: 'orgName',
  },
  { type: 'textBox', value: 'orgName', label: '单位名称', required: true },
  { type: 'dateTime', value: 'birthDay', label: '出生日期' },
  { type: 'photo', value: 'photo', label: '照片' },
]

let embed: Awaited<ReturnType<typeof serveEmbed>>
test.beforeAll(async () => {
  embed = await serveEmbed()
})
test.afterAll(() => embed.server.close())

const requestOf = (isPhone: boolean, more: Partial<MountRequest> = {}): MountRequest => ({
  formInfo: FORM,
  layout: isPhone ? 'mobile' : 'pc',
  ...more,
})

test('every field has its wrapper, every message its mark, and the form ends in its button', async ({
  page,
  form,
  isPhone,
}) => {
  await mountOnPage(page, embed.url, requestOf(isPhone))
  const keys = page.locator('form [data-field]')
  await expect(keys).toHaveCount(4)
  await expect(form.field('orgName')).toHaveCount(0)
  await page.locator('form button[type=submit]').click()
  expect(await form.errors()).toEqual({ realName: '请输入姓名' })
  await expect(form.field('realName').locator('input')).toBeFocused()
  await form.tick('kind', '单位')
  await expect(form.field('orgName')).toBeVisible()
})

test('a page is told values after they changed, and given what passed every check', async ({
  page,
  form,
  isPhone,
}) => {
  await mountOnPage(page, embed.url, requestOf(isPhone))
  await form.type('realName', '张三')
  const changes = () => page.evaluate(() => (window as unknown as HostWindow).changes.at(-1))
  await expect.poll(changes).toEqual({ realName: '张三' })
  await page.locator('form button[type=submit]').click()
  const submitted = () => page.evaluate(() => (window as unknown as HostWindow).submitted)
  await expect.poll(submitted).toEqual([{ realName: '张三' }])
})

test('messages a page answers with stand at their fields until those change', async ({
  page,
  form,
  isPhone,
}) => {
  await mountOnPage(page, embed.url, requestOf(isPhone, { refuse: { realName: '姓名已登记' } }))
  await form.type('realName', '张三')
  await page.locator('form button[type=submit]').click()
  await expect(form.error('realName')).toHaveText('姓名已登记')
  await form.type('realName', '张三丰')
  await expect(form.error('realName')).toHaveCount(0)
})

test('a stored value opens as it was stored; unmounting leaves the page as it was', async ({
  page,
  form,
  isPhone,
}) => {
  const value = { realName: '李四', kind: '02', orgName: '某大学' }
  await mountOnPage(page, embed.url, requestOf(isPhone, { value, unsent: true }))
  await expect(form.field('orgName').locator('input')).toHaveValue('某大学')
  expect(await currentValue(page)).toEqual(value)
  await expect(page.locator('button[type=submit]')).toHaveCount(0)
  await page.evaluate(() => (window as unknown as HostWindow).form.unmount())
  expect(await page.evaluate(() => document.getElementById('form')?.innerHTML)).toBe('')
  await expect(page.locator('.society-form')).toHaveCount(0)
})

test('what is around the form keeps its own look', async ({ page, isPhone }) => {
  await page.goto(embed.url)
  const look = () =>
    page.evaluate(() => {
      const { fontFamily, backgroundColor, margin, color } = getComputedStyle(document.body)
      const root = getComputedStyle(document.documentElement).getPropertyValue('--site-main')
      return { fontFamily, backgroundColor, margin, color, root }
    })
  const before = await look()
  await mountOnPage(page, embed.url, requestOf(isPhone))
  expect(await look()).toEqual(before)
})

test('a calendar, or wheels on a phone, float above the page in our own look', async ({
  page,
  form,
  isPhone,
}) => {
  await mountOnPage(page, embed.url, requestOf(isPhone))
  if (!isPhone) {
    await form.field('birthDay').locator('input').click()
    const heading = page.getByRole('button', { name: '1980年1月', exact: true })
    const font = (element: Element) => getComputedStyle(element).fontFamily
    const own = await form.field('birthDay').locator('input').evaluate(font)
    expect(await heading.evaluate(font)).toBe(own)
  }
  await form.date('birthDay', '1988-02-03')
  if (!isPhone) expect(await currentValue(page)).toEqual({ birthDay: '1988-02-03' })
  else expect(Object.keys(await currentValue(page))).toEqual(['birthDay'])
})

test('the example page works from static files', async ({ page, form }) => {
  await page.goto(`${embed.url}index.html`)
  await form.type('realName', '张三')
  await expect(page.locator('#value')).toContainText('张三')
})

test('our own server hands the module to pages of other sites', async ({ request, baseURL }) => {
  const answer = await request.get(`${baseURL}/embed/form.js`)
  expect(answer.status()).toBe(200)
  expect(answer.headers()).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'no-cache',
  })
  expect((await request.get(`${baseURL}/embed/nothing.js`)).status()).toBe(404)
  const [part] = readdirSync('dist/embed/parts').filter((name) => name.endsWith('.js'))
  expect((await request.get(`${baseURL}/embed/parts/${part}`)).status()).toBe(200)
  expect((await request.get(`${baseURL}/embed/form.full.js`)).status()).toBe(200)
})
