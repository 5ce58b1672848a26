import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { FirstScreen } from '#contract/firstScreen.ts'
import { painter } from '../../../src/app/firstScreen/painter.tsx'
import { openApp, type TestApp } from '../support/openApp.ts'
import { DEMO, MED, visitor } from '../support/visitor.ts'

const indexText = readFileSync('src/app/index.html', 'utf8')
const site = { indexHtml: async () => indexText, painter: async () => painter }

let server: TestApp
beforeAll(async () => {
  server = await openApp({ site })
})
afterAll(() => server.close())
/** Nothing remembered serves two tests. */
beforeEach(() => void server.advance(600_000))

const PHONE = 'Mozilla/5.0 (Linux; Android 14; Pixel 7) Mobile Safari/537.36'
const PC = 'Mozilla/5.0 (X11; Linux x86_64)'

async function open(url: string, headers: Record<string, string> = {}) {
  const answer = await server.app.inject({
    url,
    headers: { host: 'localhost:8080', 'user-agent': PHONE, ...headers },
  })
  return answer.body
}

function screenIn(html: string): FirstScreen {
  const json = /<script type="application\/json" id="first-screen">(.*?)<\/script>/s.exec(html)?.[1]
  if (json === undefined) throw new Error('there is no first screen')
  return JSON.parse(json)
}

const bodyOf = (html: string): string => /<div id="root">(.*)<\/div><script/s.exec(html)?.[1] ?? ''

describe('a page with codes of dictionaries comes', () => {
  test('with their names, and with the dictionaries it has read', async () => {
    const html = await open('/module?id=branches', { 'user-agent': PC })
    const { dictionaries = {}, drawn } = screenIn(html)
    expect(drawn).toBe(true)
    expect(bodyOf(html)).toContain('专业委员会')
    expect(bodyOf(html)).toContain('第八届')
    expect(Object.keys(dictionaries).sort()).toEqual(['OR_SESSION', 'SUB_ORG_TYPE'])
  })

  test('without any where it reads none', async () => {
    expect(screenIn(await open('/'))).not.toHaveProperty('dictionaries')
  })
})

describe('the home page comes', () => {
  test('drawn, with title, icon, theme and the picture that is waited for', async () => {
    const html = await open('/')
    expect(html).toContain('<title>华夏数据科学学会会员管理服务平台 - 首页</title>')
    expect(html.match(/<title>/g)).toHaveLength(1)
    expect(html).toMatch(/<html [^>]*data-device="mobile"[^>]*lang="zh-CN"/)
    expect(html).toContain('--site-main:#1d5fd1')
    expect(html).toMatch(
      /<link rel="preload" as="image" href="[^"]*mobile.svg" fetchPriority="high"/,
    )
    expect(html).toMatch(/<link rel="icon" href="\/assets\/demo\/[^"]*icon.svg"/)
    expect(bodyOf(html)).toContain('第五届全国数据科学大会征文启事')
    expect(bodyOf(html)).toContain('关于召开第五届全国数据科学大会的通知')
  })

  test('with site, frame and page, and the answers to its first questions', async () => {
    const { site, pages, answers, drawn } = screenIn(await open('/'))
    expect(site).toEqual(await visitor(server).call('site', {}))
    expect(Object.keys(pages).sort()).toEqual(['home', 'shell'])
    expect(drawn).toBe(true)
    const notices = await visitor(server).call('noticePage', { orgId: DEMO, current: 1, size: 6 })
    const question = `noticePage {"current":1,"orgId":"${DEMO}","size":6}`
    expect(answers).toEqual({ [question]: notices })
  })

  test('with the fragments it uses, and neither dialogs nor what only they use', async () => {
    const { pages } = screenIn(await open('/'))
    expect(Object.keys(pages.shell?.fragments ?? {})).toContain('siteFooter')
    for (const { dialogs, fragments, payloads } of Object.values(pages)) {
      expect(dialogs).toEqual({})
      expect(Object.keys(fragments).filter((id) => id.startsWith('user/'))).toEqual([])
      expect(payloads).toEqual({})
    }
  })

  test('with a film that brings neither controls nor a picture yet', async () => {
    const [film = ''] = /<video[^>]*>/.exec(bodyOf(await open('/'))) ?? []
    expect(film).toContain('preload="none"')
    expect(film).not.toContain('controls')
  })

  test('without anything the policy refuses', async () => {
    const answer = await server.app.inject({ url: '/', headers: { host: 'localhost' } })
    const policy = String(answer.headers['content-security-policy'])
    const nonce = /style-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1]
    expect(bodyOf(answer.body)).not.toMatch(/ style="| on\w+="|<script/)
    expect(answer.body).toContain(`<style nonce="${nonce}">`)
    expect(answer.body).not.toContain('%CSP_NONCE%')
    const [, script = ''] = /<script>(.*?)<\/script>/s.exec(answer.body) ?? []
    const hash = createHash('sha256').update(script).digest('base64')
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
    expect(answer.headers['cache-control']).toBe('no-store')
  })
})

