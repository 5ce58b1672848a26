import { setUpFactor } from './support/factor.ts'
import { sendLogin } from './support/journey.ts'
import { OwnConfiguration } from './support/ownConfiguration.ts'
import { ownServer } from './support/ownServer.ts'
import { expect, test } from './support/test.ts'

const server = ownServer()

const DESK = [
  '/desk/staff',
  '/desk/log',
  '/desk/retention',
  '/desk/dues',
  '/desk/application',
  '/desk/organisation',
  '/desk',
]

test('staff whose society asks for a second factor are led to set it up from wherever they work, and back', async ({
  page,
  form,
}) => {
  const configuration = new OwnConfiguration(server, 'demo')
  expect((await configuration.pull()).ok).toBe(true)
  configuration.write('staff.json', { secondFactor: true })
  const pushed = await configuration.push('second factor')
  expect(pushed, pushed.text).toMatchObject({ ok: true })
  await page.goto('/user/login?redirect=%2Fuser%2Fsecurity')
  await sendLogin(page, 'staff', 'Staff-2026')
  await expect(page.getByRole('heading', { name: '账号安全' })).toBeVisible()
  for (const address of DESK) {
    await page.goto(address)
    await expect(page).toHaveURL(/\/user\/security\?redirect=/)
  }
  await setUpFactor(page, form, 'Staff-2026')
  await expect(page).toHaveURL('/desk')
})
