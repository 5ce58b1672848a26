import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { onPc, onPhone } from './support/devices.ts'
import {
  askForCode,
  confirmCode,
  logIn,
  logInWhenAsked,
  openFound,
  queryStatus,
  sendLogin,
} from './support/journey.ts'
import { expect, test } from './support/test.ts'

/** Seeded applications, by the mobile they can be found with; each test changes at most its own. */
const RETURNED = '13800000015'
const UPLOADED = '13800000012'
const APPROVED = '13800000016'
/** A member with a photo; only looked at here. */
const WITH_PHOTO = { realName: '扎西·达瓦', mobile: '13800000042' }

const HINT = '请输入手机号码、证件号码或会员证号查询'
const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true })

const logInAs = async (page: Page, userName: string, password: string) => {
  await page.goto('/user/login')
  await sendLogin(page, userName, password)
  await expect(page).toHaveURL(/\/user\/home/)
}

interface Prover {
  page: Page
  request: APIRequestContext
}

/** Proves a record's mobile, which the dialog knows from the search that found it. */
async function proveOwner({ page, request }: Prover, mobile: string): Promise<void> {
  const proof = page.getByRole('dialog', { name: '手机号码验证' })
  const input = proof.locator('[data-field="mobile"] input')
  await expect(proof.getByText(/这份申请登记的手机号码是 138\*{4}00/)).toBeVisible()
  await expect(input).toBeDisabled()
  await expect(input).toHaveValue(mobile)
  const { dialog, code } = await askForCode(page, request, mobile)
  await confirmCode(dialog, code)
}

test('a search needs a keyword, says what it did not find, and is emptied by reset', async ({
  page,
  isPhone,
}) => {
  await page.goto('/module?id=status')
  await expect(page.getByText(HINT).first()).toBeVisible()
  await page.getByRole('searchbox').fill('1'.repeat(70))
  await expect(page.getByRole('searchbox')).toHaveValue('1'.repeat(64))
  await page.getByRole('searchbox').fill('1'.repeat(70))
  await expect(page.getByRole('searchbox')).toHaveValue('1'.repeat(64))
  await page.getByRole('searchbox').fill('19900000000')
  await button(page, '查询').click()
  await expect(page.getByText(isPhone ? '无数据' : '没有搜索到结果').first()).toBeVisible()
  await button(page, '重置').click()
  await expect(page.getByText(HINT).first()).toBeVisible()
})

test(
  'the columns are those of the tab, mobiles are masked',
  onPc('a phone shows items'),
  async ({ page }) => {
    await queryStatus(page, RETURNED)
    const heads = page.getByRole('columnheader')
    const individual = [
      '序号',
      '姓名',
      '性别',
      '手机号码',
      '单位名称',
      '会员证号',
      '会员类型',
      '状态',
      '操作',
    ]
    await expect(heads).toHaveText(individual)
    await expect(page.getByRole('cell', { name: '138****0015' })).toBeVisible()
    await page.getByRole('tab', { name: '团体会员' }).click()
    const group = [
      '序号',
      '姓名',
      '性别',
      '地区',
      '单位名称',
      '会员证号',
      '会员类型',
      '状态',
      '操作',
    ]
    await expect(heads).toHaveText(group)
    await page.getByRole('searchbox').fill('HXSK000031')
    await button(page, '查询').click()
    await expect(page.getByRole('cell', { name: /上海市.*浦东新区/ })).toBeVisible()
  },
)

test(
  'an item on a phone shows who and which type; coming back finds the search as it was',
  onPhone('a PC shows rows'),
  async ({ page, isPhone }) => {
    await queryStatus(page, RETURNED)
    const item = page.getByRole('main').getByRole('listitem')
    await expect(item).toContainText('霍𬘭')
    await expect(item).toContainText('潮信金融数据有限公司')
    await expect(item).toContainText('普通会员')
    await openFound(page, isPhone)
    await expect(page.getByText('138****0015')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('searchbox')).toHaveValue(RETURNED)
    await page.getByRole('tab', { name: '团体会员' }).click()
    await page.getByRole('searchbox').fill('HXSK000031')
    await button(page, '查询').click()
    await expect(item).toContainText('砚湖理工大学')
    await expect(item).toContainText(/浦东新区/)
    await openFound(page, isPhone)
    await expect(page.getByText('砚湖理工大学').first()).toBeVisible()
    await expect(page.getByText('单位简介')).toBeHidden()
    await button(page, '返回').click()
    await expect(page.getByRole('searchbox')).toHaveValue('HXSK000031')
    await expect(item).toContainText('砚湖理工大学')
  },
)

