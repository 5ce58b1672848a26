import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { benchFields, MANY, ONE } from '../page/fields.ts'
import type { FormCase } from './formCase.ts'
import { measureHeap } from './measureHeap.ts'
import { measureKeys } from './measureKeys.ts'
import { measureSubmit } from './measureSubmit.ts'
import type { Samples } from './samples.ts'

/** What can be measured alone, for a quick look: `--only mount,keys`. Mounting always is. */
export const PARTS = ['mount', 'heap', 'keys', 'toggle', 'submit'] as const
export type Part = (typeof PARTS)[number]

/** What is done on one page; a submission finds its form untouched. */
export const VISITS: readonly (readonly Part[])[] = [
  ['mount', 'heap', 'keys', 'toggle'],
  ['submit'],
]

const TOGGLES = 8
const UNCOUNTED = 2
/** Milliseconds of quiet before the first key, as a person has them. */
const REST = 200

/** One contender at one size: the parts are done once on a fresh page, checked to be right, and their times added. */
export async function measureForm(form: FormCase, parts: ReadonlySet<Part>, samples: Samples) {
  const { page } = form
  await measureMount(form, samples)
  await page.waitForTimeout(REST)
  if (parts.has('heap')) samples.heap.push(await measureHeap(page))
  if (parts.has('keys')) await measureKeys(page, samples)
  if (parts.has('toggle')) await measureToggles(page, samples)
  if (parts.has('submit')) await measureSubmit(form, samples)
}

async function measureMount({ page, count }: FormCase, samples: Samples): Promise<void> {
  await page.waitForFunction(() => window.bench !== undefined, undefined, { polling: 100 })
  const { prepared, js, paint } = await page.evaluate(() => window.bench.mount)
  samples.prepare.push(prepared)
  samples.mountJs.push(js)
  samples.mount.push(paint)
  const whole = await page.evaluate(() => window.bench.whole)
  samples.whole.push(whole.paint)
  samples.wait.push(whole.longest)
  const shown = benchFields(count).filter(({ shownBy }) => shownBy === undefined)
  assert.equal(await page.evaluate(() => window.bench.count()), shown.length, 'fields that show')
}

/** Both ways of both controllers are gone through once uncounted: plain rjsf compiles a schema for each. */
async function measureToggles(page: Page, samples: Samples): Promise<void> {
  const toggle = (key: string) => page.evaluate((name) => window.bench.toggle(name), key)
  for (let turn = 0; turn < TOGGLES; turn += 1) {
    const shows = turn % 2 === 0
    const one = await toggle(ONE)
    const many = await toggle(MANY)
    assert.equal(one.shown > 0, shows, 'the dependant comes and goes')
    assert.equal(many.shown > 0, shows, 'the dependants come and go')
    if (turn >= UNCOUNTED) samples.toggleOne.push(one.paint)
    if (turn >= UNCOUNTED && shows) samples.toggleMany.push(many.paint)
  }
}
