import type { APIRequestContext, Page } from '@playwright/test'
import { PASSWORD } from './support/accounts.ts'
import { press } from './support/dues.ts'
import { logInWhenAsked, sendLogin } from './support/journey.ts'
import { exportTable, savedTable } from './support/savedTable.ts'
import { addStaff } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const EXPORT = '**/api/admin/v1/dues/export'
const PREPARING = '正在准备文件，请稍候…'
const TITLES = ['姓名', '单位名称', '会员证号', '会员类型', '缴至年度', '金额（元）', '缴费方式']

async function openEntries(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: '会费工作台' })).toBeVisible()
  await page.getByRole('tab', { name: '缴费记录' }).click()
}

/** As somebody of their own: one person exports one file at a time, and these tests run beside each other. */
async function openDesk(page: Page, request: APIRequestContext): Promise<void> {
  const mobile = await addStaff(request, ['dues', 'export'])
  await page.goto('/desk/dues')
  await sendLogin(page, mobile, PASSWORD)
  await openEntries(page)
}

test('an export is saved under its name, is said to be on its way, and leaves no address behind', async ({
  page,
  request,
}) => {
  await openDesk(page, request)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  let release = () => {}
  const held = new Promise<void>((resume) => {
    release = resume
  })
  await page.route(EXPORT, async (route) => {
    await held
    await route.continue()
  })
  const download = page.waitForEvent('download')
  await press(page, '导出 Excel')
  const message = page.getByRole('status').getByText(PREPARING)
  await expect(message).toBeVisible()
  release()
  const { name, rows } = await savedTable(await download)
  expect(name).toMatch(/^缴费记录-\d{12}\.xlsx$/)
  expect(rows[0]?.slice(0, TITLES.length)).toEqual(TITLES)
  await expect(message).toBeHidden()
  await expect(page.getByText(`${name} 已导出`)).toBeVisible()
  expect(asked.filter((path) => /storage|\.(?:xlsx|csv)$/.test(path))).toEqual([])
})

test('a refusal and a broken line are said, and nothing is saved', async ({ page, request }) => {
  await openDesk(page, request)
  const saved: string[] = []
  page.on('download', (download) => saved.push(download.suggestedFilename()))
  const msg = '您的上一次导出还没有结束，请等它完成或中断后再导出'
  await page.route(EXPORT, (route) =>
    route.fulfill({ status: 409, json: { code: 'A0409', data: null, msg } }),
  )
  await press(page, '导出 CSV')
  await expect(page.getByRole('alert').getByText(msg)).toBeVisible()
  await page.unroute(EXPORT)
  await page.route(EXPORT, (route) => route.abort())
  await press(page, '导出 CSV')
  await expect(page.getByRole('alert').getByText('网络连接失败，请检查网络后重试')).toBeVisible()
  expect(saved).toEqual([])
  await page.unroute(EXPORT)
  expect((await exportTable(page, '导出 CSV')).rows[0]?.[0]).toBe('姓名')
})

test('a login that has ended is told, as by any other call', async ({ page, request }) => {
  await openDesk(page, request)
  const token = (await page.context().cookies()).find(({ name }) => name === 'userToken')?.value
  await request.get('/api/user/v1/logout', { headers: { authorization: `Bearer ${token}` } })
  await press(page, '导出 Excel')
  await expect(page.getByText('登录已过期，请重新登录').first()).toBeVisible()
})

/** Keeps a copy of what the page receives: the browser's own record of a long answer may be gone when it is asked for. */
const copyExports = (page: Page) =>
  page.addInitScript(() => {
    const copies: { type: string | null; body: string }[] = []
    const { fetch } = globalThis
    Object.assign(globalThis, {
      copies,
      async fetch(...request: Parameters<typeof fetch>) {
        const response = await fetch(...request)
        const copy = response.url.endsWith('/export') ? response.clone() : undefined
        const type = response.headers.get('content-type')
        void copy?.text().then((body) => copies.push({ type, body }))
        return response
      },
    })
  })

test('at a society that encrypts the file goes sealed, and comes whole', async ({
  page,
  isPhone,
  baseURL,
}) => {
  await copyExports(page)
  await page.goto(`${(baseURL ?? '').replace('localhost', 'med.localhost')}/desk/dues`)
  await logInWhenAsked(page, isPhone, 'staff', 'Staff-2026')
  await openEntries(page)
  const { name, rows } = await exportTable(page, '导出 Excel')
  expect(name).toMatch(/^缴费记录-\d{12}\.xlsx$/)
  expect(rows[0]?.slice(0, TITLES.length)).toEqual(TITLES)
  const copies = () => page.evaluate(() => (globalThis as unknown as { copies: unknown }).copies)
  await expect.poll(copies).toEqual([
    {
      type: 'application/jose',
      body: expect.stringMatching(/^(?:eyJ[\w-]+\.\.[\w-]+\.[\w-]+\.[\w-]+(?:\n|$)){2}/),
    },
  ])
})
