import type { APIRequestContext } from '@playwright/test'
import { anyApplicant, askForCode, confirmCode, submitShortForm } from './support/journey.ts'
import { ownServer } from './support/ownServer.ts'
import { expect, test } from './support/test.ts'

/** For this file's server a minute is a second. */
ownServer({ nodeOptions: ['--import', './tests/browser/support/fasterClock.mjs'] })

test.describe.configure({ mode: 'serial' })
/** How long a code is good for (decided in the design, section 5 "Passwords"). */
const LIFETIME_MS = 5 * 60_000

async function serverTime(request: APIRequestContext): Promise<number> {
  return (await (await request.get('/api/system/v1/open/time')).json()).data
}

test('a code older than five minutes is refused like a wrong one', async ({
  page,
  form,
  request,
}) => {
  const applicant = anyApplicant()
  await submitShortForm(page, form, applicant)
  const { dialog, code } = await askForCode(page, request, applicant.mobile)
  const sentAt = await serverTime(request)
  await expect.poll(() => serverTime(request)).toBeGreaterThan(sentAt + LIFETIME_MS)
  await confirmCode(dialog, code)
  await expect(page.getByText('验证码错误')).toBeVisible()
  await expect(dialog).toBeVisible()
})
