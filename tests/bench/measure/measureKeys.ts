import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { TYPED } from '../page/fields.ts'
import type { Keystroke } from '../page/watchKeys.ts'
import type { Samples } from './samples.ts'

/** Within the typed field's limits, so that its message stays away. */
const TEXT = 'abcdefghijklmnopqrstuvwxyz'
/** How often the message is made to come and to go. */
const TURNS = 12

type KeySamples = Pick<Samples, 'firstKey' | 'script' | 'key' | 'messageScript' | 'messageKey'>

/** Real key presses into a field among all the others; ends with the field empty again. */
export async function measureKeys(page: Page, samples: KeySamples): Promise<void> {
  await page.evaluate((key) => window.bench.focus(key), TYPED)
  await typeText(page, samples)
  await turnMessage(page, samples)
}

/** One key, and what it cost once it is on screen. */
export async function press(page: Page, key: string): Promise<Keystroke> {
  await page.keyboard.press(key)
  return page.evaluate(async () => {
    await window.keys.settled
    return window.keys.done.at(-1) ?? { script: Number.NaN, paint: Number.NaN }
  })
}

async function typeText(page: Page, samples: KeySamples): Promise<void> {
  const [first = '', ...rest] = TEXT
  const { paint } = await press(page, first)
  samples.firstKey.push(paint)
  for (const key of rest) {
    const stroke = await press(page, key)
    samples.key.push(stroke.paint)
    samples.script.push(stroke.script)
  }
  assert.equal(await typedIn(page), TEXT, 'the form has what was typed')
}

/** Between one letter, which is too short a text, and two; a message first shows when the field was left. */
async function turnMessage(page: Page, samples: KeySamples): Promise<void> {
  await page.keyboard.press('Control+a')
  await press(page, 'a')
  for (const key of ['Tab', 'Shift+Tab', 'End']) await page.keyboard.press(key)
  for (let turn = 0; turn < TURNS; turn += 1) {
    const there = turn % 2 === 1
    await page.evaluate((expected) => window.bench.expectMessage(expected), there)
    const { script, paint } = await press(page, there ? 'Backspace' : 'b')
    samples.messageScript.push(script)
    samples.messageKey.push(paint)
    assert.equal(await typedIn(page), there ? 'a' : 'ab')
  }
  await page.evaluate(() => window.bench.expectMessage(true))
  await press(page, 'Backspace')
}

const typedIn = (page: Page): Promise<unknown> =>
  page.evaluate((key) => window.bench.value(key), TYPED)
