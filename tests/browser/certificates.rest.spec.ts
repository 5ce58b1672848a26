import { readFile } from 'node:fs/promises'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import type { APIRequestContext, Page } from '@playwright/test'
import jsQR from 'jsqr'
import { onBoth } from './support/devices.ts'
import { openFound, proveMobile, queryStatus } from './support/journey.ts'
import { expect, test } from './support/test.ts'

/** Members of the seed whom no other spec uses: paid for 2026, and for 2025 only. */
const PAID = { realName: '罗时雨', mobile: '13800000043', num: 'HXSK000010' }
const LATE = { realName: '阿卜杜热合曼·吐尔逊尼亚孜', mobile: '13800000310', num: 'HXSK000011' }
const CHECK = '**/api/mo/v1/open/certificate/*'
const GENERATE = '**/member/generate/certificatePng/*'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: '会员证书' })

/** From the status query to the certificate, by the code on the member's phone. */
async function openCertificate(
  page: Page,
  request: APIRequestContext,
  mobile: string,
  isPhone: boolean,
) {
  await queryStatus(page, mobile)
  await openFound(page, isPhone)
  await page.getByRole('button', { name: '会员证书' }).click()
  await proveMobile(page, request, mobile)
}

/** Saves the picture as a person does, and reads its code as a phone does. */
async function download(page: Page): Promise<{ name: string; address: URL }> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialogOf(page).getByRole('button', { name: '下载' }).click(),
  ])
  const image = await loadImage(await readFile(await file.path()))
  const canvas = createCanvas(image.width, image.height)
  const context = canvas.getContext('2d')
  context.drawImage(image, 0, 0)
  const { data, width, height } = context.getImageData(0, 0, image.width, image.height)
  return { name: file.suggestedFilename(), address: new URL(jsQR(data, width, height)?.data ?? '') }
}

/** The picture is there, whole and inside its dialog. */
async function expectPicture(page: Page): Promise<void> {
  const picture = dialogOf(page).getByRole('img', { name: '会员证书' })
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(2000)
  const [inner, outer] = [await picture.boundingBox(), await dialogOf(page).boundingBox()]
  expect(inner && outer && inner.width <= outer.width).toBe(true)
}

test(
  'a member opens the certificate, saves it, and whoever scans it learns that it holds good',
  onBoth('a phone shows the picture to be held'),
  async ({ page, request, isPhone }) => {
    await test.step('what fails can be tried again, the call and the picture', async () => {
      await page.route(GENERATE, (route) => route.abort(), { times: 1 })
      await page.route('**/storage/**/certificates/**', (route) => route.abort(), { times: 1 })
      await openCertificate(page, request, PAID.mobile, isPhone)
      const dialog = dialogOf(page)
      await expect(dialog.getByText('生成会员证书失败，请尝试重新打开。')).toBeVisible()
      await dialog.getByRole('button', { name: '重新打开' }).click()
      await expect(dialog.getByRole('img', { name: '会员证书' })).toHaveCount(0)
      await dialog.getByRole('button', { name: '重新打开' }).click()
      await expectPicture(page)
      const hint = isPhone ? '长按图片可保存到手机' : '扫描证书上的二维码可核验真伪'
      await expect(dialog.getByText(hint)).toBeVisible()
    })

    const { name, address } = await download(page)
    expect(name).toBe(`会员证书-${PAID.realName}.png`)

    await test.step('the address on the picture says: good, name, number, and no more', async () => {
      await page.goto(address.href)
      await expect(page.getByRole('heading', { name: '证书核验' })).toBeVisible()
      await expect(page.getByText('证书有效')).toBeVisible()
      const main = page.getByRole('main')
      await expect(main).toContainText(PAID.realName)
      await expect(main).toContainText(PAID.num)
      await expect(main).toContainText('华夏数据科学学会')
      await expect(main).not.toContainText(PAID.mobile.slice(3))
      await expect(main).not.toContainText('松湖')
    })

    await test.step('withdrawn and replaced ones are told apart', async () => {
      for (const [state, title] of [
        ['withdrawn', '证书已失效'],
        ['replaced', '证书已换发'],
      ] as const) {
        await page.route(CHECK, async (route) => {
          const answer = await route.fetch()
          const envelope = await answer.json()
          await route.fulfill({ json: { ...envelope, data: { ...envelope.data, state } } })
        })
        await page.reload()
        await expect(page.getByText(title)).toBeVisible()
        await page.unroute(CHECK)
      }
    })
  },
)

test('a certificate whose term has passed says so', async ({ page, request, isPhone }) => {
  await openCertificate(page, request, LATE.mobile, isPhone)
  await expectPicture(page)
  const { address } = await download(page)
  await page.goto(address.href)
  await expect(page.getByText('证书已过期')).toBeVisible()
  await expect(page.getByText(LATE.realName)).toBeVisible()
})

test('an unknown code, no code, and a check that fails each say what to do', async ({ page }) => {
  await page.goto('/certificate?code=AAAAAAAAAAAAAAAAAAAAAA')
  await expect(page.getByText('没有查到该证书')).toBeVisible()
  await page.goto('/certificate')
  await expect(page.getByText('请扫描证书上的二维码进行核验')).toBeVisible()
  await page.route(CHECK, (route) => route.abort(), { times: 1 })
  await page.goto('/certificate?code=BBBBBBBBBBBBBBBBBBBBBB')
  await expect(page.getByText('暂时打不开，请稍后再试')).toBeVisible()
  await page.getByRole('button', { name: '重试' }).click()
  await expect(page.getByText('没有查到该证书')).toBeVisible()
})
