import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { type BenchField, benchFields, HIDES, MANY, ONE } from '../page/fields.ts'
import type { FormCase } from './formCase.ts'
import type { Samples } from './samples.ts'

/** Forms of this size are also filled in and sent. */
const SENT = 30
const TEXT = 'ab1'

/**
 * Every required field that shows is empty and gets its message; ours and the page of bare DOM also put the focus into
 * the first of them, and are not done before.
 */
export async function measureSubmit(form: FormCase, samples: Samples): Promise<void> {
  const { page, who, count } = form
  const required = benchFields(count).filter(
    (field) => field.required && field.shownBy === undefined,
  )
  const first = who === 'ours' || who === 'dom' ? required[0]?.key : undefined
  const paint = await page.evaluate(({ messages, key }) => window.bench.submit(messages, key), {
    messages: required.length,
    key: first,
  })
  samples.submit.push(paint)
  assert.equal(await page.evaluate(() => window.bench.submitted()), undefined, 'nothing was sent')
  if (count === SENT) await fillAndSend(form, required)
}

async function fillAndSend({ page, who }: FormCase, required: readonly BenchField[]) {
  for (const { key } of required) await type(page, key)
  await page.evaluate(() => window.bench.press())
  await page.waitForFunction(() => window.bench.submitted() !== undefined)
  const sent = await page.evaluate(() => window.bench.submitted())
  const filled = Object.fromEntries(required.map(({ key }) => [key, TEXT]))
  if (who === 'ours') assert.deepEqual(sent, { [MANY]: HIDES, [ONE]: HIDES, ...filled })
  else assert.deepEqual({ ...sent, ...filled }, sent, 'what was typed was sent')
}

async function type(page: Page, key: string): Promise<void> {
  await page.evaluate((each) => window.bench.focus(each), key)
  await page.keyboard.insertText(TEXT)
  await page.waitForFunction((each) => window.bench.message(each) === '', key)
}
