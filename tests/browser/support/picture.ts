import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { resize } from './axe.ts'

/**
 * A picture of a state that only a journey reaches, whole and in the folder that PICTURES names; nothing where it names
 * none. `npm run screens:dues` takes them all.
 */
export async function picture(page: Page, name: string): Promise<void> {
  const size = page.viewportSize()
  if (!process.env.PICTURES || !size) return
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await resize(page, { ...size, height: Math.max(size.height, height) })
  await page.waitForTimeout(SETTLED_MS)
  const layout = size.width < 600 ? 'mobile' : 'pc'
  await page.screenshot({ path: join(process.env.PICTURES, `${layout}-${name}.png`) })
  await resize(page, size)
}

/** What slides or fades in has come to rest. */
const SETTLED_MS = 600
