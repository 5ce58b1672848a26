import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jsapiSignature } from '#server/providers/wechat/jsapiSignature.ts'
import { wechatAccountOf } from '#server/providers/wechat/wechatAccountOf.ts'
import demo from '../../../../../fixtures/organisations/demo/payProviders.json' with {
  type: 'json',
}
import { openApp, type TestApp } from '../../../support/openApp.ts'
import { REAL_SITE } from '../../../support/realSettings.ts'
import { MECH, MED, type Visitor, visitor } from '../../../support/visitor.ts'

const DEMO_APP = 'wx0000000000000000'
const MED_APP = 'wx0000000000000003'

let server: TestApp
beforeAll(async () => {
  server = await openApp()
})
afterAll(() => server.close())

const PAGE = 'http://localhost/user/home?tab=1'
const STATE = 'a'.repeat(32)

/** From the authorisation address to where the platform sends the browser back; `cookie` is the platform's. */
async function authorise(url: string, cookie = '') {
  const answer = await server.app.inject({ url, headers: { host: 'localhost', cookie } })
  const back = new URL(String(answer.headers.location))
  const user = String(answer.headers['set-cookie']).split(';')[0] ?? ''
  return { back, user, code: back.searchParams.get('code') ?? '' }
}

const authorizeUrl = () => visitor(server).call('wxAuthorize', { url: PAGE, state: STATE })

