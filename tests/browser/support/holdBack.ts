import type { Page } from '@playwright/test'

/** Holds back every request for an address of this form, as a slow line would, until the returned function is called. */
export async function holdBack(page: Page, url: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(url, async (route) => {
    await released
    await route.continue().catch(() => {})
  })
  return release
}
