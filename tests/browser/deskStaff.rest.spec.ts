import { PASSWORD } from './support/accounts.ts'
import { press } from './support/dues.ts'
import { sendLogin } from './support/journey.ts'
import { anyMobile } from './support/people.ts'
import { addStaff } from './support/staff.ts'
import { expect, test } from './support/test.ts'

test('somebody is invited, found, given another right, reset, disabled and enabled again', async ({
  page,
  form,
}) => {
  const mobile = anyMobile()
  await page.goto('/user/login?redirect=%2Fdesk')
  await sendLogin(page, 'staff', 'Staff-2026')
  await press(page, '工作人员')
  await press(page, '邀请工作人员')
  const identity = page.getByRole('dialog', { name: '确认是本人操作' })
  await form.within(identity).type('userPwd', 'Staff-2026')
  await identity.getByRole('button', { name: '确定', exact: true }).click()
  const invite = page.getByRole('dialog', { name: '邀请工作人员' })
  await form.within(invite).type('realName', '姜白石')
  await form.within(invite).type('mobile', mobile)
  await invite.getByRole('checkbox', { name: /^会费/ }).check()
  await invite.getByRole('button', { name: '邀请', exact: true }).click()
  const made = page.getByRole('dialog', { name: '工作人员已邀请' })
  await expect(made.getByText(/收短信验证码登录/)).toBeVisible()
  await made.getByRole('button', { name: '我知道了' }).click()

  await page.getByRole('searchbox').fill(mobile)
  await press(page, '查询')
  const manage = async () => {
    await press(page, '管理')
    return page.getByRole('dialog', { name: '管理工作人员' })
  }
  await expect(page.getByRole('button', { name: '管理', exact: true })).toHaveCount(1)
  const rights = await manage()
  await rights.getByRole('checkbox', { name: '导出' }).check()
  await rights.getByRole('button', { name: '保存权限' }).click()
  await expect(page.getByText('权限已保存，立即生效')).toBeVisible()
  await (await manage()).getByRole('button', { name: '重置密码' }).click()
  await press(page, '确定')
  await expect(page.getByText('密码已作废，请本人用“找回密码”设置新的')).toBeVisible()
  await (await manage()).getByRole('button', { name: '停用' }).click()
  await press(page, '确定')
  await expect(page.getByText('已停用').first()).toBeVisible()
  await (await manage()).getByRole('button', { name: '启用' }).click()
  await expect(page.getByText('已启用').first()).toBeVisible()
  await press(page, '重置')
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await press(page, '审核工作台')
  await expect(page).toHaveURL('/desk')
  await press(page, '操作日志')
  await expect(page.getByText('停用', { exact: false }).first()).toBeVisible()
  await press(page, '返回工作台')
  await expect(page).toHaveURL('/desk')
})

test('who may not manage accounts is told so', async ({ page, request }) => {
  const mobile = await addStaff(request, ['dues'])
  await page.goto('/user/login?redirect=%2Fdesk%2Fstaff')
  await sendLogin(page, mobile, PASSWORD)
  await expect(page.getByText('您没有账号管理权限')).toBeVisible()
})