test('a photo is shown to staff, and to no visitor', async ({ page, isPhone }) => {
  const images = page.getByRole('main').getByRole('listitem').locator('img')
  await queryStatus(page, WITH_PHOTO.mobile)
  await expect(page.getByText(WITH_PHOTO.realName).first()).toBeVisible()
  await expect(images).toHaveCount(0)
  await logInAs(page, 'staff', 'Staff-2026')
  await queryStatus(page, WITH_PHOTO.mobile)
  const main = page.getByRole('main')
  const photo = main.getByRole('listitem').locator('img')
  const isDrawn = () => photo.evaluate((img: HTMLImageElement) => img.naturalWidth > 0)
  // Before the answer staff see everybody's.
  await expect(isPhone ? main.getByRole('listitem') : button(page, '查看')).toHaveCount(1)
  if (isPhone) await expect.poll(isDrawn).toBe(true)
  else await button(page, '查看').click()
  await openFound(page, isPhone)
  await expect(main.getByRole('img', { name: WITH_PHOTO.realName })).toBeVisible()
  await expect.poll(isDrawn).toBe(true)
})

test('staff turn pages: total, sizes, numbers, jumper', async ({ page, isPhone }) => {
  await logInAs(page, 'staff', 'Staff-2026')
  await page.goto('/module?id=status')
  await expect(page.getByText(/共 \d\d 条/).first()).toBeVisible()
  await page.getByRole('button', { name: '下一页' }).click()
  if (isPhone) return expect(page.getByText(/2 \/ \d/)).toBeVisible()
  await expect(page.getByRole('cell', { name: '11', exact: true })).toBeVisible()
  await page.getByLabel('前往').fill('3')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('cell', { name: '21', exact: true })).toBeVisible()
  await expect(page.getByLabel('每页条数').getByRole('option')).toHaveText([
    '10 条/页',
    '50 条/页',
    '100 条/页',
    '200 条/页',
  ])
  await page.getByLabel('每页条数').selectOption('50')
  await expect(page.getByRole('row')).not.toHaveCount(11)
})