describe('the layout is', () => {
  test.each([
    ['the browser’s: a phone', PHONE, '', 'mobile'],
    ['the browser’s: a PC', PC, '', 'pc'],
    ['the one chosen before', PHONE, 'a=b; device=pc', 'pc'],
    ['the browser’s where what was chosen is none', PHONE, 'device=toaster', 'mobile'],
  ])('%s', async (_case, agent, cookie, device) => {
    const html = await open('/', { 'user-agent': agent, cookie })
    expect(html).toContain(`data-device="${device}"`)
    expect(screenIn(html).device).toBe(device)
  })
})

describe('nothing is drawn, and all that is public comes along, for', () => {
  test.each([
    ['somebody who is logged in', '/', { cookie: 'userToken=abcdefghijklmnop' }],
    ['somebody the address logs in', '/?userToken=abcdefghijklmnop', {}],
  ])('%s', async (_case, url, headers) => {
    const html = await open(url, headers)
    expect(bodyOf(html)).toBe('')
    expect(screenIn(html)).toMatchObject({ drawn: false, site: { orgId: DEMO } })
    expect(html).toContain('<title>华夏数据科学学会会员管理服务平台 - 首页</title>')
    expect(html).toMatch(/<link rel="icon" href="\/assets\/demo\/[^"]*icon.svg"/)
    // Only drawing finds pictures.
    expect(html).not.toContain('as="image"')
    expect(html).not.toContain('abcdefghijklmnop')
  })
})

describe('a page in a frame', () => {
  test('has nothing of the live configuration, and says in its calls what it shows', async () => {
    const html = await open('/', { 'sec-fetch-dest': 'iframe' })
    expect(bodyOf(html)).toBe('')
    expect(html).not.toContain('id="first-screen"')
    expect(html).toMatch(/<script>\{[^<]*'x-preview'[^<]*\}<\/script>/)
  })

  test.each(['/', '/notice', '/user/login'])('nobody else loads its script: %s', async (url) => {
    expect(await open(url)).not.toContain('x-preview')
  })
})

test('a login is never in the HTML, whoever asks', async () => {
  const member = visitor(server)
  await member.login('13800000001', 'Member-2026')
  const html = await open('/user/home', {
    cookie: `userToken=${member.token}`,
    authorization: `Bearer ${member.token}`,
  })
  expect(html).not.toContain('13800000001')
  expect(html).not.toContain(String(member.token))
  expect(screenIn(html).answers).toEqual({})
})

const NOTICES = { orgId: DEMO, current: 1, size: 6 }

describe('a notice', () => {
  const first = async () => {
    const [notice] = (await visitor(server).call('noticePage', NOTICES)).records
    return { id: notice?.id ?? '', browseNum: notice?.browseNum ?? 0 }
  }

  test('is there, and was read by everyone who is sent it, from the cache or not', async () => {
    const notice = await first()
    for (let sent = 0; sent < 3; sent += 1) {
      const { answers } = screenIn(await open(`/notice?id=${notice.id}`))
      expect(Object.values(answers)).toMatchObject([notice])
    }
    expect(await first()).toEqual({ ...notice, browseNum: notice.browseNum + 3 })
  })

  test.each([
    ['that does not exist', '0000000000000000'],
    ['with an id the contract refuses', 'x'.repeat(300)],
    ['with text that cannot be stored', '%00'],
  ])('%s is left to the browser', async (_case, id) => {
    const { answers, pages } = screenIn(await open(`/notice?id=${id}`))
    expect(answers).toEqual({})
    expect(pages.notice).toBeDefined()
  })
})

