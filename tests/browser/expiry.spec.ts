import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { anyApplicant, askForCode, confirmCode, submitShortForm } from './support/journey.ts'
import { expect, test } from './support/test.ts'

/** A server of this file's own, for which a minute is a second. */
const port = 18_090
let server: ChildProcess

test.describe.configure({ mode: 'serial' })
test.use({ baseURL: `http://localhost:${port}` })
test.skip(({ isPhone }) => isPhone, 'the clock is the server’s; one device shows it')

test.beforeAll(async ({ request }) => {
  server = spawn(
    'node',
    ['--import', './tests/browser/support/fasterClock.mjs', 'dist/server/listen.js'],
    {
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: mkdtempSync(join(tmpdir(), 'portal-expiry-')),
      },
      stdio: 'ignore',
    },
  )
  const ready = async () => (await request.get(`http://localhost:${port}/readyz`)).status()
  await expect.poll(() => ready().catch(() => 0), { timeout: 60_000 }).toBe(200)
})
test.afterAll(() => {
  server.kill()
})

test('a code older than five minutes is refused like a wrong one', async ({
  page,
  form,
  request,
}) => {
  const applicant = anyApplicant()
  await submitShortForm(page, form, applicant)
  const { dialog, code } = await askForCode(page, request, applicant.mobile)
  await page.waitForTimeout(6000)
  await confirmCode(dialog, code)
  await expect(page.getByText('验证码错误')).toBeVisible()
  await expect(dialog).toBeVisible()
})
