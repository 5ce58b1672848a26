/**
 * `npm run gallery -- FOLDER [FORM]`: pictures of every field type, or of another form of the gallery such as
 * `organisations/mech/formConfig/0301-201-20101`, in every state and both layouts, to be looked at.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, devices } from '@playwright/test'
import { STAGE_STATES } from '#nodes/gallery/states.ts'
import { peoplesBrowser } from '../../support/browsers.ts'
import { startProduct } from '../../support/startProduct.ts'

const [folder = 'gallery', form = 'gallery/types'] = process.argv.slice(2)

const LAYOUTS = {
  pc: { viewport: { width: 1440, height: 900 } },
  mobile: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
}

mkdirSync(folder, { recursive: true })
const server = await startProduct({})
const browser = await chromium.launch({
  ...peoplesBrowser,
  args: ['--no-sandbox'],
})
try {
  for (const layout of ['pc', 'mobile'] as const)
    for (const { value } of STAGE_STATES) await shoot(browser, layout, value)
} finally {
  await browser.close()
  await server.stop()
}

async function shoot(browser: Browser, layout: keyof typeof LAYOUTS, state: string) {
  const page = await browser.newPage({ ...LAYOUTS[layout], deviceScaleFactor: 1 })
  page.on('pageerror', (error) => console.error(`${layout} ${state}:`, error.message))
  await page.goto(`${server.url}/test/form?${new URLSearchParams({ form, state })}`)
  const whole =
    state === 'print' ? '[data-stage] section' : 'form section:last-of-type [data-field]'
  await page.waitForSelector(whole, { state: 'attached' })
  const { width } = LAYOUTS[layout].viewport
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height })
  await page.waitForTimeout(400)
  await page.screenshot({ path: join(folder, `${layout}-${state}.png`) })
  await page.close()
}
