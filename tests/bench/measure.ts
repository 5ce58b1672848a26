import assert from 'node:assert/strict'
import type { Browser, Page } from '@playwright/test'

export const WHO = ['ours', 'reference'] as const
export type Who = (typeof WHO)[number]

/** Samples in milliseconds, to the painted frame unless named otherwise. */
export interface Samples {
  mountJs: number[]
  mount: number[]
  firstKey: number[]
  key: number[]
  toggle: number[]
  submit: number[]
}

export const noSamples = (): Samples => ({
  mountJs: [],
  mount: [],
  firstKey: [],
  key: [],
  toggle: [],
  submit: [],
})

const TEXT = 'abcdefghijklmnopqrstuvwxyz0123456789'
const TOGGLES = 6
/** Milliseconds of quiet before the first key, as a person has them. */
const REST = 300

/** Loads a fresh page with one form, does everything once, checks that all of it was right, and adds the times. */
export async function measure(
  browser: Browser,
  url: string,
  who: Who,
  count: number,
  samples: Samples,
): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  try {
    await page.goto(`${url}?who=${who}&count=${count}`)
    await page.waitForFunction(() => window.bench !== undefined, undefined, {
      timeout: 60_000,
      polling: 50,
    })
    const mount = await page.evaluate(() => window.bench.mount)
    samples.mountJs.push(mount.js)
    samples.mount.push(mount.paint)
    await page.evaluate(() => window.bench.whole())
    await page.waitForTimeout(REST)
    await typeKeys(page, samples)
    await toggle(page, count, samples)
    await submit(page, who, count, samples)
  } finally {
    await page.close()
  }
}

async function typeKeys(page: Page, samples: Samples): Promise<void> {
  const typed = await page.evaluate(() => window.bench.typed)
  await page.focus(typed)
  for (const key of TEXT) {
    await page.keyboard.press(key)
    await page.evaluate(() => window.painted)
  }
  const [first, ...rest] = await page.evaluate(() => window.keystrokes)
  if (first !== undefined) samples.firstKey.push(first)
  samples.key.push(...rest)
  assert.equal(await page.inputValue(typed), TEXT, 'the input shows what was typed')
  assert.equal(await page.evaluate(() => window.bench.value()), TEXT, 'the form has what was typed')
}

async function toggle(page: Page, count: number, samples: Samples): Promise<void> {
  const dependants = Array.from({ length: count - 1 }, (_, index) => index % 10 === 4)
  const all = dependants.filter(Boolean).length
  for (let turn = 0; turn < TOGGLES; turn += 1) {
    const { paint, shown } = await page.evaluate(() => window.bench.toggle())
    assert.equal(shown, turn % 2 === 0 ? all : 0, 'the dependants come and go')
    samples.toggle.push(paint)
  }
}

/** After typing too long a text into one field: every required field that shows, and that one, has a message. */
async function submit(page: Page, who: Who, count: number, samples: Samples): Promise<void> {
  const { paint, errors, focused } = await page.evaluate(() => window.bench.submit())
  const required = Array.from({ length: count - 1 }, (_, index) => index).filter(
    (index) => index % 2 === 0 && index % 10 !== 4,
  ).length
  assert.equal(errors, required, `${who} finds every error`)
  if (who === 'ours') assert.equal(focused, 'f0', 'the first error has the focus')
  samples.submit.push(paint)
}
