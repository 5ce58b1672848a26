import type { Browser } from '@playwright/test'
import { measureKeys, press } from './measureKeys.ts'

/** How much slower the processor is made. */
const SLOWER = 4
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
export const PHONE_FIELDS = 300

/** Script of keystrokes on a phone, in milliseconds: in our form, and in a bare input on the same page. */
export interface PhoneSamples {
  ours: number[]
  bare: number[]
}

/** A small screen and a slow processor: keys into a bare input, then into the form beside it. */
export async function measurePhone(
  browser: Browser,
  url: string,
  samples: PhoneSamples,
): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, isMobile: true })
  try {
    const session = await page.context().newCDPSession(page)
    await page.goto(`${url}?who=ours&count=${PHONE_FIELDS}&layout=mobile`)
    await page.waitForFunction(() => window.bench !== undefined, undefined, { polling: 100 })
    await page.evaluate(() => window.bench.whole)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await page.evaluate(() => window.bench.focusBare())
    for (const key of LETTERS) samples.bare.push((await press(page, key)).script)
    const script: number[] = samples.ours
    await measureKeys(page, {
      firstKey: [],
      key: [],
      messageKey: [],
      script,
      messageScript: script,
    })
  } finally {
    await page.close()
  }
}
