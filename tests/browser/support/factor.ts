import { expect, type Locator, type Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { press } from './accounts.ts'
import type { FormOnScreen } from './formOnScreen.ts'

/** Switches the second factor on at `/user/security`, whose user confirms who it is; returns its recovery codes. */
export async function setUpFactor(
  page: Page,
  form: FormOnScreen,
  password: string,
): Promise<string[]> {
  await press(page, '开启')
  const identity = page.getByRole('dialog', { name: '确认是本人操作' })
  await form.within(identity).type('userPwd', password)
  await identity.getByRole('button', { name: '确定', exact: true }).click()
  const setup = page.getByRole('dialog', { name: '开启两步验证', exact: true })
  const secret = await setup.getByText(/^[A-Z2-7]{32}$/).textContent()
  await expect(setup.getByRole('img', { name: '二维码' })).toBeVisible()
  const code = new TOTP({ secret: secret ?? '' }).generate()
  await form.within(setup).type('secondCode', code)
  await setup.getByRole('button', { name: '开启' }).click()
  await expect(setup.getByText('请保存恢复码')).toBeVisible()
  const codes = await recoveryCodesIn(setup)
  await press(page, '我已保存好恢复码')
  return codes
}

/** The recovery codes a dialog shows. */
export const recoveryCodesIn = (shown: Locator): Promise<string[]> =>
  shown.getByText(/^[a-z2-9]{4}(-[a-z2-9]{4}){2}$/).allTextContents()
