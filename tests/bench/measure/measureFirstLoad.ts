import { execFileSync } from 'node:child_process'
import type { Browser } from '@playwright/test'
import { startProduct } from '../../support/startProduct.ts'
import { EQUAL, serveStatic } from '../firstLoad/serveStatic.ts'
import { type UnstyledFrames, unstyledFrames } from '../firstLoad/unstyledFrames.ts'
import { type Visit, visit } from '../firstLoad/visit.ts'
import { weighBlank } from '../firstLoad/weighBlank.ts'
import { quantile } from './samples.ts'

/** The pages whose weight is shown; the first is the one with targets. */
export const FIRST_PAGES = {
  'home, phone': { path: '/', kind: 'phone' },
  'home, PC': { path: '/', kind: 'pc' },
  'notices, phone': { path: '/notice', kind: 'phone' },
  'login form, phone': { path: '/user/login', kind: 'phone' },
} as const
export type FirstPage = keyof typeof FIRST_PAGES

export interface FirstLoad {
  pages: Record<FirstPage, Visit>
  /** Brotli kilobytes of JavaScript of a blank page with React. */
  blank: number
  /** Milliseconds to the largest paint on a slow phone: medians of the same rounds. */
  lcp: { ours: number; plain: number; equal: number }
  unstyled: UnstyledFrames
}

/** Visits of each page in a round: a phone's paint varies by a third. */
const VISITS = 3

/**
 * First visits to the built product, and on a slow phone beside a static page with the same pictures and one with the
 * same content.
 */
export async function measureFirstLoad(browser: Browser, rounds: number): Promise<FirstLoad> {
  execFileSync('npm', ['run', '--silent', 'prestart'], { stdio: 'inherit' })
  const product = await startProduct({ LOG_LEVEL: 'silent' })
  const plain = await serveStatic(product.url)
  try {
    const pages = {} as Record<FirstPage, Visit>
    for (const name of Object.keys(FIRST_PAGES) as FirstPage[]) {
      const { path, kind } = FIRST_PAGES[name]
      pages[name] = await visit(browser, product.url + path, { kind })
    }
    const samples = { ours: [] as number[], plain: [] as number[], equal: [] as number[] }
    const slow = { kind: 'phone', throttled: true, from: plain.elsewhere } as const
    for (let round = 0; round < rounds * VISITS; round += 1) {
      samples.plain.push((await visit(browser, plain.url, slow)).lcp)
      samples.equal.push((await visit(browser, plain.url + EQUAL, slow)).lcp)
      samples.ours.push((await visit(browser, `${product.url}/`, slow)).lcp)
    }
    const median = (of: readonly number[]) => quantile(of, 0.5)
    const lcp = {
      ours: median(samples.ours),
      plain: median(samples.plain),
      equal: median(samples.equal),
    }
    const unstyled = await unstyledFrames(browser, product.url)
    return { pages, blank: await weighBlank(), lcp, unstyled }
  } finally {
    plain.server.close()
    await product.stop()
  }
}
