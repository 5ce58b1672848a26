import type { Page } from '@playwright/test'
import { readScenario } from '#replay/readScenario.ts'
import type { Expectation, ScenarioStep } from '#replay/scenario.ts'
import type { FormStore } from '#runtime/core/form/formStore.ts'
import { serveGallery } from '../widgets/gallery/serve.ts'
import type { FormOnScreen } from './support/formOnScreen.ts'
import { expect, test } from './support/test.ts'

/** The same files `npm run replay` plays, here typed and clicked into the form on screen. */
const SCENARIOS = [
  'visibility/condition-1-in-list',
  'visibility/condition-2-not-in-list',
  'visibility/hidden-controller-is-empty',
  'visibility/multi-choice-any',
  'visibility/value-survives-hiding',
  'validation/order-first-failure',
  'validation/errors-before-submit',
  'validation/length-in-characters',
  'validation/pattern-named',
  'table/cell-rules-and-paths',
  'table/num-limit',
]

const ON_PC = ['table/cell-rules-and-paths']

let gallery: Awaited<ReturnType<typeof serveGallery>>
test.beforeAll(async () => {
  test.setTimeout(120_000)
  gallery = await serveGallery()
})
test.afterAll(() => gallery.server.close())

for (const name of SCENARIOS)
  test(`${name}: the form on screen agrees with replay`, async ({ page, form, isPhone }) => {
    test.setTimeout(90_000)
    test.skip(
      isPhone && ON_PC.includes(name),
      'a phone shows messages of cells in the sheet of their row',
    )
    const { steps } = readScenario(`fixtures/scenarios/${name}.scenario.json`)
    const layout = isPhone ? 'mobile' : 'pc'
    await page.goto(`${gallery.url}?layout=${layout}&scenario=${name}`)
    await expect(page.getByRole('button', { name: '提交' })).toBeVisible({ timeout: 60_000 })
    for (const step of steps) await play(page, form, step)
  })

async function play(page: Page, form: FormOnScreen, step: ScenarioStep): Promise<void> {
  if ('set' in step)
    for (const [key, value] of Object.entries(step.set)) await enter(form, key, value)
  else if ('addRow' in step) await addRow(form, step.addRow, step.value ?? {})
  else if ('submit' in step) await page.getByRole('button', { name: '提交' }).click()
  else if ('expect' in step) await agree(page, form, step.expect)
  else throw new Error(`no hand for ${Object.keys(step)}`)
}

/** Gives a field its value the way a person does; the scenarios above use text, numbers and choices only. */
async function enter(form: FormOnScreen, path: string, value: unknown): Promise<void> {
  const boxes = form.field(path).locator('input[type="radio"], input[type="checkbox"]')
  if ((await boxes.count()) === 0) return form.typeAndLeave(path, String(value ?? ''))
  await form.tickExactly(path, value)
}

async function addRow(form: FormOnScreen, table: string, row: object): Promise<void> {
  const index = await form.rowCount(table)
  await form.addRow(table, async () => {
    if ((await form.rowCount(table)) === index) return
    for (const [column, value] of Object.entries(row))
      await form.typeAndLeave(`${table}/${index}/${column}`, String(value))
  })
}

async function agree(page: Page, form: FormOnScreen, expected: Expectation): Promise<void> {
  for (const key of expected.visible ?? []) await expect(form.field(key)).toBeVisible()
  for (const key of expected.hidden ?? []) await expect(form.field(key)).toBeHidden()
  if (expected.errors) await expect.poll(() => form.errors()).toEqual(expected.errors)
  if (expected.value) {
    const submission = () =>
      page.evaluate(() => (window as unknown as { store: FormStore }).store.submission())
    await expect.poll(submission).toEqual(expected.value)
  }
}
