/**
 * `tsx tests/widgets/gallery/shoot.ts FOLDER [FORM]`: pictures of every field type on both devices, or of a society's
 * form such as `mech/0301-201-20101`, to be looked at.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { serveGallery } from './serve.ts'

const [folder = 'gallery', form] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })
const states = form ? ['empty', 'errors'] : ['empty', 'filled', 'errors', 'readonly']
const { server, url } = await serveGallery()
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
try {
  for (const [layout, width, height] of [
    ['pc', 1440, 900],
    ['mobile', 390, 844],
  ] as const)
    for (const state of states) {
      const page = await browser.newPage({ viewport: { width, height } })
      page.on('pageerror', (error) => console.error(`${layout} ${state}:`, error.message))
      await page.goto(`${url}?layout=${layout}&state=${state}${form ? `&form=${form}` : ''}`)
      await page.waitForSelector('form section:last-of-type [data-field]', {
        timeout: 60_000,
        state: 'attached',
      })
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
