import type { Page } from '@playwright/test'
import { press } from './support/dues.ts'
import { logInWhenAsked } from './support/journey.ts'
import { exportTable, savedTable } from './support/savedTable.ts'
import { expect, test } from './support/test.ts'
import { watchWire } from './support/wire.ts'

const EXPORT = '**/api/admin/v1/dues/export'
const PREPARING = '正在准备文件，请稍候…'
const TITLES = ['姓名', '单位名称', '会员证号', '会员类型', '缴至年度', '金额（元）', '缴费方式']

async function openDesk(page: Page, isPhone: boolean, site = ''): Promise<void> {
  await page.goto(`${site}/desk/dues`)
  await logInWhenAsked(page, isPhone, 'staff', 'Staff-2026')
  await expect(page.getByRole('heading', { name: '会费工作台' })).toBeVisible()
  await page.getByRole('tab', { name: '缴费记录' }).click()
}

test('an export is saved under its name, is said to be on its way, and leaves no address behind', async ({
  page,
  isPhone,
}) => {
  await openDesk(page, isPhone)
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

test('a refusal and a broken line are said, and nothing is saved', async ({ page, isPhone }) => {
  await openDesk(page, isPhone)
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

test('a login that has ended is told, as by any other call', async ({ page, isPhone, request }) => {
  await openDesk(page, isPhone)
  const token = (await page.context().cookies()).find(({ name }) => name === 'userToken')?.value
  await request.get('/api/user/v1/logout', { headers: { authorization: `Bearer ${token}` } })
  await press(page, '导出 Excel')
  await expect(page.getByText('登录已过期，请重新登录').first()).toBeVisible()
})

test('at a society that encrypts the file goes sealed, and comes whole', async ({
  page,
  isPhone,
  baseURL,
}) => {
  await openDesk(page, isPhone, (baseURL ?? '').replace('localhost', 'med.localhost'))
  await page.waitForLoadState('networkidle')
  const wire = watchWire(page)
  const { name, rows } = await exportTable(page, '导出 Excel')
  expect(name).toMatch(/^缴费记录-\d{12}\.xlsx$/)
  expect(rows[0]?.slice(0, TITLES.length)).toEqual(TITLES)
  await expect.poll(() => wire.filter(({ path }) => path.endsWith('/export'))).toHaveLength(1)
  const [exchange] = wire.filter(({ path }) => path.endsWith('/export'))
  expect(exchange?.type).toBe('application/jose')
  expect(exchange?.received).toMatch(/^(?:eyJ[\w-]+\.\.[\w-]+\.[\w-]+\.[\w-]+(?:\n|$)){2}/)
})
