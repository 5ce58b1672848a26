import type { FrameLocator, Page } from '@playwright/test'
import { FIELD_TYPES } from '#contract/formInfo.ts'
import { NODE_KINDS } from '#contract/nodes.gen.ts'
import { STAGE_STATES } from '#nodes/gallery/states.ts'
import types from '../../../fixtures/gallery/types.json' with { type: 'json' }
import { axeFaults } from '../support/axe.ts'
import { onPc } from '../support/devices.ts'
import { expect, test } from '../support/test.ts'

const ALL = '/test?form=gallery/types'
const fields: { type: string; value?: string }[] = types.formInfo.flat()
const keys = fields.flatMap(({ type, value }) => (value && type !== 'page' ? [value] : []))

/** The layouts that are on the screen: both on a wide one, on a phone its own. */
const framesOf = (page: Page, isPhone: boolean): FrameLocator[] =>
  (isPhone ? ['mobile'] : ['pc', 'mobile']).map((name) =>
    page.frameLocator(`iframe[name="${name}"]`),
  )

test('the fixture has every field type', () => {
  const known = new Set(fields.map(({ type }) => type))
  expect(FIELD_TYPES.filter((type) => !known.has(type))).toEqual([])
})

for (const { value: state } of STAGE_STATES)
  test(`every field type mounts in the state ${state}, in every layout`, async ({
    page,
    isPhone,
  }) => {
    await page.goto(`${ALL}&state=${state}`)
    for (const frame of framesOf(page, isPhone)) {
      const stage = frame.locator(`[data-stage="${state}"]`)
      await expect(stage).toBeVisible()
      if (state === 'print') await expect(stage.getByText('欧阳明远').first()).toBeAttached()
      else
        for (const key of keys)
          await expect(frame.locator(`[data-field="${key}"]`).first()).toBeAttached()
    }
  })

test('a frame shows its own layout', async ({ page, isPhone }) => {
  await page.goto(`${ALL}&state=empty`)
  const layouts = framesOf(page, isPhone).map((frame) => frame.locator('form[data-layout]'))
  const expected = isPhone ? ['mobile'] : ['pc', 'mobile']
  for (const [index, layout] of layouts.entries())
    await expect(layout).toHaveAttribute('data-layout', expected[index] ?? '')
})

const RULED = '/test?form=scenarios/visibility/hidden-controller-is-empty&state=empty'

test('“Why?” answers for a field nobody sees, and what it proposes can be tried at once', async ({
  page,
  isPhone,
}) => {
  await page.goto(RULED)
  await page.getByRole('button', { name: /^没有显示 2/ }).click()
  await page.getByRole('button', { name: /^级别/ }).click()
  const answer = page.locator('article[data-aspect="shown"]')
  await expect(answer).toContainText('“级别”没有显示，因为“类别”为空，而它只在“类别”为“单位”时显示')
  await expect(answer).toContainText('conditionText 17:26')
  await answer.getByRole('button', { name: '试一试' }).click()
  await expect(answer).toContainText('“级别”显示，因为“类别”是“单位”')
  for (const frame of framesOf(page, isPhone))
    await expect(frame.locator('[data-field="level"]')).toBeVisible()
})

test('the question mark at a field asks about it, by keyboard too', async ({ page, isPhone }) => {
  await page.goto(`${ALL}&state=errors`)
  const frame = framesOf(page, isPhone)[0]
  const ask = frame?.locator('[data-field="name"]').getByRole('button', { name: /^为什么/ })
  await ask?.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /为什么？“姓名”/ })).toBeVisible()
  await expect(page.locator('article[data-aspect="error"]')).toContainText('提示“请输入姓名”')
})

test(
  'what is typed in one layout stands in the other',
  onPc('a phone shows its own layout only'),
  async ({ page }) => {
    await page.goto(`${ALL}&state=empty`)
    const nameIn = (layout: string) =>
      page.frameLocator(`iframe[name="${layout}"]`).locator('[data-field="name"] input')
    await expect(nameIn('mobile')).toBeVisible()
    await nameIn('pc').fill('欧阳若兰')
    await expect(nameIn('mobile')).toHaveValue('欧阳若兰')
    await nameIn('mobile').fill('欧阳')
    await expect(nameIn('pc')).toHaveValue('欧阳')
    await expect(page.locator('pre')).toContainText('"name": "欧阳"')
  },
)

for (const address of ['/test', `${ALL}&state=errors&field=name`, '/test/nodes'])
  test(`nothing of ${address} is out of reach of assistive technology`, async ({ page }) => {
    await page.goto(address)
    await expect(page.locator('[data-kind], nav[aria-label="目录"], iframe').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    // Two frames show the same form, so its landmarks are there twice.
    const faults = (await axeFaults(page)).filter((fault) => !fault.startsWith('landmark-unique'))
    expect(faults).toEqual([])
  })

test('the index is cut down by a search, and a choice is an address', async ({ page }) => {
  await page.goto('/test')
  await page.getByRole('searchbox').fill('condition-3-empty')
  await page
    .getByRole('navigation')
    .getByRole('button', { name: /visibility\/condition-3-empty/ })
    .click()
  await expect(page).toHaveURL(/form=scenarios%2Fvisibility%2Fcondition-3-empty&state=empty/)
})

test('every node kind is drawn on its page', async ({ page, request }) => {
  const documents = await request.get('/api/system/v1/open/page?id=test%2Fnodes')
  const text = await documents.text()
  await page.goto('/test/nodes')
  const kinds = new Set([...text.matchAll(/"type":"(\w+)"/g)].map(([, kind]) => kind))
  expect(NODE_KINDS.filter((kind) => kind !== 'slot' && !kinds.has(kind))).toEqual([])
  await expect(page.getByText('打印的表格').first()).toBeAttached()
  await expect(page.getByText(/没有这种组件|无法显示/)).toHaveCount(0)
})

test('nothing of the gallery is loaded with the site', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.goto('/')
  await expect(page.getByRole('heading', { name: '通知公告' })).toBeVisible()
  expect(loaded.filter((url) => /gallery/i.test(url))).toEqual([])
})
