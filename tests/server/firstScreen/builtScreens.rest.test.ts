import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtPainter, builtScreens } from '#server/firstScreen/builtPainter.ts'
import { builtIndex } from '#server/firstScreen/indexHtml.ts'
import { openApp, type TestApp } from '../support/openApp.ts'

let inThread: TestApp
let here: TestApp
beforeAll(async () => {
  const built = builtScreens()
  if (!built) throw new Error('the product has not been built')
  const site = { indexHtml: builtIndex(built.app), painter: builtPainter(built) }
  ;[inThread, here] = await Promise.all([openApp(), openApp({ site })])
})
afterAll(() => Promise.all([inThread.close(), here.close()]))

const PHONE = 'Mozilla/5.0 (Linux; Android 14; Pixel 7) Mobile Safari/537.36'
const PC = 'Mozilla/5.0 (X11; Linux x86_64)'

/** A page with what is sent with it, apart from the nonce and the society's own moments. */
async function open(server: TestApp, url: string, headers: Record<string, string>) {
  const answer = await server.app.inject({ url, headers: { host: 'localhost', ...headers } })
  const policy = String(answer.headers['content-security-policy'])
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? ''
  const text = JSON.stringify([answer.statusCode, policy, answer.headers.link, answer.body])
  return text.replaceAll(nonce, 'NONCE')
}

const PAGES = ['/', '/notice?id=18608dcfd814e4dc', '/module?id=join', '/user/login', '/none']

type Visit = [url: string, who: string, headers: Record<string, string>]
const VISITS: Visit[] = [
  ...PAGES.map((url): Visit => [url, 'a phone', { 'user-agent': PHONE }]),
  ...PAGES.map((url): Visit => [url, 'a PC', { 'user-agent': PC }]),
  ['/user/home', 'somebody logged in', { 'user-agent': PC, cookie: 'userToken=abcdefghijkl' }],
]

test.each(VISITS)(
  '%s for %s is the same from the thread as from here',
  async (url, _who, headers) => {
    const page = await open(inThread, url, headers)
    expect(page).toBe(await open(here, url, headers))
    expect(page).toContain('id=\\"first-screen\\"')
  },
)
