import type { Page, Route } from '@playwright/test'

const CALLS = '**/api/**'

/**
 * Loads an address and lets the answers of its calls come one at a time, what was asked for last first: the order in
 * which a slow line may bring them. Resolves when the page asks for nothing any more.
 */
export async function lastAnswerFirst(page: Page, address: string): Promise<void> {
  const waiting: Route[] = []
  let tell = () => {}
  const hold = (route: Route) => {
    waiting.push(route)
    tell()
  }
  await page.route(CALLS, hold)
  await page.goto(address)
  let isQuiet = false
  const quiet = page.waitForLoadState('networkidle').then(() => {
    isQuiet = true
  })
  while (!isQuiet) {
    await Promise.race([
      quiet,
      waiting.length > 0 ||
        new Promise<void>((resolve) => {
          tell = resolve
        }),
    ])
    await drawn(page)
    const last = waiting.pop()
    if (last) await answered(last)
  }
  await page.unroute(CALLS, hold)
}

async function answered(route: Route): Promise<void> {
  await route.continue()
  await (await route.request().response())?.finished()
}

/** Some frames: what came is rendered in the first, what that asks for is sent, and what is in sight stands still. */
const drawn = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame += 1)
      await new Promise((done) => requestAnimationFrame(done))
  })
