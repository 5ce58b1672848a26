import type { Page } from '@playwright/test'
import type { FormBundle, FormField, FormValues } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import { AND_SO_ON } from '#replay/expectations/offered.ts'
import { printedRows } from '#replay/expectations/printedRows.ts'
import type { Expectation, ScenarioStep, StepShapes } from '#replay/scenario.ts'
import { bytesOf } from '#replay/steps/upload.ts'
import type { FormOnScreen } from './formOnScreen.ts'
import { currentValue } from './mountOnPage.ts'
import { expect } from './test.ts'

/** What plays a scenario: the page, the form on it, what it is made of and what it opened with. */
export interface Hand {
  page: Page
  form: FormOnScreen
  bundle: FormBundle
  opening: FormValues
}

/** Does one step the way a person does. */
export async function playOnScreen(hand: Hand, step: ScenarioStep): Promise<void> {
  const { page, form } = hand
  if ('set' in step)
    for (const [key, value] of Object.entries(step.set)) await enter(hand, key, value)
  else if ('type' in step)
    for (const [key, value] of Object.entries(step.type)) await form.type(key, String(value ?? ''))
  else if ('blur' in step) for (const key of [step.blur].flat()) await boxOf(form, key).blur()
  else if ('paste' in step) await paste(hand, step)
  else if ('upload' in step) await upload(hand, step)
  else if ('addRow' in step) await addRow(hand, step.addRow, step.value ?? {})
  else if ('submit' in step) await page.getByRole('button', { name: '提交' }).click()
  else if ('expect' in step) await agree(hand, step.expect)
  else throw new Error(`no hand for ${Object.keys(step)}`)
}

const boxOf = (form: FormOnScreen, path: string) =>
  form.field(path).locator('input, textarea').first()

/** What a field is filled in with, whatever its type; it is there once the section is mounted. */
const controlOf = (form: FormOnScreen, path: string) =>
  form.field(path).locator('input, textarea, [role="combobox"]').first()

/** Gives a field its value; the scenarios played here use text, numbers and choices only. */
async function enter({ form, bundle }: Hand, path: string, value: unknown): Promise<void> {
  const boxes = form.field(path).locator('input[type="radio"], input[type="checkbox"]')
  await controlOf(form, path).waitFor({ state: 'attached' })
  if ((await boxes.count()) === 0) return form.typeAndLeave(path, String(value ?? ''))
  await form.tickExactly(path, namesOf(ownValue(bundle.fields, path), value))
}

/** Names of the options a value stands for. */
function namesOf(field: FormField | undefined, value: unknown): string[] {
  const codes: unknown[] = Array.isArray(value) ? value : [value]
  const items = field?.options?.kind === 'items' ? field.options.items : []
  return items.filter(({ itemCode }) => codes.includes(itemCode)).map(({ itemName }) => itemName)
}

/** By the browser's own clipboard, into the text box or the cell. */
async function paste({ page, form }: Hand, step: StepShapes['paste']): Promise<void> {
  const { paste: key, text, row, column } = step
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await boxOf(form, row === undefined ? key : `${key}/${row}/${column}`).focus()
  await page.keyboard.press('ControlOrMeta+V')
}

async function upload({ form }: Hand, { upload: key, files }: StepShapes['upload']): Promise<void> {
  const picked = files.map(({ name, size }) => ({
    name,
    mimeType: 'application/octet-stream',
    buffer: Buffer.alloc(bytesOf(size), 'x'),
  }))
  const input = form.field(key).locator('input[type="file"]').first()
  await input.setInputFiles(picked)
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

async function agree(hand: Hand, expected: Expectation): Promise<void> {
  const { page, form, opening } = hand
  for (const key of expected.visible ?? []) await expect(form.field(key)).toBeVisible()
  for (const key of expected.hidden ?? []) await expect(form.field(key)).toBeHidden()
  if (expected.errors) await expect.poll(() => form.errors()).toEqual(expected.errors)
  if (expected.value) await expect.poll(() => currentValue(page)).toEqual(expected.value)
  for (const [path, entries] of Object.entries(expected.offered ?? {}))
    await offers(hand, path, entries)
  if (expected.print) await expect.poll(() => printed(hand)).toEqual(expected.print)
  expect(opening).toMatchObject(expected.prefilled ?? {})
  for (const key of expected.disabled ?? []) await expect(editable(form, key)).toHaveCount(0)
}

const editable = (form: FormOnScreen, key: string) =>
  form.field(key).locator(':is(input, textarea, button, [role="combobox"]):enabled:not([readonly])')

/** The options as they are read: beside their boxes, or in the panel that opens. */
async function offers(
  { page, form }: Hand,
  path: string,
  wanted: readonly string[],
): Promise<void> {
  const boxes = form.field(path).locator('label:has(input)')
  await controlOf(form, path).waitFor({ state: 'attached' })
  const isPicker = (await boxes.count()) === 0
  if (isPicker) await form.field(path).getByRole('combobox').click()
  const entries = isPicker ? page.locator('[role="option"], [role="treeitem"]') : boxes
  const names = wanted.filter((name) => name !== AND_SO_ON)
  const shown = async () => {
    const texts = (await entries.allInnerTexts()).map((text) => text.trim())
    return wanted.includes(AND_SO_ON) ? texts.slice(0, names.length) : texts
  }
  await expect.poll(shown).toEqual(names)
  if (isPicker) await page.keyboard.press('Escape')
}

/** What would be printed of the values on screen, and of the fields that show there. */
async function printed({ page, form, bundle }: Hand): Promise<string[][]> {
  const hidden = new Set<string>()
  for (const key of bundle.ruleOrder) if (!(await form.field(key).isVisible())) hidden.add(key)
  return printedRows(bundle, await currentValue(page), hidden, { dictionaries: {}, areas: [] })
}
