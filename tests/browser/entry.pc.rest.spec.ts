import { createHash } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { holdBack } from './support/holdBack.ts'
import { logInAsMember, openJoinForm } from './support/journey.ts'
import { expect, test } from './support/test.ts'

const DEMO = '7d1f5c0e-8a34-4b6d-9e27-3c51f0a8b942'
const WEBSITE = 'https://www.example.org'
const USED = '登录链接已失效，请重新登录'

/** A login over the calls, as the society's own site would hold one. */
async function token(request: APIRequestContext, userName: string): Promise<string> {
  const userPwd = createHash('sha256').update('Member-2026').digest('hex')
  const data = { orgId: DEMO, userName, userPwd }
  return (await (await request.post('/api/user/v1/open/login', { data })).json()).data.token
}

async function ticket(request: APIRequestContext, of = '13800000001'): Promise<string> {
  const headers = { authorization: `Bearer ${await token(request, of)}` }
  const answer = await request.post('/api/user/v1/ticket', { headers, data: { url: WEBSITE } })
  return new URL((await answer.json()).data.url).searchParams.get('userToken') ?? ''
}

const ownToken = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'userToken')?.value

/** Ends the login of a page from elsewhere. */
async function endLogin(page: Page, request: APIRequestContext): Promise<void> {
  const headers = { authorization: `Bearer ${await ownToken(page)}` }
  await request.post('/api/user/v1/logout', { headers })
}

test.describe('a ticket in the address', () => {
  test('logs in and is gone before anything else is asked', async ({ page, request }) => {
    const given = await ticket(request)
    const asked: string[] = []
    page.on('request', (one) => asked.push(one.url()))
    await page.goto(`/user/home?userToken=${given}&from=site`)
    await expect(page.getByRole('heading', { name: '林见微' })).toBeVisible()
    await expect(page).toHaveURL(/\/user\/home\?from=site$/)
    expect(asked.filter((url) => url.includes(given))).toHaveLength(1)
    expect(await ownToken(page)).not.toBe(given)
  })

  test('that was used says so, and the visit goes on', async ({ page, request }) => {
    const given = await ticket(request)
    await request.post('/api/user/v1/open/ticketLogin', { data: { ticket: given } })
    await page.goto(`/notice?userToken=${given}`)
    await expect(page.getByText(USED)).toBeVisible()
    await expect(page).toHaveURL(/\/notice$/)
    await expect(page.getByRole('heading', { name: '通知公告' }).first()).toBeVisible()
  })

  test('of somebody else leaves whoever is logged in as they are, and says so', async ({
    page,
    request,
  }) => {
    await page.goto(`/user/home?userToken=${await ticket(request)}`)
    await expect(page.getByRole('heading', { name: '林见微' })).toBeVisible()
    const own = await ownToken(page)
    await page.goto(`/user/home?userToken=${await ticket(request, '13800000002')}`)
    await expect(page.getByText('您已登录为林见微，链接属于另一账号，没有换用')).toBeVisible()
    await expect(page.getByRole('heading', { name: '林见微' })).toBeVisible()
    expect(await ownToken(page)).toBe(own)
  })

  test('that was cut on its way says so', async ({ page }) => {
    await page.goto('/notice?userToken=cut&from=site')
    await expect(page.getByText('登录链接不完整，请重新登录')).toBeVisible()
    await expect(page).toHaveURL(/\/notice\?from=site$/)
  })

  test('that is empty says nothing: a site where nobody is logged in hands it over', async ({
    page,
  }) => {
    await page.goto('/notice?userToken=')
    await expect(page.getByRole('link', { name: /2026 年度优秀青年/ })).toBeVisible()
    await expect(page).toHaveURL(/\/notice$/)
    await expect(page.getByText(/登录链接/)).toBeHidden()
  })

  test('of another society opens nothing there', async ({ page, request, baseURL }) => {
    const mech = (baseURL ?? '').replace('localhost', 'mech.localhost')
    await page.goto(`${mech}/notice?userToken=${await ticket(request)}`)
    await expect(page.getByText(USED)).toBeVisible()
    expect(await ownToken(page)).toBeUndefined()
  })
})

test.describe('a link to the society’s own site', () => {
  /** Follows it; the address the new tab came to. */
  async function follow(page: Page): Promise<URL> {
    await page
      .context()
      .route('https://*.example.org/**', (route) => route.fulfill({ body: 'here' }))
    const opened = page.context().waitForEvent('page')
    await page.getByRole('link', { name: /官网/ }).first().click()
    const tab = await opened
    await tab.waitForURL(/example\.org/)
    expect(await tab.evaluate(() => window.opener)).toBeNull()
    return new URL(tab.url())
  }

  test('carries a ticket of a logged-in user, good for a login', async ({ page, request }) => {
    await logInAsMember(page)
    await page.goto('/')
    const url = await follow(page)
    const given = url.searchParams.get('userToken')
    expect(url.origin).toBe(WEBSITE)
    const answer = await request.post('/api/user/v1/open/ticketLogin', { data: { ticket: given } })
    expect(await answer.json()).toMatchObject({ code: '00000', data: { realName: '林见微' } })
  })

  test('is the plain link for visitors', async ({ page }) => {
    await page.goto('/')
    expect((await follow(page)).search).toBe('')
  })

  test('is the plain link when no ticket can be had', async ({ page }) => {
    await logInAsMember(page)
    await page.goto('/')
    await page.route('**/api/user/v1/ticket', (route) => route.abort())
    expect((await follow(page)).search).toBe('')
  })
})

test.describe('a login that has ended', () => {
  test('loads the page once more, as a visitor’s, and says why', async ({ page, request }) => {
    await logInAsMember(page)
    await endLogin(page, request)
    let loads = 0
    page.on('domcontentloaded', () => (loads += 1))
    await page.goto('/')
    await expect(page.getByText('登录已过期，请重新登录')).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(loads).toBe(2)
    expect(await ownToken(page)).toBeFalsy()
  })

  test('loses nothing that was typed: it is there after the next login', async ({
    page,
    form,
    request,
  }) => {
    await logInAsMember(page)
    await openJoinForm(page)
    await form.typeAndLeave('realName', '林䶮')
    await expect(page.getByText(/已保存到本机/)).toBeVisible()
    await endLogin(page, request)
    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await expect(page.getByText('登录已过期，请重新登录')).toBeVisible()
    await logInAsMember(page)
    await openJoinForm(page)
    await page.getByRole('button', { name: '继续填写' }).click()
    await expect(form.field('realName').locator('input')).toHaveValue('林䶮')
  })
})

test('calls that take their time show that they do', async ({ page }) => {
  await page.goto('/notice')
  await page.waitForLoadState('networkidle')
  const letCallsThrough = await holdBack(page, '**/api/**/notice/**')
  const bar = page.getByRole('progressbar', { name: '正在加载' })
  await expect(bar).toHaveCount(0)
  await page.getByRole('main').getByRole('link').first().click()
  await expect(bar).toBeVisible()
  letCallsThrough()
  await expect(bar).toHaveCount(0)
})

test('the tab bears society and page', async ({ page, baseURL }) => {
  await page.goto('/notice')
  await expect(page).toHaveTitle(/^.+会员管理服务平台 - 通知公告$/)
  await page.goto((baseURL ?? '').replace('localhost', 'mech.localhost'))
  await expect(page).toHaveTitle(/^.+会员管理服务平台 - .+$/)
  await expect(page.locator('link[rel="icon"]').last()).toHaveAttribute('href', /\/assets\/mech\//)
})
