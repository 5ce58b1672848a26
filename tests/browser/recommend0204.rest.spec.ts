import type { Page } from '@playwright/test'
import { onPc, onPhone } from './support/devices.ts'
import type { FormOnScreen } from './support/formOnScreen.ts'
import { logIn, openReview, proveMobile, SCAN } from './support/journey.ts'
import { anyMobile } from './support/people.ts'
import { expect, test } from './support/test.ts'

const MODULE = '/module?id=recommend'

/** Candidates of the seeds: one nobody keeps from applying, one too old and of too low a title, one who applied. */
const FREE = { realName: '华清扬', cardNo: '99010119840229023X', orgName: '望岫科技大学' }
const UNMET = 'YSJS2026'
const WITH_UNIT = 'TJJM2026'
const APPLIED = { realName: '令狐若水', cardNo: '990101198110100369' }

async function checkCode(page: Page, code: string): Promise<void> {
  await page.locator('[data-field="recommendCode"] input').fill(code)
  await page.getByRole('button', { name: '校验' }).click()
}

async function checkPerson(page: Page, { realName, cardNo }: { realName: string; cardNo: string }) {
  await page.getByRole('tab', { name: '按个人信息' }).click()
  await page.locator('[data-field="realName"] input').fill(realName)
  await page.locator('[data-field="cardNo"] input').fill(cardNo)
  await page.getByRole('button', { name: '校验' }).click()
  await expect(page.getByRole('heading', { name: '推荐信息' })).toBeVisible()
}

/** From now on the server's answer to this operation is a good one that says no; any other goes through. */
async function answerFalse(page: Page, optionCode: string): Promise<void> {
  await page.unrouteAll()
  await page.route('**/or/status', (route) =>
    route.request().postDataJSON().optionCode === optionCode
      ? route.fulfill({ json: { code: '00000', msg: '', data: false } })
      : route.continue(),
  )
}

/** Every required field that the check does not fill in. */
async function fillRest(form: FormOnScreen, mobile: string): Promise<void> {
  await form.tick('sex', '男')
  await form.type('birthDay', '1984-02-29')
  await form.type('mobile', mobile)
  await form.cascade('title', '高等学校教师', '教授')
  await form.pick('edu', '博士研究生')
  await form.photo('photo', SCAN)
  await form.addRow('resumes', async () => {
    await form.type('resumes/0/unit', '望岫科技大学')
    await form.type('resumes/0/post', '统计学')
    await form.field('resumes/0/period').locator('input').first().fill('2003-09')
    await form.field('resumes/0/period').locator('input').last().fill('2010-07')
  })
  await form.type('introduction', '长期从事统计建模教学与研究，主持多项课题，成果在多地应用。')
  await form.tick('promise', '以上内容属实')
}

test(
  'a phone says which business it is and where to go with it',
  onPhone('a PC has the business itself'),
  async ({ page }) => {
    await page.goto(MODULE)
    await expect(page.getByRole('heading', { name: '理事推荐' })).toBeVisible()
    await expect(page.getByText('这项业务请在电脑上办理')).toBeVisible()
    await page.getByRole('link', { name: '返回首页' }).click()
    await expect(page).toHaveURL('/')
  },
)

