import type { Browser, Page } from '@playwright/test'
import { benchFields } from '../page/fields.ts'

export type EditingPart = 'key' | 'problems' | 'select' | 'undo' | 'open'

/** What editing a form takes until both devices show it, in milliseconds each time. */
export type EditingCost = Record<EditingPart, readonly number[]>

const TEXT = 'abcdefghijklmnopqrstuvwxyz'
const TURNS = 20
const VISITS = 3

/** Types into the panel of a form with this many fields, selects fields and takes steps back. */
export async function measureEditing(
  browser: Browser,
  url: string,
  count: number,
): Promise<EditingCost> {
  const visits: EditingCost[] = []
  for (let visit = 0; visit < VISITS; visit += 1) visits.push(await playVisit(browser, url, count))
  const of = (part: EditingPart) => visits.flatMap((visit) => visit[part])
  return {
    ...{ key: of('key'), problems: of('problems'), select: of('select') },
    ...{ undo: of('undo'), open: of('open') },
  }
}

async function playVisit(browser: Browser, url: string, count: number): Promise<EditingCost> {
  const shown = benchFields(count).filter(({ shownBy }) => shownBy === undefined).length - 1
  const page = await browser.newPage({ viewport: { width: 1600, height: 900 } })
  await page.goto(`${url}?editor&count=${count}`)
  await page.waitForFunction(() => window.editor !== undefined)
  const open = [await page.evaluate(() => window.editor.opened)]
  await page.waitForFunction((all) => window.editor.drawn().every((drawn) => drawn > all), shown)
  const key = await typeCaption(page)
  const problems = await pressAndCheck(page)
  const undo = await repeat(page, () => window.editor.undo())
  const select = await repeat(page, () => window.editor.select())
  await page.close()
  return { key, problems, select, undo, open }
}

/** Real key presses; the first warms up. */
async function typeCaption(page: Page): Promise<number[]> {
  await page.locator('[data-field="label"] input').focus()
  await page.keyboard.press('End')
  await page.evaluate(() => window.editor.settled)
  await page.evaluate(() => window.editor.keys.splice(0))
  for (const key of TEXT) {
    await page.keyboard.press(key)
    await page.evaluate(() => window.editor.settled)
  }
  return (await page.evaluate(() => window.editor.keys)).slice(1)
}

/** Keys with a pause after each, in which the form is checked. */
async function pressAndCheck(page: Page): Promise<number[]> {
  const samples = []
  for (const key of TEXT.slice(0, TURNS)) {
    await page.keyboard.press(key)
    samples.push(await page.evaluate(() => window.editor.checked))
  }
  return samples
}

async function repeat(page: Page, act: () => Promise<number>): Promise<number[]> {
  const samples = []
  for (let turn = 0; turn < TURNS; turn += 1) samples.push(await page.evaluate(act))
  return samples
}
