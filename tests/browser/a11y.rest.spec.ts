import type { Page } from '@playwright/test'
import { LAYOUT_TYPES, type RawField } from '../../src/contract/formInfo.ts'
import { allTypes, filled } from '../widgets/gallery/allTypes.ts'
import { axeFaults } from './support/axe.ts'
import {
  anyApplicant,
  askForCode,
  confirmCode,
  fillShortForm,
  logInWhenAsked,
  openJoinForm,
  openReview,
  queryStatus,
} from './support/journey.ts'
import { mountOnPage } from './support/mountOnPage.ts'
import { serveEmbed } from './support/serveEmbed.ts'
import { expect, test } from './support/test.ts'

/** What axe objects to must be nothing, whatever is on screen. */
const expectClean = async (page: Page, place: string) =>
  expect(await axeFaults(page), place).toEqual([])

const LAYOUT: readonly unknown[] = LAYOUT_TYPES

test.describe('every field type', () => {
  let embed: Awaited<ReturnType<typeof serveEmbed>>
  test.beforeAll(async () => {
    embed = await serveEmbed()
  })
  test.afterAll(() => embed.server.close())

  const every = (more: RawField) =>
    allTypes.map((row) => row.map((field) => ({ ...field, ...more })))
  const mount = async (page: Page, isPhone: boolean, more: RawField, value?: typeof filled) => {
    const layout = isPhone ? 'mobile' : 'pc'
    await mountOnPage(page, embed.url, {
      formInfo: every(more),
      layout,
      ...(value && { value }),
    })
    await expect(page.locator('[data-field="law"]')).toBeAttached()
  }

  test('empty, refused, filled in and disabled', async ({ page, isPhone }) => {
    await mount(page, isPhone, { required: true })
    await expectClean(page, 'empty')
    await page.locator('form button[type=submit]').click()
    await expect(page.locator('[data-error]').first()).toBeVisible()
    await expectClean(page, 'refused')
    await mount(page, isPhone, {}, filled)
    await expectClean(page, 'filled in')
    await mount(page, isPhone, { isDisable: true }, filled)
    await expectClean(page, 'disabled')
  })

  test('without labels: every control has a name all the same', async ({ page, isPhone }) => {
    const bare = ({ label, items, ...field }: RawField): RawField => ({
      ...field,
      ...(LAYOUT.includes(field.type) ? { label } : { required: true }),
      ...(items ? { items: field.type === 'table' ? (items as RawField[]).map(bare) : items } : {}),
    })
    const layout = isPhone ? 'mobile' : 'pc'
    await mountOnPage(page, embed.url, {
      formInfo: allTypes.map((row) => row.map(bare)),
      layout,
    })
    await expect(page.locator('[data-field="law"]')).toBeAttached()
    await expectClean(page, 'empty')
    await page.locator('form button[type=submit]').click()
    await expect(page.locator('[data-error]').first()).toBeVisible()
    await expectClean(page, 'refused')
  })

  const PICKERS = [
    'cardType',
    'subject',
    'area',
    'contact',
    'at',
    'birth',
    'arrival',
    'term',
    'unit',
    'branch',
  ]

  test('with its panel or sheet open', async ({ page, isPhone }) => {
    await mount(page, isPhone, {}, filled)
    for (const key of PICKERS) {
      const opener = page.locator(`[data-field="${key}"] [role="combobox"]`).first()
      await opener.click()
      const panel = page.getByRole('dialog')
      await expect(panel).toBeVisible()
      await expect(panel.getByText('正在打开日历…')).toBeHidden()
      await expectClean(page, key)
      await page.keyboard.press('Escape')
      await expect(panel).toBeHidden()
      await expect(opener).toBeFocused()
    }
  })
})

test.describe('the pages of the product', () => {
  for (const society of ['localhost', 'mech.localhost', 'med.localhost'])
    test(`that everybody meets, in the colours of ${society}`, async ({ page, baseURL }) => {
      const { port } = new URL(baseURL ?? '')
      for (const path of ['/', '/notice', '/nothing', '/user/login', '/module?id=status']) {
        await page.goto(`http://${society}:${port}${path}`)
        await expect(page.locator('main h1').first()).toBeAttached()
        await page.waitForLoadState('networkidle')
        await expect(page).toHaveTitle(/ - ./)
        await expectClean(page, path)
      }
    })

  test('of an application, from its terms to its status', async ({ page, form, request }) => {
    const applicant = anyApplicant()
    await openJoinForm(page)
    await expectClean(page, 'the form')
    await page.getByRole('button', { name: '提交', exact: true }).click()
    await expect(page.locator('[data-error]').first()).toBeVisible()
    await expectClean(page, 'the refused form')
    await fillShortForm(form, applicant)
    await openReview(page)
    await expectClean(page, 'the review')
    await page.getByRole('button', { name: '提交', exact: true }).click()
    const { dialog, code } = await askForCode(page, request, applicant.mobile)
    await expectClean(page, 'the verification')
    await confirmCode(dialog, code)
    await expect(page.getByText('请打印申请表，签字盖章后上传')).toBeVisible()
    await expectClean(page, 'the upload')
    await page.getByRole('button', { name: '查看并打印申请表' }).click()
    await expect(page.getByText(applicant.realName).first()).toBeVisible()
    await expectClean(page, 'the printed form')
    await queryStatus(page, applicant.mobile)
    await expect(page.getByText('待上传').first()).toBeVisible()
    await expectClean(page, 'the status')
  })

  test('of the staff', async ({ page, isPhone }) => {
    await page.goto('/desk')
    if (!isPhone) {
      await expect(page.getByRole('dialog', { name: '登录' })).toBeVisible()
      await expectClean(page, 'the login')
    }
    await logInWhenAsked(page, isPhone, 'staff', 'Staff-2026')
    await expect(page.getByText('待初审').first()).toBeVisible()
    await expectClean(page, 'the desk')
    await page.getByRole('button', { name: '查看' }).first().click()
    await expect(page.getByRole('heading', { name: '审核申请' })).toBeVisible()
    await expectClean(page, 'an application')
    await page.goto('/test')
    await expect(page.locator('main h1').first()).toBeAttached()
    await page.waitForLoadState('networkidle')
    await expectClean(page, 'the gallery')
  })
})

test('the first stop of the Tab key leads past what every page repeats', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: '通知公告' })).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: '跳到主要内容' })
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})

test('a page as narrow as 320 pixels scrolls one way only', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['/', '/notice', '/user/login', '/module?id=status']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(over, path).toBeLessThanOrEqual(0)
  }
})
