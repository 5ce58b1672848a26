import { type Browser, devices } from '@playwright/test'
import { patience } from '../../support/patience.ts'
import { SITE_ADDRESSES } from '../../support/siteAddresses.ts'
import { watchStyles } from '../../support/unstyledClasses.ts'

/** A line far out: 400 ms and 80 kB/s. */
const FAR_OUT = {
  offline: false,
  latency: 400,
  downloadThroughput: 80_000,
  uploadThroughput: 40_000,
}

export interface UnstyledFrames {
  /** Frames that were looked at, on all addresses. */
  frames: number
  /** Those with an element whose class has rules in the build, but none in the page yet. */
  unstyled: number
  addresses: string[]
}

declare global {
  var lookedAt: Pick<UnstyledFrames, 'frames' | 'unstyled'>
}

/** Opens every address for the first time on a phone with a slow line, and looks at each frame until all is there. */
export async function unstyledFrames(browser: Browser, origin: string): Promise<UnstyledFrames> {
  const found: UnstyledFrames = { frames: 0, unstyled: 0, addresses: [] }
  for (const address of SITE_ADDRESSES) {
    const context = await browser.newContext({ ...devices['Pixel 7'], locale: 'zh-CN' })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', FAR_OUT)
    await watchStyles(page)
    await page.addInitScript(lookAtFrames)
    await page.goto(origin + address, { waitUntil: 'networkidle', timeout: patience(90) })
    const { frames, unstyled } = await page.evaluate(() => globalThis.lookedAt)
    await context.close()
    found.frames += frames
    found.unstyled += unstyled
    if (unstyled > 0) found.addresses.push(address)
  }
  return found
}

/** Runs in the page, so that it uses nothing of this file. */
function lookAtFrames() {
  globalThis.lookedAt = { frames: 0, unstyled: 0 }
  const look = () => {
    if (document.querySelector('#root')?.firstElementChild) {
      globalThis.lookedAt.frames += 1
      if (globalThis.unstyledClasses().length > 0) globalThis.lookedAt.unstyled += 1
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
