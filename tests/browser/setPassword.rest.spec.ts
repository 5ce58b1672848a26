import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { demoEnv } from '../support/demoEnv.ts'
import { logInHere, press } from './support/accounts.ts'
import { ownServer } from './support/ownServer.ts'
import { expect, test } from './support/test.ts'

const server = ownServer()
const run = promisify(execFile)

/** The path of the link that the operator of the running server gets for somebody of the staff. */
async function linkFor(mobile: string): Promise<string> {
  const args = ['setup', '--', 'demo', '--staff', '姜白石', '--mobile', mobile]
  const env = demoEnv({ DATA_DIR: server.dataDir, NO_COLOR: '1' })
  const { stdout } = await run('npm', ['run', '--silent', ...args], { env })
  return /\/user\/setPassword\?ticket=[\w-]+/.exec(stdout)?.[0] ?? stdout
}

test('whoever is new on the staff sets a password by a link and logs in; the link is good once', async ({
  page,
  form,
}) => {
  const mobile = '13700000001'
  const link = await linkFor(mobile)
  await page.goto(link)
  await expect(form.field('userPwd')).toBeVisible()
  await press(page, '设置密码')
  await expect
    .poll(() => form.errors())
    .toEqual({ userPwd: '请输入密码', confirmPwd: '请再次输入密码' })
  await form.type('userPwd', 'Staff-2027')
  await form.type('confirmPwd', 'Staff-2028')
  await press(page, '设置密码')
  await expect(form.error('confirmPwd')).toHaveText('两次密码输入不一致')
  await form.type('confirmPwd', 'Staff-2027')
  await press(page, '设置密码')
  await expect(page.getByText('密码已设置，请登录')).toBeVisible()
  await expect(page).toHaveURL(/\/user\/login$/)
  await logInHere(page, form, mobile, 'Staff-2027')
  await expect(page.getByText('姜白石').first()).toBeVisible()

  await page.goto(link)
  await form.type('userPwd', 'Staff-2029')
  await form.type('confirmPwd', 'Staff-2029')
  await press(page, '设置密码')
  await expect(page.getByText('链接已使用或已过期，请向管理员索取新的链接')).toBeVisible()
})
