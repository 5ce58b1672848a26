import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { patience } from '../../support/patience.ts'
import { seededCard } from '../../support/seededCards.ts'
import { confirmCode, openFound, proveMobile, queryStatus, SCAN } from './journey.ts'
import { codeFor } from './sms.ts'

export const DEMO = '7d1f5c0e-8a34-4b6d-9e27-3c51f0a8b942'

export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click()

export const choose = (page: Page, name: RegExp) => page.getByRole('radio', { name }).click()

/** Answers a call of the page with something the fixtures do not hold. */
export const answer = <Data = object | null>(
  page: Page,
  call: RegExp,
  change: (data: Data) => object | null,
) =>
  page.route(call, async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    await route.fulfill({ response, json: { ...body, data: change(body.data) } })
  })

/** The call that reads one order; the page of all orders is another. */
export const ORDER_CALL = /open\/order\/(?!page)[\w-]+$/

interface Payer {
  page: Page
  request: APIRequestContext
  isPhone: boolean
}

/** From the status query to the dues page of a member, as a visitor who proves the mobile. */
export async function openDues(
  { page, request, isPhone }: Payer,
  mobile: string,
  site = '',
): Promise<void> {
  await queryStatus(page, mobile, site)
  await openFound(page, isPhone)
  await press(page, '缴费')
  const asked = page.getByRole('dialog').locator('[data-field="mobile"] input')
  await expect(asked).toBeVisible()
  if (await asked.isEnabled()) await asked.fill(mobile)
  await proveMobile(page, request, mobile)
  await expect(page).toHaveURL(/view=payDues/)
  await expect(page.getByText('会员信息')).toBeVisible()
}

/** An older record asks once for its card number; the number had a code for its registration a minute ago at most. */
export async function showCard(
  { page, request }: Pick<Payer, 'page' | 'request'>,
  mobile: string,
): Promise<void> {
  const dialog = page.getByRole('dialog', { name: '手机号码验证' })
  const sent = dialog.getByRole('button', { name: /秒后重新发送/ })
  await expect(async () => {
    // What was sent after all is not asked for again: its button has another name then.
    if (!(await sent.isVisible())) await dialog.getByRole('button', { name: '发送验证码' }).click()
    await expect(sent).toBeVisible({ timeout: patience(2) })
  }).toPass({ intervals: [20_000, 10_000], timeout: patience(90) })
  await dialog.locator('[data-field="cardTail"] input').fill(seededCard(mobile).cardTail ?? '')
  await confirmCode(dialog, await codeFor(request, mobile))
  await expect(dialog).toBeHidden()
}

/** Chooses an online method and confirms; answers with how the payer was told to go on. */
export async function startPaying(page: Page, method: RegExp) {
  await choose(page, method)
  // Read on its way: the page may leave for a cashier before anybody else could.
  const told = new Promise<{ kind: string; content: string }>((tell) =>
    page.route('**/order/v1/open/pay', async (route) => {
      const response = await route.fetch()
      tell(JSON.parse((await response.json()).data.result))
      await route.fulfill({ response })
    }),
  )
  await press(page, '确认支付')
  const way = await told
  await page.unroute('**/order/v1/open/pay')
  return way
}

/** Somebody with a wallet, at the cashier of a code that was scanned. */
export async function payAt(page: Page, cashier: string): Promise<void> {
  const wallet = await page.context().newPage()
  await wallet.goto(cashier)
  await wallet.getByRole('button', { name: '确认付款' }).click()
  await expect(wallet.getByText('支付成功')).toBeVisible()
  await wallet.close()
}

/** Calls of a staff member, beside the browser. */
export async function staffCalls(request: APIRequestContext) {
  const userPwd = createHash('sha256').update('Staff-2026').digest('hex')
  const data = { orgId: DEMO, userName: 'staff', userPwd }
  const login = await request.post('/api/user/v1/open/login', { data })
  const headers = { authorization: `Bearer ${(await login.json()).data.token}` }
  const post = async (path: string, body: object) => {
    const answer = await request.post(`/api/admin/v1/dues/${path}`, { headers, data: body })
    expect(await answer.json()).toMatchObject({ code: '00000' })
  }
  return {
    decide: (id: string, decision: 'approve' | 'return', opinion = '') =>
      post('offline', { id, decision, opinion }),
    async issueInvoice(id: string, name: string) {
      const enclosure = [await uploadScan(request, headers, { purpose: 'invoice', name })]
      await post('invoice', { id, decision: 'issue', num: anyInvoiceNum(), enclosure })
    },
  }
}

/** Uploads a scan beside the browser; answers it as a form sends it. */
export async function uploadScan(
  request: APIRequestContext,
  headers: Record<string, string>,
  params: { purpose: string; name: string },
) {
  const { name } = params
  const answer = await request.get('/api/system/v1/open/uploadToken', { headers, params })
  const { endpoint, fields, baseUrl, path } = (await answer.json()).data
  const file = { name, mimeType: 'image/jpeg', buffer: readFileSync(SCAN) }
  await request.post(endpoint, { multipart: { ...fields, file } })
  return { name, url: `${baseUrl.replace(/\/$/, '')}/${path}` }
}

const anyInvoiceNum = () => `26${String(Math.random()).slice(2).padEnd(18, '0').slice(0, 18)}`

/** The order the address names. */
export const orderIn = (page: Page): string => new URL(page.url()).searchParams.get('order') ?? ''
