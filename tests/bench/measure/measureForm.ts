import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { benchFields, MANY, ONE, TYPED } from '../page/fields.ts'
import { measureHeap } from './measureHeap.ts'
import { measureKeys } from './measureKeys.ts'
import type { Samples, Who } from './samples.ts'

const TOGGLES = 6
/** Milliseconds of quiet before the first key that is counted, as a person has them. */
const REST = 200

/** One contender at one size: everything is done once on a fresh page, checked to be right, and its times added. */
export async function measureForm(page: Page, who: Who, count: number, samples: Samples) {
  await page.waitForFunction(() => window.bench !== undefined, undefined, { polling: 100 })
  const { prepared, js, paint } = await page.evaluate(() => window.bench.mount)
  samples.prepare.push(prepared)
  samples.mountJs.push(js)
  samples.mount.push(paint)
  const whole = await page.evaluate(() => window.bench.whole)
  samples.whole.push(whole.paint)
  samples.wait.push(whole.longest)
  const hidden = benchFields(count, true).filter(({ shownBy }) => shownBy).length
  assert.equal(await page.evaluate(() => window.bench.count()), count - hidden, 'fields that show')
  await page.waitForTimeout(REST)
  samples.heap.push(await measureHeap(page))
  await measureKeys(page, samples)
  await measureToggles(page, samples)
  await measureSubmit(page, who, count, samples)
}

async function measureToggles(page: Page, samples: Samples): Promise<void> {
  for (let turn = 0; turn < TOGGLES; turn += 1) {
    const one = await page.evaluate((key) => window.bench.toggle(key), ONE)
    const many = await page.evaluate((key) => window.bench.toggle(key), MANY)
    assert.equal(one.shown > 0, turn % 2 === 0, 'the dependant comes and goes')
    assert.equal(many.shown > 0, turn % 2 === 0, 'the dependants come and go')
    samples.toggleOne.push(one.paint)
    samples.toggleMany.push(many.paint)
  }
}

/** Every required field that shows is empty and gets its message; the first of them gets the focus. */
async function measureSubmit(page: Page, who: Who, count: number, samples: Samples): Promise<void> {
  const wrong = benchFields(count, true).filter(({ required, shownBy }) => required && !shownBy)
  const first = who === 'ours' ? wrong[0]?.key : undefined
  const paint = await page.evaluate(
    ({ messages, key }) => window.bench.submit(messages, key),
    { messages: wrong.length, key: first },
  )
  samples.submit.push(paint)
  assert.equal(await page.evaluate(() => window.bench.submitted()), undefined, 'nothing was sent')
}
