/** `tsx tests/widgets/gallery/shoot.ts FOLDER`: pictures of every field type on both devices, to be looked at. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { serveGallery } from './serve.ts'

const folder = process.argv[2] ?? 'gallery'
mkdirSync(folder, { recursive: true })
const { server, url } = await serveGallery()
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
try {
  for (const [layout, width, height] of [
    ['pc', 1440, 900],
    ['mobile', 390, 844],
  ] as const)
    for (const state of ['empty', 'filled', 'errors', 'readonly']) {
      const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: 1 })
      page.on('pageerror', (error) => console.error(`${layout} ${state}:`, error.message))
      page.on('console', (line) => line.type() === 'error' && console.error(line.text()))
      await page.goto(`${url}?layout=${layout}&state=${state}`)
      await page.waitForSelector('[data-field="statement"]', { timeout: 60_000 })
      const tall = await page.evaluate(() => document.documentElement.scrollHeight)
      await page.setViewportSize({ width, height: tall })
      await page.waitForTimeout(400)
      await page.screenshot({ path: join(folder, `${layout}-${state}.png`), fullPage: true })
      await page.close()
    }
} finally {
  await browser.close()
  await server.close()
}
