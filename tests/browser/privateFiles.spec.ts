import type { Locator } from '@playwright/test'
import {
  anyApplicant,
  fillShortForm,
  openFound,
  openJoinForm,
  proveMobile,
  queryStatus,
  SCAN,
  submitForm,
} from './support/journey.ts'
import { expect, test } from './support/test.ts'

const isShown = (picture: Locator) =>
  picture.evaluate((it: HTMLImageElement) => it.complete && it.naturalWidth > 0)
const addressOf = (picture: Locator) =>
  picture.evaluate((it: HTMLImageElement) => it.getAttribute('src') ?? '')

test('a visitor’s photo is seen again by its owner, and by nobody at an address without signature', async ({
  page,
  form,
  request,
  isPhone,
}) => {
  const applicant = anyApplicant()
  const photo = page.locator('[data-field="photo"] img')

  await test.step('it is shown while the form is filled in, before anybody is known', async () => {
    await openJoinForm(page)
    await fillShortForm(form, applicant)
    await form.photo('photo', SCAN)
    await expect.poll(() => isShown(photo)).toBe(true)
  })

  await test.step('it is submitted with the form', async () => {
    await submitForm(page)
    await proveMobile(page, request, applicant.mobile)
    await expect(page.getByText('请打印申请表，签字盖章后上传')).toBeVisible()
  })

  await test.step('its owner finds it in the record', async () => {
    await queryStatus(page, applicant.mobile)
    await openFound(page, isPhone)
    await page.getByRole('button', { name: '修改' }).click()
    await expect.poll(() => isShown(photo)).toBe(true)
    const address = await addressOf(photo)
    expect((await request.get(address)).status()).toBe(200)
    expect((await request.get(address.split('?')[0] ?? '')).status()).toBe(403)
  })

  await test.step('a page that stayed open shows it at a fresh address', async () => {
    const ended = (await addressOf(photo)).replace(/x-oss-expires=\d+/, 'x-oss-expires=1')
    await photo.evaluate((it: HTMLImageElement, src) => {
      it.src = src
    }, ended)
    await expect.poll(() => addressOf(photo)).not.toBe(ended)
    await expect.poll(() => isShown(photo)).toBe(true)
  })
})