test.describe('on a PC', onPc('recommendations are made on a PC'), () => {
  test('what is missing is said in both tabs, and nothing is asked of the server', async ({
    page,
    form,
  }) => {
    await page.goto(MODULE)
    await page.getByRole('button', { name: '校验' }).click()
    await expect(form.error('recommendCode')).toHaveText('请输入推荐码')
    await form.typeAndLeave('recommendCode', 'ABCDEFGHI')
    await expect(form.hint('recommendCode')).toHaveText('最多输入8个字，多出的没有输入')
    await page.getByRole('tab', { name: '按个人信息' }).click()
    await page.getByRole('button', { name: '校验' }).click()
    await expect(form.error('realName')).toHaveText('请输入姓名')
    await expect(form.error('cardNo')).toHaveText('请输入证件号码')
  })

  test('conditions are said met or not; one that is not keeps the form shut; a failed check clears all', async ({
    page,
  }) => {
    await page.goto(MODULE)
    await checkCode(page, UNMET)
    await expect(page.getByText('隐私计算专业委员会')).toBeVisible()
    await expect(page.getByText('第二届')).toBeVisible()
    const conditions = page.getByRole('main').getByRole('list').last().getByRole('listitem')
    await expect(conditions).toHaveText([
      '职称：副高级及以上✗ 不符合',
      '年龄：不超过 55 周岁✗ 不符合',
      '会员类型：普通会员、高级会员✓ 符合',
    ])
    await expect(page.getByText('暂时不能填写推荐表')).toBeVisible()
    await expect(page.getByRole('button', { name: '填写推荐表' })).toBeDisabled()

    await checkCode(page, WITH_UNIT)
    await expect(page.getByRole('heading', { name: '推荐单位条件' })).toBeVisible()

    await checkCode(page, 'NOBODY00')
    await expect(page.getByText('没有查询到有效的推荐信息')).toBeVisible()
    await expect(page.getByRole('heading', { name: '推荐信息' })).toBeHidden()
  })

  test('a candidate who applied already is sent to the list; the other tab begins anew', async ({
    page,
  }) => {
    await page.goto(MODULE)
    await checkPerson(page, APPLIED)
    await expect(page.getByText('推荐申请已提交，当前状态：未通过')).toBeVisible()
    await expect(page.getByRole('button', { name: '填写推荐表' })).toBeHidden()
    await page.getByRole('tab', { name: '按推荐码' }).click()
    await expect(page.getByRole('heading', { name: '推荐信息' })).toBeHidden()
    await checkPerson(page, APPLIED)
    await page.getByRole('link', { name: '前往委员推荐查询' }).click()
    await expect(page.getByRole('heading', { name: '委员推荐查询' })).toBeVisible()
  })

  test('from the check over login and proof to the report; a reload keeps what was typed', async ({
    page,
    form,
    request,
  }) => {
    const mobile = anyMobile()
    await page.goto(MODULE)

    await test.step('what the check says is filled in, and survives a reload', async () => {
      await checkPerson(page, FREE)
      await page.getByRole('button', { name: '填写推荐表' }).click()
      await expect(form.field('realName').locator('input')).toHaveValue(FREE.realName)
      await expect(form.field('orgName').locator('input')).toHaveValue(FREE.orgName)
      await page.getByRole('button', { name: '上一步' }).click()
      await page.getByRole('button', { name: '填写推荐表' }).click()
      await fillRest(form, mobile)
      await page.reload()
      await expect(form.field('mobile').locator('input')).toHaveValue(mobile)
      await expect(form.field('cardNo').locator('input'), 'never kept').toHaveValue('')
      await form.type('cardNo', FREE.cardNo)
    })

    await test.step('submitting asks for the login, then for the mobile, and goes on by itself', async () => {
      await openReview(page, '下一步')
      await page.getByRole('button', { name: '下一步', exact: true }).click()
      await expect(page.getByRole('dialog', { name: '登录' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByText('请先登录再提交推荐申请')).toBeVisible()
      await page.getByRole('button', { name: '下一步', exact: true }).click()
      await logIn(page, '登录', '13800000001', 'Member-2026')
      await proveMobile(page, request, mobile)
      await expect(page.getByText('请打印推荐表，签字盖章后上传')).toBeVisible()
    })

    await test.step('the form is not asked for twice', async () => {
      await page.goBack()
      await expect(page.getByText('推荐表已提交')).toBeVisible()
      await page.getByRole('button', { name: '下一步', exact: true }).click()
    })

    await test.step('the printed form, the signed scan, the report', async () => {
      await page.getByRole('button', { name: '下一步', exact: true }).click()
      await expect(page.getByText('请上传附件')).toBeVisible()
      await page.getByRole('button', { name: '查看并打印推荐表' }).click()
      const sheet = page.getByRole('dialog', { name: '推荐表' })
      await expect(sheet.getByText('华夏数据科学学会教育工作委员会')).toBeVisible()
      await expect(sheet.getByText('第六届委员会委员推荐表')).toBeVisible()
      await page.keyboard.press('Escape')
      await page.locator('input[type="file"]').first().setInputFiles(SCAN)
      await expect(page.getByRole('link', { name: 'scan-signed.jpg' })).toBeVisible()
      await answerFalse(page, '02')
      await page.getByRole('button', { name: '下一步', exact: true }).click()
      await expect(page.getByText('上传失败')).toBeVisible()
      await answerFalse(page, '03')
      await page.getByRole('button', { name: '下一步', exact: true }).click()
      await expect(page.getByText('上报失败')).toBeVisible()
      await page.unrouteAll()
      await page.getByRole('button', { name: '下一步', exact: true }).click()
      await expect(page.getByText('申请已提交，请等待审核')).toBeVisible()
      await expect(page.getByText('手机号码或证件号码')).toBeVisible()
    })

    await page.getByRole('button', { name: '返回首页' }).click()
    await expect(page).toHaveURL('/')
  })
})
