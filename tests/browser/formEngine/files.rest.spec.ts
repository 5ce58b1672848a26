import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { openModule, SCAN } from '../support/journey.ts'
import { expect, test } from '../support/test.ts'
import { heldUpright, redAndBlue, storedAt } from './pictures.ts'

/** From the home page to the open form of senior members, which has every kind of file. */
async function openSeniorForm(page: Page): Promise<void> {
  await openModule(page, /入会申请/)
  await page.getByRole('radio', { name: /高级会员/ }).click()
  await page.getByRole('checkbox', { name: /我已阅读/ }).click()
  await page.getByRole('button', { name: '下一步' }).click()
  await expect(page.locator('[data-field="signature"]')).toBeAttached()
}

const addressIn = async (field: Locator): Promise<string> =>
  (await field.locator('img').getAttribute('src')) ?? ''

test('a photo is set upright, cut to its frame by keyboard or pointer, and stored at three times its size', async ({
  page,
  form,
}) => {
  await openSeniorForm(page)
  const photo = form.field('photo')
  const buffer = heldUpright(await redAndBlue(page))
  const picked = { name: '横拍.jpeg.jpg', mimeType: 'image/jpeg', buffer }
  await photo.locator('input[type="file"]').setInputFiles(picked)
  const dialog = page.getByRole('dialog', { name: '裁剪照片' })
  const zoom = dialog.getByRole('slider', { name: '缩放' })
  await dialog.getByRole('application').focus()
  await page.keyboard.press('+')
  await expect(zoom).toHaveValue('1.1')
  await page.keyboard.press('ArrowRight')
  await dialog.getByRole('button', { name: '右转90°' }).click()
  await dialog.getByRole('button', { name: '左转90°' }).click()
  await dialog.getByRole('button', { name: '确定' }).click()
  await expect(photo.getByRole('button', { name: /^预览/ })).toBeVisible()
  const stored = await storedAt(page, await addressIn(photo))
  expect(stored).toMatchObject({ type: 'image/jpeg', width: 360, height: 504 })
  const [red = 0, , blue = 0] = stored.upper
  expect([red > 200 && blue < 60, (stored.lower[2] ?? 0) > 200]).toEqual([true, true])
})

test('files are dropped together; what is no picture is named, what failed is sent again, the order stays', async ({
  page,
  form,
  isPhone,
}) => {
  await openSeniorForm(page)
  const letters = form.field('referLetter')
  let sent = 0
  await page.route('**/sandbox/storage/*/', (route) =>
    route.request().method() === 'POST' && sent++ === 0 ? route.abort() : route.continue(),
  )
  const scan = readFileSync(SCAN)
  const picked = [
    { name: '一.jpg', mimeType: 'image/jpeg', buffer: scan },
    { name: '假.png', mimeType: 'image/png', buffer: Buffer.from('<html></html>') },
    { name: '二.jpg', mimeType: 'image/jpeg', buffer: scan },
  ]
  if (isPhone) await letters.locator('input[type="file"]').setInputFiles(picked)
  else await dropOn(page, letters.getByRole('button', { name: /推荐信/ }), picked)
  const refusal = letters.getByText('文件内容与后缀名不符，请重新选择')
  await expect(refusal).toHaveAttribute('data-error')
  await expect(letters.getByText('（假.png）')).toBeVisible()
  await expect(letters.getByText('上传失败，请检查网络后重试')).toBeVisible()
  await letters.getByRole('button', { name: /^重试/ }).click()
  const links = letters.getByRole('listitem').getByRole('link')
  await expect(links).toHaveText(['一.jpg', '二.jpg'])

  await letters.getByRole('button', { name: '预览一.jpg' }).click()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('dialog', { name: '二.jpg' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
})

async function dropOn(
  page: Page,
  zone: Locator,
  files: { name: string; mimeType: string; buffer: Buffer }[],
): Promise<void> {
  const plain = files.map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    text: buffer.toString('base64'),
  }))
  const dataTransfer = await page.evaluateHandle((all) => {
    const transfer = new DataTransfer()
    for (const { name, mimeType, text } of all) {
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
      transfer.items.add(new File([bytes], name, { type: mimeType }))
    }
    return transfer
  }, plain)
  await zone.dispatchEvent('dragenter', { dataTransfer })
  await zone.dispatchEvent('dragover', { dataTransfer })
  await expect(zone).toHaveText('松开即可上传')
  await zone.dispatchEvent('drop', { dataTransfer })
}

test('a signature is written with the pointer, taken back, written again and stored as a cut PNG without background', async ({
  page,
  form,
  isPhone,
}) => {
  await openSeniorForm(page)
  const field = form.field('signature')
  await field.getByRole('button', { name: /点击签名/ }).click()
  const scope = isPhone ? page.getByRole('dialog', { name: '申请人签名' }) : field
  const pad = scope.getByRole('img', { name: /签名区/ })
  await scope.getByRole('button', { name: '确定' }).click()
  await expect(scope.getByText('请先签名')).toBeVisible()
  await write(page, pad, isPhone)
  await scope.getByRole('button', { name: '撤销' }).click()
  await expect(scope.getByRole('button', { name: '撤销' })).toBeDisabled()
  await write(page, pad, isPhone)
  await scope.getByRole('button', { name: '确定' }).click()
  await expect(field.getByRole('img', { name: /重新签名/ })).toBeVisible()
  const stored = await storedAt(page, await addressIn(field))
  expect(stored).toMatchObject({ type: 'image/png', corner: [0, 0, 0, 0] })
  expect(stored.inked).toBeGreaterThan(1000)
  // A long, flat line, however the phone is held: what it is cut to is as flat.
  expect(stored.width).toBeGreaterThan(stored.height * 2)
  expect(stored.width).toBeLessThan(360 * 3)
})

/** A wave along the line one writes on: on a phone held upright that runs down the screen. */
async function write(page: Page, pad: Locator, turned: boolean): Promise<void> {
  const box = await pad.boundingBox()
  if (!box) throw new Error('the pad is not on screen')
  const at = (share: number): [number, number] => {
    const along = 0.2 + share * 0.6
    const across = 0.5 + Math.sin(share * 12) * 0.08
    return turned
      ? [box.x + box.width * (1 - across), box.y + box.height * along]
      : [box.x + box.width * along, box.y + box.height * across]
  }
  await page.mouse.move(...at(0))
  await page.mouse.down()
  for (let step = 1; step <= 20; step++) await page.mouse.move(...at(step / 20))
  await page.mouse.up()
}
