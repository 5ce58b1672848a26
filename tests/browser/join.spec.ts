import { holdBack } from './support/holdBack.ts'
import { logIn, openModule } from './support/journey.ts'
import { expect, test } from './support/test.ts'

const societyOf = (baseURL: string | undefined, code: string) =>
  (baseURL ?? '').replace('localhost', `${code}.localhost`)

test('a type without a process says so and is not chosen; type and notice come before the next step', async ({
  page,
}) => {
  await page.goto('/module?id=join')
  const next = page.getByRole('button', { name: '下一步' })
  await next.click()
  const told = (state: string) => page.locator(`[data-field="${state}"] [data-error]`)
  await expect(told('page.memberType')).toHaveText('请选择会员类型')

  const honorary = page.getByRole('radio', { name: /荣誉会员/ })
  await expect(page.locator('[data-closed]')).toHaveText(/荣誉会员/)
  await honorary.click()
  await expect(page.getByText('暂未配置流程')).toBeVisible()
  await expect(honorary).not.toBeChecked()

  await page.getByRole('radio', { name: /普通会员/ }).click()
  await next.click()
  await expect(told('page.agreed')).toHaveText('请勾选并阅读入会须知')
  await expect(page.locator('form')).toHaveCount(0)
})

test('two linked levels: another level empties the choice below it', async ({ page }) => {
  await page.goto('/module?id=join')
  const member = page.getByRole('radio', { name: /普通会员/ })
  await member.click()
  await page.getByRole('radio', { name: '单位会员', exact: true }).click()
  await expect(page.getByRole('radio', { name: /普通单位会员/ })).toBeVisible()
  await expect(member).toBeHidden()
  await page.getByRole('radio', { name: '个人会员', exact: true }).click()
  await expect(member).not.toBeChecked()
})

test('a society without linked levels offers all types at once', async ({ page, baseURL }) => {
  await page.goto(`${societyOf(baseURL, 'mech')}/module?id=join`)
  await expect(page.getByRole('radio', { name: /海外会员/ })).toBeVisible()
  const group = page.getByRole('radio', { name: /团体会员/ })
  await group.click()
  await logIn(page, '单位登录', 'unit01', 'Unit-2026')
  await expect(group).toBeChecked()
  await expect(
    page.getByText('填写团体登记表').or(page.getByText('第 1 步，共 5 步')),
  ).toBeVisible()
})

test('a link to a member type opens it chosen', async ({ page, baseURL }) => {
  const med = societyOf(baseURL, 'med')
  await page.goto(`${med}/module?id=join&objId=302,30202`)
  await expect(page.getByRole('radio', { name: '单位会员', exact: true })).toBeChecked()
  await expect(page.getByRole('radio', { name: /基层机构会员/ })).toBeChecked()
  await page.getByRole('checkbox', { name: /我已阅读/ }).click()
  await page.getByRole('button', { name: '下一步' }).click()
  await expect(page.getByRole('dialog', { name: '单位登录' })).toBeVisible()
})

test('a link to a type without a process warns and chooses nothing', async ({ page }) => {
  await page.goto('/module?id=join&objId=101,10104')
  await expect(page.getByText('暂未配置流程')).toBeVisible()
  await expect(page.getByRole('radio', { name: /荣誉会员/ })).not.toBeChecked()
})

test('what is agreed to is there before one can agree to it', async ({ page }) => {
  const release = await holdBack(page, '**/open/member/notice/**')
  await openModule(page, /入会申请/, 'networkidle')
  await page.getByRole('radio', { name: /普通会员/ }).click()
  await expect(page.locator('main [data-coming]')).toBeVisible()
  const agreed = page.getByRole('checkbox', { name: /我已阅读/ })
  await expect(agreed).toBeHidden()
  release()
  await expect(page.getByRole('heading', { name: '入会须知', exact: true })).toBeVisible()
  await agreed.check()
  await page.getByRole('button', { name: '下一步' }).click()
  await expect(page.locator('[data-field="realName"]')).toBeVisible()
})
