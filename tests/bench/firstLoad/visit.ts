import { brotliCompressSync } from 'node:zlib'
import { type Browser, devices } from '@playwright/test'

/** What one visit loaded and when it had painted. */
export interface Visit {
  /** Kilobytes as transferred. */
  js: number
  /** Style sheets, and what stands in the HTML, compressed by itself. */
  css: number
  html: number
  /** Milliseconds to the largest paint. */
  lcp: number
  /** Calls of the interface begun before anything was painted. */
  callsBeforePaint: number
}

export type Kind = 'phone' | 'pc'

const SCREENS = {
  phone: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
  pc: { viewport: { width: 1440, height: 900 } },
} as const

/** Lighthouse's mobile profile: 150 ms, 1.6 and 0.75 Mbit/s, a processor four times slower. */
const SLOW = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
}
const SLOWER = 4

interface Visiting {
  kind: Kind
  throttled?: boolean
  /** A page of another site that is left for this one, as visitors do: whatever is visited then gets a new process. */
  from?: string
}

/** A first visit: nothing cached, nobody logged in. */
export async function visit(
  browser: Browser,
  url: string,
  { kind, throttled = false, from }: Visiting,
): Promise<Visit> {
  const context = await browser.newContext({ ...SCREENS[kind], locale: 'zh-CN' })
  const page = await context.newPage()
  if (from) await page.goto(from)
  if (throttled) {
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', SLOW)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  }
  await page.addInitScript(() => {
    const seen = { lcp: 0 }
    Object.assign(globalThis, { seen })
    new PerformanceObserver((list) => {
      seen.lcp = list.getEntries().at(-1)?.startTime ?? seen.lcp
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  const answer = await page.goto(url, { waitUntil: 'networkidle' })
  const timings = await page.evaluate(readTimings)
  const text = (await answer?.text()) ?? ''
  await context.close()
  return visitOf(timings, stylesIn(text))
}

/** Kilobytes of the styles that stand in a page, compressed by themselves. */
function stylesIn(html: string): number {
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, rules = '']) => rules)
  return styles.length > 0 ? brotliCompressSync(styles.join('')).length / 1000 : 0
}

/** Runs in the page, so that it uses nothing of this file. */
function readTimings() {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return {
    html: page?.encodedBodySize ?? 0,
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    lcp: (globalThis as unknown as { seen: { lcp: number } }).seen.lcp,
    resources: resources.map(({ name, startTime, encodedBodySize }) => ({
      ...{ name, startTime, encodedBodySize },
    })),
  }
}

function visitOf(
  { html, painted, lcp, resources }: ReturnType<typeof readTimings>,
  styles: number,
): Visit {
  const size = (end: RegExp) =>
    resources
      .filter(({ name }) => end.test(name))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize / 1000, 0)
  const calls = resources.filter(
    ({ name, startTime }) => name.includes('/api/') && startTime < painted,
  )
  return {
    js: size(/\.js(?:\?|$)/),
    css: styles + size(/\.css(?:\?|$)/),
    html: html / 1000,
    lcp,
    callsBeforePaint: calls.length,
  }
}
