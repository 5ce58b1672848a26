import type { Page } from '@playwright/test'
import { holdBack } from './support/holdBack.ts'
import { backFromPlatform, openIds } from './support/openIds.ts'
import { expect, test } from './support/test.ts'

const AGENT =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.50'

/** Where the page went by itself, in order. */
function watchPlaces(page: Page): string[] {
  const places: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      places.push(new URL(request.url()).pathname)
  })
  return places
}

test.describe('in the app’s browser', () => {
  test.use({ userAgent: AGENT })

  test('a visit goes to the platform once, comes back to where it was and knows its openId', async ({
    page,
  }) => {
    const places = watchPlaces(page)
    await page.goto('/notice?from=app')
    await backFromPlatform(page)
    const [[, openId = ''] = []] = await openIds(page)
    expect(openId).toMatch(/^o[\w-]{27}$/)
    expect(places).toEqual(['/notice', '/sandbox/wechat/connect/oauth2/authorize', '/notice'])
    await expect(page).toHaveURL(/\/notice\?from=app$/)
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    expect(places.filter((path) => path.includes('authorize'))).toHaveLength(1)
  })

  test('what is typed before the page leaves stands there when it is back', async ({ page }) => {
    const letAddressThrough = await holdBack(page, '**/open/wx/authorize**')
    const leaving = page.waitForRequest('**/open/wx/authorize**')
    await page.goto('/module?id=status', { waitUntil: 'commit' })
    await leaving
    await page.getByRole('searchbox').fill('13999999999')
    letAddressThrough()
    await backFromPlatform(page)
    await expect(page.getByRole('searchbox')).toHaveValue('13999999999')
    await page.getByRole('button', { name: '查询' }).first().click()
    await expect(page.getByText(/没有搜索到结果|无数据/).first()).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.getItem('typed text'))).toBeNull()
  })

  test('who comes back without the platform’s answer finds what was typed, too', async ({
    page,
  }) => {
    const at = '/module?id=status'
    await page.addInitScript((here) => {
      if (sessionStorage.getItem('openId tried')) return
      sessionStorage.setItem('openId tried', '1')
      sessionStorage.setItem('typed text', JSON.stringify({ at: here, texts: [[0, '1399']] }))
    }, at)
    await page.goto(at)
    await expect(page.getByRole('searchbox')).toHaveValue('1399')
    expect(await page.evaluate(() => sessionStorage.getItem('typed text'))).toBeNull()
  })

  test('an acquisition that fails is not tried again in this visit, and blocks nothing', async ({
    page,
  }) => {
    await page.route('**/wx/openId', (route) => route.abort())
    const places = watchPlaces(page)
    await page.goto('/notice')
    await expect.poll(() => places.length).toBe(3)
    await expect(page.getByRole('heading', { name: '通知公告' }).first()).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: '通知公告' }).first()).toBeVisible()
    expect(places.filter((path) => path.includes('authorize'))).toHaveLength(1)
    expect(await openIds(page)).toEqual([])
  })

  test('a callback nobody asked for is taken out of the address and believed in nothing', async ({
    page,
  }) => {
    await page.addInitScript(() => sessionStorage.setItem('openId tried', '1'))
    await page.goto(`/notice?openId=oForgedForgedForgedForged00&state=${'0'.repeat(32)}`)
    await expect(page.getByRole('heading', { name: '通知公告' }).first()).toBeVisible()
    await expect(page).toHaveURL(/\/notice$/)
    expect(await openIds(page)).toEqual([])
  })

  test('a gateway’s callback with the openId is believed when the state is this tab’s', async ({
    page,
  }) => {
    const state = 'a'.repeat(32)
    await page.addInitScript((given) => {
      if (sessionStorage.getItem('openId tried')) return
      sessionStorage.setItem('openId tried', '1')
      sessionStorage.setItem('openId state', given)
    }, state)
    await page.goto(`/notice?openId=oGatewayGatewayGateway00000&state=${state}`)
    await expect.poll(() => openIds(page)).toHaveLength(1)
    await expect(page).toHaveURL(/\/notice$/)
  })
})

test('another browser asks the platform nothing', async ({ page }) => {
  const places = watchPlaces(page)
  await page.goto('/notice')
  await page.waitForLoadState('networkidle')
  expect(places).toEqual(['/notice'])
})
