import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallData } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { createScreenThread, type ScreenThread } from '#server/firstScreen/drawInThread.ts'
import type { PageRequest, Questions } from '#server/firstScreen/madePage.ts'
import { Refusal } from '#server/messages/refusal.ts'
import { patience } from '../../support/patience.ts'

/** Draws what the address says, and shows in the body which object it was given: the same one every time it is known. */
const PAINTER = `
const seen = new Map()
const numberOf = (page) => seen.get(page) ?? seen.set(page, seen.size).get(page)
exports.painter = {
  async draw({ address, page, call, failed, device }) {
    const body = []
    if (address === '/page') body.push(numberOf(await page('home')), (await page('home')).page.title)
    if (address === '/call') body.push(JSON.stringify(await call('noticePage', { current: 1 })))
    if (address === '/person') body.push(String(call('memberDetail', {})))
    if (address === '/refused') await call('noticePage', {}).catch(() => body.push('open'))
    if (address === '/failed') failed(new Error('no such kind'))
    if (address === '/throws') throw new Error('not drawn')
    if (address === '/hangs') for (;;) {}
    if (address === '/ends') process.exit(0)
    return {
      data: { pages: { home: {} }, answers: {}, kinds: [], drawn: true },
      attributes: { 'data-device': device }, styles: '', head: '', body: body.join(' '),
      queryNames: ['q'], hasForms: false, hasLateOperators: false, hasPager: false,
    }
  },
}`

const folder = mkdtempSync(join(tmpdir(), 'screens-'))
let thread: ScreenThread
beforeAll(() => {
  writeFileSync(
    join(folder, 'index.html'),
    '<html lang="zh-CN"><head><!--first-screen--></head><div id="root"></div></html>',
  )
  writeFileSync(join(folder, 'painter.cjs'), PAINTER)
  const built = { painter: join(folder, 'painter.cjs'), app: folder }
  thread = createScreenThread(built, { pageMs: patience(1), atOnce: 2, waiting: 2 })
})
afterAll(() => {
  thread.end()
  rmSync(folder, { recursive: true })
})

const home = { page: { title: '首页' }, dialogs: {}, fragments: {}, payloads: {} } as never
const QUESTIONS: Questions = {
  page: async () => home as CallData<'page'>,
  call: () => undefined,
  failed: () => undefined,
}
const requestOf = (address: string) =>
  ({ address, device: 'pc', site: {}, now: 0, draw: true, hasGallery: false }) as PageRequest

async function draw(address: string, questions: Partial<Questions> = {}) {
  const { bytes, ...made } = await thread.draw(requestOf(address), { ...QUESTIONS, ...questions })
  const html = Buffer.from(bytes).toString()
  return { ...made, html, body: /<div id="root">(.*?)<\/div>/.exec(html)?.[1] }
}

test('a page comes as it is sent, with what it depends on', async () => {
  const { html, ...made } = await draw('/')
  expect(html).toContain('<html data-device="pc" lang="zh-CN">')
  expect(html).not.toContain('%CSP_NONCE%')
  expect(made).toMatchObject({ isThere: true, queryNames: ['q'], notices: [] })
})

test('a document is read once for as long as it is the same', async () => {
  expect((await draw('/page')).body).toBe('0 首页')
  expect((await draw('/page')).body).toBe('0 首页')
  const changed = { ...(home as object), page: { title: '另一页' } } as never
  expect((await draw('/page', { page: async () => changed })).body).toBe('1 另一页')
})

test('public calls are asked with their input, others of nobody', async () => {
  const call: Questions['call'] = async (id, input) => ({ id, input })
  expect((await draw('/call', { call })).body).toBe('{"id":"noticePage","input":{"current":1}}')
  expect((await draw('/person', { call })).body).toBe('undefined')
})

test.each<[string, Questions['call']]>([
  ['is not answered', () => undefined],
  ['fails', () => Promise.reject(new Error('busy'))],
])('a call that %s is left open', async (_what, call) => {
  expect((await draw('/refused', { call })).body).toBe('open')
})

test('what could not be drawn is told', async () => {
  const told: unknown[] = []
  await draw('/failed', { failed: (error) => void told.push(error) as undefined })
  expect(String(told)).toContain('no such kind')
})

test('a document that is refused ends the page with the refusal itself', async () => {
  const refusal = new Refusal(RefusalCode.NotFound, 'noSuchAddress')
  await expect(draw('/page', { page: () => Promise.reject(refusal) })).rejects.toBe(refusal)
})

test.each([
  ['throws', '/throws', 'not drawn'],
  ['ends the thread', '/ends', 'the thread has ended'],
  ['never ends', '/hangs', 'the thread has ended'],
])('a page that %s fails by itself, and the next one is drawn', async (_what, address, says) => {
  await expect(draw(address)).rejects.toThrow(says)
  expect((await draw('/')).isThere).toBe(true)
})

test('who comes when too many wait is refused', async () => {
  const waiting = Array.from({ length: 5 }, () => draw('/'))
  const outcomes = await Promise.allSettled(waiting)
  const refused = outcomes.filter(({ status }) => status === 'rejected')
  expect(refused).toMatchObject([{ reason: expect.any(Refusal) }])
})
