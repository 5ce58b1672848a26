import { type Browser, devices } from '@playwright/test'
import { builtClasses, SITE_ADDRESSES } from '../../support/siteAddresses.ts'

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

/** Opens every address for the first time on a phone with a slow line, and looks at each frame until all is there. */
export async function unstyledFrames(browser: Browser, origin: string): Promise<UnstyledFrames> {
  const built = builtClasses()
  const found: UnstyledFrames = { frames: 0, unstyled: 0, addresses: [] }
  for (const address of SITE_ADDRESSES) {
    const context = await browser.newContext({ ...devices['Pixel 7'], locale: 'zh-CN' })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', FAR_OUT)
    await page.addInitScript(watchFrames, built)
    await page.goto(origin + address, { waitUntil: 'networkidle' })
    const { frames, unstyled } = await page.evaluate(
      () => (globalThis as unknown as { styled: { frames: number; unstyled: number } }).styled,
    )
    await context.close()
    found.frames += frames
    found.unstyled += unstyled
    if (unstyled > 0) found.addresses.push(address)
  }
  return found
}

/** Runs in the page, so that it uses nothing of this file. */
function watchFrames(built: readonly string[]) {
  const known = new Set(built)
  const styled = { frames: 0, unstyled: 0 }
  Object.assign(globalThis, { styled })
  const look = () => {
    const root = document.querySelector('#root')
    if (root?.firstElementChild) {
      const sheets = [...document.styleSheets].filter(({ disabled }) => !disabled)
      const rules = sheets.flatMap(({ cssRules }) => [...cssRules].map((rule) => rule.cssText))
      const text = rules.join()
      const used = new Set(
        [...root.querySelectorAll('[class]')].flatMap((one) => [...one.classList]),
      )
      const lacks = [...used].some((name) => known.has(name) && !text.includes(`.${name}`))
      styled.frames += 1
      if (lacks) styled.unstyled += 1
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
