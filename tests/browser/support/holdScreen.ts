import type { Locator, Page } from '@playwright/test'
import { axeFaults, resize } from './axe.ts'
import { expect } from './test.ts'

/** The narrowest window a page has to fit in: 1280 pixels at 400 % (WCAG 2.2, 1.4.10). */
const NARROWEST = 320

/**
 * Rows that are shown dimmed while they are read anew. A move within the page reads them without a new document, which
 * "networkidle" knows nothing of.
 */
const BUSY = 'main :is(ul, table)[aria-busy="true"]'

/** A page as it stands: nothing for axe to object to, one h1, a title of its own, and at 320 pixels no scrolling sideways. */
export async function holdScreen(page: Page, place: string): Promise<void> {
  await expect(page.locator('main h1').first()).toBeAttached()
  await page.waitForLoadState('networkidle')
  await expect(page.locator(BUSY), `rows that are being read: ${place}`).toHaveCount(0)
  await expect.soft(page, place).toHaveTitle(/ - ./)
  const first = page.getByRole('heading', { level: 1 })
  await expect.soft(first, `headings of the first level: ${place}`).toHaveCount(1)
  await expectClean(page, place)
  await expectNarrow(page, place)
}

/** A dialog that has just opened: it has the focus, and nothing for axe to object to. */
export async function holdDialog(page: Page, dialog: Locator): Promise<void> {
  const place = (await dialog.getAttribute('aria-label')) ?? (await dialog.innerText()).slice(0, 20)
  await page.waitForLoadState('networkidle')
  await expect.poll(() => hasFocus(dialog), `focus in the dialog: ${place}`).toBe(true)
  await expectClean(page, place)
  await expectNarrow(page, place)
}

/** Escape closes it, and the focus goes back to what opened it. */
export async function leaveDialog(page: Page, dialog: Locator, opener: Locator): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect.soft(opener).toBeFocused()
}

const hasFocus = (dialog: Locator): Promise<boolean> =>
  dialog.evaluate((element) => element.contains(document.activeElement))

const expectClean = async (page: Page, place: string) =>
  expect.soft(await axeFaults(page), place).toEqual([])

/** A window of 320 pixels shows the page without scrolling sideways. */
export async function expectNarrow(page: Page, place: string): Promise<void> {
  const size = page.viewportSize()
  if (!size) throw new Error('a page without a window')
  await resize(page, { ...size, width: NARROWEST })
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect.soft(width, `width at ${NARROWEST} pixels: ${place}`).toBeLessThanOrEqual(NARROWEST)
  await resize(page, size)
}
