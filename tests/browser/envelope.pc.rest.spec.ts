import { SCAN, sendLogin } from './support/journey.ts'
import { anyCardNo, anyMobile } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { watchWire } from './support/wire.ts'

const NAME = '连翘宁'

test('a society that encrypts: login and form go over the wire sealed, and nothing of them in plain text', async ({
  page,
  form,
  baseURL,
}) => {
  const site = (baseURL ?? '').replace('localhost', 'med.localhost')
  const wire = watchWire(page)
  const uploads: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/sandbox/storage/')) uploads.push(request.method())
  })
  const secrets = { mobile: anyMobile(), cardNo: anyCardNo() }

  await test.step('somebody logs in', async () => {
    await page.goto(`${site}/user/login`)
    await sendLogin(page, '13800000201', 'Member-2026')
    await expect(page.getByRole('heading', { name: NAME })).toBeVisible()
  })

  await test.step('fills in the student’s form, which asks the server about numbers and files', async () => {
    await page.goto(`${site}/module?id=join`)
    await page.getByRole('radio', { name: /学生/ }).click()
    await page.getByRole('checkbox', { name: /我已阅读/ }).click()
    await page.getByRole('button', { name: '下一步' }).click()
    await form.typeAndLeave('mobile', secrets.mobile)
    await form.typeAndLeave('cardNo', secrets.cardNo)
    await form.upload('studentCard', SCAN)
  })

  await test.step('every call went sealed and was answered sealed', async () => {
    await expect
      .poll(() => wire.map(({ path }) => path))
      .toEqual(
        expect.arrayContaining([
          '/api/user/v1/open/login',
          '/api/user/v1/loginInfo',
          '/api/system/v1/open/uploadToken',
        ]),
      )
    for (const { path, query, sent, received, type } of wire) {
      expect([path, query, type]).toEqual([path, '', 'application/jose'])
      expect(sent).toMatch(/application\/jose|x-envelope/)
      expect(received).toMatch(/^eyJ[\w-]+\.\.[\w-]+\.[\w-]+\.[\w-]+$/)
      expect(sent).not.toMatch(/userPwd|authorization|Bearer/)
    }
    const all = JSON.stringify(wire)
    for (const secret of [NAME, '13800000201', secrets.mobile, secrets.cardNo])
      expect(all).not.toContain(secret)
  })

  await test.step('the file itself went to the storage, outside the envelope', () =>
    expect(uploads).toContain('POST'))
})

test('a society that does not encrypt carries none of it', async ({ page, baseURL }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto(baseURL ?? '/')
  await expect(page).toHaveTitle(/首页/)
  await page.waitForLoadState('networkidle')
  expect(scripts.filter((url) => /sealCall|jsencrypt|rsaKey/i.test(url))).toEqual([])
})
