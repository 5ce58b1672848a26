import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type DuesWorld, duesWorld, ordered, told } from '../modules/money/support/duesWorld.ts'
import { openApp, type TestApp } from '../support/openApp.ts'
import { REAL_SITE } from '../support/realSettings.ts'

const INDEX = { indexHtml: async () => '<!doctype html><div id="root"></div>' }

describe('a real site', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await openApp({ env: REAL_SITE, site: INDEX })
  })
  afterAll(() => server.close())

  test.each([
    '/sandbox',
    '/sandbox/sms/',
    '/sandbox/mail/',
    '/sandbox/pay/control',
    '/sandbox/storage/portal/x.png',
    '/sandbox/wechat/connect/oauth2/authorize',
  ])('has no %s', async (url) => {
    const answer = await server.app.inject({ url, headers: { host: 'localhost' } })
    expect(answer.statusCode).toBe(404)
  })
})

describe('a site is told to providers and browsers as people know it', () => {
  let world: DuesWorld
  afterEach(() => world.server.close())

  test.each<[Record<string, string>, string, string | undefined]>([
    [{ SITE_URL: 'https://portal.example.org' }, 'https://portal.example.org', 'max-age=31536000'],
    [{}, 'https://localhost', 'max-age=31536000'],
    [{ SITE_URL: 'http://{host}:8443' }, 'http://localhost:8443', undefined],
  ])('%j: %s, whatever port was asked', async (more, origin, hsts) => {
    world = await duesWorld({ env: { ...REAL_SITE, ...more } })
    const { headers } = await world.server.app.inject({ url: '/healthz' })
    expect(headers['strict-transport-security']).toBe(hsts)
    const { id, who } = await world.account()
    const { tradeRef } = await ordered(world, who, await told(who, id))
    const order = world.alipay.trades.get(tradeRef)?.order
    expect(order?.notifyUrl).toBe(`${origin}/api/order/v1/open/notify/0101`)
    expect(order?.returnUrl).toMatch(new RegExp(`^${origin}/`))
  })
})
