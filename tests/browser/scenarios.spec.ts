import type { Page } from '@playwright/test'
import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import type { FormBundle, FormField } from '#contract/form.ts'
import { readScenario } from '#replay/readScenario.ts'
import type { Expectation, ScenarioStep } from '#replay/scenario.ts'
import type { FormOnScreen } from './support/formOnScreen.ts'
import { currentValue, mountOnPage } from './support/mountOnPage.ts'
import { serveEmbed } from './support/serveEmbed.ts'
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
  'keys/on-screen',
]

const ON_PC = ['table/cell-rules-and-paths']

let embed: Awaited<ReturnType<typeof serveEmbed>>
test.beforeAll(async () => {
  embed = await serveEmbed()
})
test.afterAll(() => embed.server.close())

for (const name of SCENARIOS)
  test(`${name}: the form on screen agrees with replay`, async ({ page, form, isPhone }) => {
    test.skip(
      isPhone && ON_PC.includes(name),
      'a phone shows messages of cells in the sheet of their row',
    )
    const {
      steps,
      formInfo,
      context = {},
    } = readScenario(`fixtures/scenarios/${name}.scenario.json`)
    const layout = isPhone ? 'mobile' : 'pc'
    await mountOnPage(page, embed.url, { formInfo, layout, context })
    const hand = { page, form, fields: convertFormInfo(formInfo, { dictionaries: {} }).fields }
    for (const step of steps) await play(hand, step)
  })

/** What plays a scenario: the page, the form on it, and what the form is made of. */
interface Hand {
  page: Page
  form: FormOnScreen
  fields: FormBundle['fields']
}

async function play(hand: Hand, step: ScenarioStep): Promise<void> {
  const { page } = hand
  if ('set' in step)
    for (const [key, value] of Object.entries(step.set)) await enter(hand, key, value)
  else if ('addRow' in step) await addRow(hand, step.addRow, step.value ?? {})
  else if ('submit' in step) await page.getByRole('button', { name: '提交' }).click()
  else if ('expect' in step) await agree(hand, step.expect)
  else throw new Error(`no hand for ${Object.keys(step)}`)
}

/** Gives a field its value the way a person does; the scenarios above use text, numbers and choices only. */
async function enter({ form, fields }: Hand, path: string, value: unknown): Promise<void> {
  const boxes = form.field(path).locator('input[type="radio"], input[type="checkbox"]')
  if ((await boxes.count()) === 0) return form.typeAndLeave(path, String(value ?? ''))
  await form.tickExactly(path, namesOf(fields[path], value))
}

/** Names of the options a value stands for. */
function namesOf(field: FormField | undefined, value: unknown): string[] {
  const codes: unknown[] = Array.isArray(value) ? value : [value]
  const items = field?.options?.kind === 'items' ? field.options.items : []
  return items.filter(({ itemCode }) => codes.includes(itemCode)).map(({ itemName }) => itemName)
}

async function addRow({ page, form }: Hand, table: string, row: object): Promise<void> {
  const count = async () =>
    ((await currentValue(page))[table] as unknown[] | undefined)?.length ?? 0
  const index = await count()
  await form.addRow(table, async () => {
    if ((await count()) === index) return
    for (const [column, value] of Object.entries(row))
      await form.typeAndLeave(`${table}/${index}/${column}`, String(value))
  })
}

async function agree({ page, form }: Hand, expected: Expectation): Promise<void> {
  for (const key of expected.visible ?? []) await expect(form.field(key)).toBeVisible()
  for (const key of expected.hidden ?? []) await expect(form.field(key)).toBeHidden()
  if (expected.errors) await expect.poll(() => form.errors()).toEqual(expected.errors)
  if (expected.value) await expect.poll(() => currentValue(page)).toEqual(expected.value)
}
