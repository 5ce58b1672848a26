import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** WCAG 2.2 A and AA, and what axe holds to be good practice beyond. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

/**
 * What axe objects to on this page as it stands, one line a place; empty when it is clean. The window is made as tall
 * as the page for it: what is off screen has no size yet, and what lies under a bar at the lower edge counts as covered.
 * A page that grew while it was looked at is looked at again.
 */
export async function axeFaults(page: Page): Promise<string[]> {
  const size = page.viewportSize()
  if (!size) return look(page)
  let faults: string[] = []
  for (let turn = 0; turn < GROWTHS; turn += 1) {
    const shown = await showWhole(page, size)
    faults = await look(page)
    if ((await heightOf(page)) <= shown) break
  }
  await resize(page, size)
  return faults
}

const heightOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight)

/**
 * Half of axe's time goes into describing what is right, and into a page of its own that joins what it found in frames
 * of other origins, of which there are none.
 */
async function look(page: Page): Promise<string[]> {
  await page.evaluate(settled)
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(TAGS)
  const { violations } = await axe.setLegacyMode().analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => {
      const reasons = failureSummary
        .split('\n')
        .slice(1)
        .map((line) => line.trim())
      return `${id} at ${target.join(' ')}: ${reasons.join('; ')}`
    }),
  )
}

/** Until what slides, fades or changes colour has arrived; what goes on for ever, or is held, is not waited for. */
const settled = () =>
  Promise.allSettled(
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
      .map(({ finished }) => finished),
  ).then(() => undefined)

/** How often a page may grow by what comes into being when it comes into sight. */
const GROWTHS = 5

/** Until nothing is left below the window; answers how tall that made it. */
async function showWhole(page: Page, size: { width: number; height: number }): Promise<number> {
  let shown = 0
  for (let turn = 0; turn < GROWTHS; turn += 1) {
    const height = await heightOf(page)
    if (height <= shown) break
    shown = Math.max(height, size.height) + 400
    await resize(page, { ...size, height: shown })
  }
  return shown
}

/** Another window, and the page laid out for it: what sticks to an edge moves a frame later. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
}
