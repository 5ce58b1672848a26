import { anyApplicant, askForCode, confirmCode, submitShortForm } from './support/journey.ts'
import { type OwnServer, startServer } from './support/ownServer.ts'
import { expect, test } from './support/test.ts'

/** For this file's server a minute is a second. */
const port = 18_090
let server: OwnServer

test.describe.configure({ mode: 'serial' })
test.use({ baseURL: `http://localhost:${port}` })
test.skip(({ isPhone }) => isPhone, 'the clock is the server’s; one device shows it')

test.beforeAll(async ({ request }) => {
  server = await startServer(request, port, ['--import', './tests/browser/support/fasterClock.mjs'])
})
test.afterAll(() => {
  server.process.kill()
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
