import { anyApplicant, askForCode, confirmCode, submitShortForm } from './support/journey.ts'
import { ownServer } from './support/ownServer.ts'
import { expect, test } from './support/test.ts'

/** For this file's server a minute is a second. */
ownServer(['--import', './tests/browser/support/fasterClock.mjs'])

test.describe.configure({ mode: 'serial' })
test.skip(({ isPhone }) => isPhone, 'the clock is the server’s; one device shows it')

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
