import { expect, type Page } from '@playwright/test'

/** The openIds of the messaging app that the browser keeps, by their keys. */
export const openIds = (page: Page): Promise<[string, string][]> =>
  page.evaluate(() => Object.entries(localStorage).filter(([name]) => name.startsWith('openId ')))

/** Waits until a visit inside the app is back with its openId: what is pressed before it leaves is lost. */
export const backFromPlatform = (page: Page): Promise<void> =>
  expect.poll(() => openIds(page).catch(() => [])).toHaveLength(1)