describe('the openId', () => {
  test('is asked for silently and comes back with the browser’s own state', async () => {
    const url = await authorizeUrl()
    expect(url).toMatch(/[?&]scope=snsapi_base&.*#wechat_redirect$/)
    const { back, code } = await authorise(url)
    expect(back.searchParams.get('state')).toBe(STATE)
    expect(back.pathname + back.search).toContain('/user/home?tab=1')
    const { openId } = await visitor(server).call('wxOpenId', { code })
    expect(openId).toMatch(/^o[\w-]{27}$/)
  })

  test('is the same for one user of the app, another for another', async () => {
    const first = await authorise(await authorizeUrl())
    const again = await authorise(await authorizeUrl(), first.user)
    const other = await authorise(await authorizeUrl())
    const ids = await Promise.all(
      [first, again, other].map(({ code }) => visitor(server).call('wxOpenId', { code })),
    )
    expect(ids[1]).toEqual(ids[0])
    expect(ids[2]).not.toEqual(ids[0])
  })

  test('is given for a code once', async () => {
    const { code } = await authorise(await authorizeUrl())
    await visitor(server).call('wxOpenId', { code })
    expect(await visitor(server).ask('wxOpenId', { code })).toMatchObject({
      status: 400,
      msg: '微信授权没有成功，请稍后再试',
    })
  })

  test('is not given for a code older than five minutes', async () => {
    const { code } = await authorise(await authorizeUrl())
    server.advance(5 * 60_000 + 1)
    expect(await visitor(server).ask('wxOpenId', { code })).toMatchObject({ status: 400 })
  })

  test('is not given for a code somebody made up', async () => {
    expect(await visitor(server).ask('wxOpenId', { code: 'made-up-code' })).toMatchObject({
      status: 400,
    })
  })

  test('says nothing about who somebody is: no login comes of it', async () => {
    const { code } = await authorise(await authorizeUrl())
    const here = visitor(server)
    await here.call('wxOpenId', { code })
    expect(await here.ask('loginInfo', {})).toMatchObject({ status: 401 })
  })
})

test.each(['https://evil.example/', 'http://mech.localhost/', 'javascript:alert(1)', '/user/home'])(
  'neither codes nor signatures are had for the page %s',
  async (url) => {
    const here = visitor(server)
    const refusal = { status: 403, msg: '该地址不属于本站点' }
    expect(await here.ask('wxAuthorize', { url, state: STATE })).toMatchObject(refusal)
    expect(await here.ask('wxSignature', { url })).toMatchObject(refusal)
  },
)

describe('the signature of a page', () => {
  test('is that of the platform’s own example', () => {
    // From the platform's documentation of its script, appendix 1.
    const example = {
      ticket:
        'sM4AOVdWfPE4DxkXGEs8VMCPGGVi4C3VM0P37wVUCFvkVAy_90u5h9nbSlYy3-Sl-HhTdfl2fzFy1AOcHKP7qg',
      nonceStr: 'Wm3WZYTPz0wzccnW',
      timestamp: 1414587457,
      url: 'http://mp.weixin.qq.com?params=value',
    }
    expect(jsapiSignature(example)).toBe('0f9de62fce790f9a083d5c99e95740ceb90c27ed')
  })

  test('leaves the fragment out and holds for the page asked about', async () => {
    const here = visitor(server)
    const answer = await here.call('wxSignature', { url: `${PAGE}#pay` })
    expect(answer).toMatchObject({
      appId: 'wx0000000000000000',
      signature: expect.stringMatching(/^\w{40}$/),
    })
    expect(answer.timestamp).toBe(Math.floor(server.now().getTime() / 1000))
  })

  test('is made with a ticket that is asked for once in its two hours', async () => {
    const own = await openApp()
    const ticketsAsked = () =>
      own.log.filter((line) => line.includes('getticket') && line.includes('"req"')).length
    const here = visitor(own)
    await Promise.all([1, 2, 3].map(() => here.call('wxSignature', { url: PAGE })))
    expect(ticketsAsked()).toBe(1)
    own.advance(7200_000)
    await here.call('wxSignature', { url: PAGE })
    expect(ticketsAsked()).toBe(2)
    await own.close()
  })
})

test('the shared account serves who has none, never who is paid by another', async () => {
  const own = await openApp({ env: { WECHAT_APP_ID: 'wx1', WECHAT_SECRET: 's' } })
  const there = visitor(own, 'mech.localhost', MECH)
  const url = await there.call('wxAuthorize', { url: 'http://mech.localhost/', state: STATE })
  expect(url).toMatch(/^https:\/\/open\.weixin\.qq\.com\/connect\/oauth2\/authorize\?appid=wx1&/)
  expect(await visitor(own).call('wxAuthorize', { url: PAGE, state: STATE })).toContain(
    `appid=${DEMO_APP}&`,
  )
  await own.close()
})

describe('the account of each society', () => {
  const atMed = () => visitor(server, 'med.localhost', MED)
  const openIdAt = async (who: Visitor, page: string, host: string, cookie: string) => {
    const url = await who.call('wxAuthorize', { url: page, state: STATE })
    const answer = await server.app.inject({ url, headers: { host, cookie } })
    const code = new URL(String(answer.headers.location)).searchParams.get('code') ?? ''
    return { code, answer: await who.ask('wxOpenId', { code }) }
  }
  const COOKIE = 'sandboxWechatUser=0123456789abcdef'

  test('is told with the site, and is what openIds are of', async () => {
    expect(await visitor(server).call('site', {})).toMatchObject({ wechatAppId: DEMO_APP })
    expect(await atMed().call('site', {})).toMatchObject({ wechatAppId: MED_APP })
    const here = await openIdAt(visitor(server), PAGE, 'localhost', COOKIE)
    const there = await openIdAt(atMed(), 'http://med.localhost/', 'med.localhost', COOKIE)
    expect(here.answer.data?.appId).toBe(DEMO_APP)
    expect(there.answer.data?.appId).toBe(MED_APP)
    expect(there.answer.data?.openId).not.toBe(here.answer.data?.openId)
  })

  test('takes no code of another’s', async () => {
    const url = await atMed().call('wxAuthorize', { url: 'http://med.localhost/', state: STATE })
    const answer = await server.app.inject({ url, headers: { host: 'med.localhost' } })
    const code = new URL(String(answer.headers.location)).searchParams.get('code') ?? ''
    expect(await visitor(server).ask('wxOpenId', { code })).toMatchObject({ status: 400 })
  })
})

describe('whose account a society has', () => {
  const pay = { ...demo['0102'], apiUrl: 'https://api.mch.weixin.qq.com/' }
  const without = { ...pay, appSecret: undefined } as never
  const shared = { openUrl: 'o', apiUrl: 'a', appId: pay.appId, secret: 's' }
  const read = ({ file }: { file?: string }) => `of ${file}`
  const account = (document: typeof pay | undefined, own?: typeof shared) =>
    wechatAccountOf({ '0102': document } as never, {
      secrets: { read: read as never, readKey: read as never },
      addresses: () => ({ openUrl: 'o', apiUrl: 'a' }),
      shared: () => own,
    })

  test.each([
    ['its own, before the shared one', pay, { ...shared, secret: 'x' }, 'of sandbox/secret'],
    ['the shared one, being paid by it', without, shared, 's'],
    ['the shared one, being paid by none', undefined, shared, 's'],
    ['none', undefined, undefined, undefined],
  ])('is %s', (_, document, own, secret) => {
    expect(account(document, own)?.secret).toBe(secret)
  })

  test('is none where it is paid by an account whose secret nobody knows, and that is said', () => {
    expect(() => account(without, { ...shared, appId: 'wx9' })).toThrow(
      `微信支付的公众号是 ${pay.appId}，没有它的 appSecret，WECHAT_APP_ID 是另一个（wx9）`,
    )
    expect(() => account(without)).toThrow(`没有它的 appSecret`)
  })
})

test('a server with neither platform nor stand-in says so, and its site does not offer it', async () => {
  const own = await openApp({ env: REAL_SITE })
  expect(await visitor(own).call('site', {})).toMatchObject({ wechat: false })
  const refused = await visitor(own).ask('wxAuthorize', { url: PAGE, state: STATE })
  expect(refused).toMatchObject({ status: 404, msg: '本站点未开通微信功能' })
  await own.close()
})

test('the stand-in refuses what the platform refuses', async () => {
  const get = async (url: string) =>
    (
      await server.app.inject({ url: `/sandbox/wechat${url}`, headers: { host: 'localhost' } })
    ).json()
  expect(await get('/sns/oauth2/access_token?appid=x')).toMatchObject({ errcode: 40013 })
  const app = 'appid=wx0000000000000000'
  expect(await get(`/sns/oauth2/access_token?${app}&secret=x`)).toMatchObject({ errcode: 40125 })
  expect(await get('/cgi-bin/ticket/getticket?access_token=x&type=jsapi')).toMatchObject({
    errcode: 40001,
  })
})

test('another society has its own hosts', async () => {
  const there = visitor(server, 'mech.localhost', MECH)
  const url = await there.call('wxAuthorize', { url: 'http://mech.localhost/', state: STATE })
  expect(decodeURIComponent(url)).toContain('redirect_uri=http://mech.localhost/')
})
