import type { Page } from '@playwright/test'
import { PASSWORD } from './support/accounts.ts'
import { sendLogin } from './support/journey.ts'
import { addStaff } from './support/staff.ts'
import { expect, test } from './support/test.ts'

/** Recommendations of the seeds that wait for their first audit, one a test. */
const APPROVED = '13800000512'
const RETURNED = '13800000513'
const REFUSED = '13800000514'
const OWN = '13800000511'

/** The desk on this device, as its staff reach it. */
async function openDesk(page: Page, staff = 'staff', password = 'Staff-2026'): Promise<void> {
  await page.goto('/desk')
  await sendLogin(page, staff, password)
  await expect(page.getByRole('heading', { name: '审核工作台' })).toBeVisible()
  await page.getByRole('tab', { name: '组织申请' }).click()
}

async function openFirst(page: Page, mobile: string): Promise<void> {
  await page.getByRole('searchbox').fill(mobile)
  await page.getByRole('button', { name: '查询' }).click()
  await expect(page.getByRole('button', { name: '查看' })).toHaveCount(1)
  await page.getByRole('button', { name: '查看' }).click()
  await expect(page.getByRole('heading', { name: '审核组织申请' })).toBeVisible()
}

async function confirmWith(page: Page, question: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(question)).toBeVisible()
  await dialog.getByRole('button', { name: '确定' }).click()
}

test('the desk lists both kinds of application, each with its statuses', async ({ page }) => {
  await openDesk(page)
  await expect(page.getByText('宓小舟').first()).toBeVisible()
  await expect(page.getByText('时空数据专业委员会').first()).toBeVisible()
  await page.getByRole('tab', { name: '未通过' }).click()
  await expect(page.getByText('令狐若水').first()).toBeVisible()
  await page.getByRole('searchbox').fill('没有这个人')
  await page.getByRole('button', { name: '查询' }).click()
  await expect(page.getByRole('main').getByText('没有需要处理的申请').first()).toBeVisible()
  await page.getByRole('button', { name: '重置' }).click()
  await expect(page.getByText('令狐若水').first()).toBeVisible()

  await page.getByRole('tab', { name: '会员申请' }).click()
  await expect(page.getByRole('tab', { name: '未通过' })).toBeHidden()
  await page.getByRole('tab', { name: '已通过' }).click()
  await page.getByRole('searchbox').fill('沈砚秋')
  await page.getByRole('button', { name: '查询' }).click()
  await expect(page.getByRole('button', { name: '查看' })).toHaveCount(1)
  await page.getByRole('button', { name: '查看' }).click()
  await expect(page.getByRole('heading', { name: '审核申请' })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByText('HXSK000001').first()).toBeVisible()
  await expect(main.getByText('秘书处　高主任').filter({ visible: true })).toBeVisible()
  await expect(main.getByRole('button', { name: '通过', exact: true })).toBeHidden()
  await main.getByRole('button', { name: '返回列表' }).click()
  await expect(page.getByRole('heading', { name: '审核工作台' })).toBeVisible()
})

test('two audits approve a recommendation, and nothing is left to decide', async ({ page }) => {
  await openDesk(page)
  await openFirst(page, APPROVED)
  await expect(page.getByText('第四届').first()).toBeVisible()
  await expect(page.getByRole('main').getByText('推荐', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: '通过', exact: true }).click()
  await confirmWith(page, '确定通过初审？')
  await expect(page.getByText('复审中').first()).toBeVisible()
  await page.getByRole('button', { name: '通过', exact: true }).click()
  await confirmWith(page, '确定通过复审？通过后将列入任职名单。')
  await expect(page.getByText('已通过').first()).toBeVisible()
  await expect(page.getByRole('button', { name: '退回' })).toBeHidden()
  await page.getByRole('button', { name: '返回列表' }).click()
  await expect(page.getByRole('heading', { name: '审核工作台' })).toBeVisible()
})

test('a recommendation is returned with what has to be mended', async ({ page, form }) => {
  await openDesk(page)
  await openFirst(page, RETURNED)
  await expect(page.getByText('兼任职务').first()).toBeVisible()
  await page.getByRole('button', { name: '退回', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '退回申请' })
  await dialog.getByRole('button', { name: '确定退回' }).click()
  await expect(form.error('opinion')).toHaveText('请输入退回意见')
  await dialog.locator('textarea').fill('请补充业绩')
  await dialog.getByRole('button', { name: '确定退回' }).click()
  await expect(page.getByText('已退回').first()).toBeVisible()
  await expect(page.getByText('请补充业绩').first()).toBeVisible()
})

test('a recommendation is refused for good, with the reason', async ({ page, form }) => {
  await openDesk(page)
  await openFirst(page, REFUSED)
  await page.getByRole('button', { name: '不通过', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '不通过申请' })
  await dialog.getByRole('button', { name: '确定不通过' }).click()
  await expect(form.error('opinion')).toHaveText('请填写审核意见')
  await dialog.locator('textarea').fill('本届名额已满')
  await dialog.getByRole('button', { name: '确定不通过' }).click()
  await expect(page.getByText('未通过').first()).toBeVisible()
  await expect(page.getByText('本届名额已满').first()).toBeVisible()
  await expect(page.getByRole('button', { name: '通过', exact: true })).toBeHidden()
})

test('an application without a recommendation says that its applicant made it', async ({
  page,
}) => {
  await openDesk(page)
  await openFirst(page, '13800000016')
  await expect(page.getByText('本人申请')).toBeVisible()
  await expect(page.getByText('申请人没有上传附件')).toBeVisible()
})

test('who opens an own recommendation reads that others decide it', async ({ page, request }) => {
  await openDesk(page, await addStaff(request, ['audit.first', 'audit.second'], OWN), PASSWORD)
  await openFirst(page, OWN)
  await expect(page.getByText('这是您本人的申请')).toBeVisible()
  for (const name of ['通过', '退回', '不通过'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
})