test('an individual’s record asks for its mobile, filled in from the search, then the action goes on', async ({
  page,
  request,
  isPhone,
}) => {
  await queryStatus(page, RETURNED)
  await openFound(page, isPhone)
  await button(page, '修改').click()
  await proveOwner({ page, request }, RETURNED)
  await expect(page.getByRole('heading', { name: '修改申请' })).toBeVisible()
  await expect(page.locator('[data-field="realName"] input')).toHaveValue('霍𬘭')
  await button(page, '返回').click()
  await expect(page.getByRole('heading', { name: '会员详情' })).toBeVisible()

  await button(page, '上传').click()
  await expect(page.getByRole('heading', { name: '上传申请表' })).toBeVisible()
  await expect(page.getByText(isPhone ? '请在电脑上办理' : '办理步骤')).toBeVisible()
  await button(page, '查看并打印申请表').click()
  await expect(page.getByRole('dialog').getByText('霍𬘭').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await button(page, '返回').click()

  if (isPhone) await button(page, '审核痕迹').click()
  await expect(page.getByText('审核意见').first()).toBeVisible()
  if (isPhone) await button(page, '返回').click()
  else {
    await button(page, '返回').click()
    await page.getByRole('searchbox').fill(RETURNED)
    await button(page, '查询').click()
    await button(page, '审核痕迹').click()
    await expect(page.getByRole('dialog', { name: '审核痕迹' }).getByText('审核意见')).toBeVisible()
  }
})

test('the address of an audit history holds on either device, and leads back to its record', async ({
  page,
  isPhone,
}) => {
  await logInAs(page, '13800000002', 'Member-2026')
  await queryStatus(page, '13800000002')
  if (!isPhone) await button(page, '查看').click()
  await openFound(page, isPhone)
  await expect(page.getByRole('heading', { name: '会员详情' })).toBeVisible()
  await page.goto(page.url().replace('view=detail', 'view=auditHistory'))
  await expect(page.getByRole('heading', { name: '审核痕迹', level: 1 })).toBeVisible()
  await expect(page.getByText('审核意见').first()).toBeVisible()
  await button(page, '返回').click()
  await expect(page.getByRole('heading', { name: '会员详情' })).toBeVisible()
})

test('somebody else’s mobile does not open the record', async ({ page, isPhone }) => {
  await logInAs(page, '13800000001', 'Member-2026')
  await queryStatus(page, '13800000002')
  await openFound(page, isPhone)
  await button(page, '上报').click()
  await expect(page.getByRole('dialog', { name: '手机号码验证' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('只能办理本人或本单位的申请')).toBeVisible()
})

test('a unit finds its own business first, and its record asks for the unit’s login', async ({
  page,
  isPhone,
}) => {
  await logInAs(page, 'unit02', 'Unit-2026')
  await page.goto('/module?id=join')
  await expect(page.getByRole('radio', { name: '单位会员', exact: true })).toBeChecked()
  await page.goto('/module?id=status')
  await expect(page.getByRole('tab', { name: '团体会员' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByText('已退回').first()).toBeVisible()
  if (!isPhone) await button(page, '查看').click()
  await openFound(page, isPhone)
  const address = page.url()
  await page.context().clearCookies()
  await page.goto(address)
  await button(page, '修改').click()
  await logIn(page, '单位登录', 'unit02', 'Unit-2026')
  await expect(page.getByRole('heading', { name: '修改申请' })).toBeVisible()
})

test('an uploaded application is reported from the query', async ({ page, request, isPhone }) => {
  await queryStatus(page, UPLOADED)
  await openFound(page, isPhone)
  await button(page, '上报').click()
  await proveOwner({ page, request }, UPLOADED)
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
  await expect(page.getByText('上报成功')).toBeVisible()
  await expect(page.getByText('初审中').first()).toBeVisible()
  await expect(button(page, '上报')).toBeHidden()
})

test('back from a page that was reloaded, the search is as it was left', async ({
  page,
  isPhone,
}) => {
  await logInAs(page, '13800000002', 'Member-2026')
  await queryStatus(page, '13800000002')
  await openFound(page, isPhone)
  await button(page, '修改').click()
  await expect(page.getByRole('heading', { name: '修改申请' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: '修改申请' })).toBeVisible()
  await page.goBack()
  if (isPhone) await page.goBack()
  await expect(page.getByRole('searchbox')).toHaveValue('13800000002')
})

test('a member sees dues and certificate', async ({ page, request, isPhone }) => {
  await queryStatus(page, APPROVED)
  await openFound(page, isPhone)
  await expect(button(page, '修改')).toBeHidden()
  await button(page, '缴费').click()
  await proveOwner({ page, request }, APPROVED)
  await expect(page.getByRole('heading', { name: '缴纳会费' })).toBeVisible()
  await expect(page.getByRole('heading', { name: '缴费通知' })).toBeVisible()
  await expect(page.getByText(/普通会员会费：每年 100 元/)).toBeVisible()
  await expect(page.getByText('HXSK000036').first()).toBeVisible()
  const certificate = page.getByRole('dialog', { name: '会员证书' })
  await button(page, '返回').click()
  await button(page, '会员证书').click()
  await expect(certificate.getByRole('img', { name: '会员证书' })).toBeVisible()
})

test('where a login is asked for, an individual is led to applying and sees no search box', async ({
  page,
  baseURL,
  isPhone,
}) => {
  const site = (baseURL ?? '').replace('localhost', 'med.localhost')
  await page.goto(`${site}/module?id=status`)
  await logInWhenAsked(page, isPhone, '13800000201', 'Member-2026')
  await expect(page.getByRole('tab', { name: '个人会员' })).toBeVisible()
  await expect(page.getByText('您还没有个人会员的申请')).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  await button(page, '我要入会').click()
  await expect(page.getByRole('heading', { name: '我要入会' })).toBeVisible()
})