describe('an address is cached', () => {
  const nonceOf = async (url: string) =>
    /name="csp-nonce" content="([^"]+)"/.exec(await open(url))?.[1] ?? ''

  test.each([
    ['as it is', '/', '/', true],
    ['whatever its query has that no page names', '/', '/?utm_source=wechat&x=1', true],
    ['in any order', '/user/login?redirect=%2F&from=a', '/user/login?from=a&redirect=%2F', true],
    ['by what its pages name', '/user/login?redirect=%2F', '/user/login?redirect=%2Fnotice', false],
    ['by what chooses its page', '/module?id=status', '/module?id=join', false],
    ['for each path', '/', '/user/login', false],
  ])('%s', async (_case, one, other, isSame) => {
    const first = await nonceOf(one)
    expect((await nonceOf(other)) === first).toBe(isSame)
    expect(await nonceOf(one)).toBe(first)
  })

  test('also where its visits are counted', async () => {
    const { records } = await visitor(server).call('noticePage', NOTICES)
    const url = `/notice?id=${records[0]?.id}`
    expect(await nonceOf(url)).toBe(await nonceOf(url))
  })

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('with its bytes compressed once: %s', async (encoding, unpack) => {
    const plain = await open('/')
    const get = () =>
      server.app.inject({
        url: '/',
        headers: { host: 'localhost:8080', 'user-agent': PHONE, 'accept-encoding': encoding },
      })
    const [answer, again] = [await get(), await get()]
    expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
    expect(unpack(answer.rawPayload).toString()).toBe(plain)
    expect(again.rawPayload.equals(answer.rawPayload)).toBe(true)
  })
})

test('what looks people up is never answered ahead', async () => {
  const html = await open('/module?id=status&keyword=13800000002')
  expect(Object.keys(screenIn(html).answers).join()).not.toMatch(/memberQueryPage|memberJoinPage/)
})

test('a society with the encrypted envelope gets its public screen, too', async () => {
  const { site } = screenIn(await open('/', { host: 'med.localhost' }))
  expect(site).toMatchObject({ orgId: MED, otherConfig: { isEncrypt: true } })
})

describe('an address the site has no page for', () => {
  test.each(['/.data/sandbox/secret', '/wp-admin/', '/module?id=nothing', '/notice/1'])(
    '(%s) shows the page that says so, with 404',
    async (url) => {
      const answer = await server.app.inject({ url, headers: { host: 'localhost' } })
      expect(answer.statusCode).toBe(404)
      expect(Object.keys(screenIn(answer.body).pages)).toContain('notFound')
    },
  )

  test.each(['/', '/user/login', '/module?index=1'])('is not %s', async (url) => {
    const answer = await server.app.inject({ url, headers: { host: 'localhost' } })
    expect(answer.statusCode).toBe(200)
  })
})

test('in development everything comes along but the drawing, whose styles would come later', async () => {
  const dev = await openApp({ site: { ...site, development: true } })
  const answer = await dev.app.inject({ url: '/', headers: { host: 'localhost' } })
  expect(bodyOf(answer.body)).toBe('')
  expect(screenIn(answer.body).drawn).toBe(false)
  await dev.close()
})

test('a painter that fails costs nothing but the wait for the browser', async () => {
  const broken = await openApp({
    site: {
      ...site,
      painter: async () => ({ ...painter, draw: () => Promise.reject(new Error('out of paint')) }),
    },
  })
  const answer = await broken.app.inject({ url: '/', headers: { host: 'localhost' } })
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toContain('<div id="root"></div>')
  expect(broken.log.join('')).toContain('left to the browser')
  await broken.close()
})
