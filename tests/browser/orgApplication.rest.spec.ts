import type { Page } from '@playwright/test'
import { onPc } from './support/devices.ts'
import type { FormOnScreen } from './support/formOnScreen.ts'
import { logIn, proveMobile, SCAN, submitForm } from './support/journey.ts'
import { anyCardNo, anyMobile } from './support/people.ts'
import { expect, test } from './support/test.ts'

const MODULE = '/module?id=apply'

/** A unit of the list; on phones long lists stand under letters. */
async function pickOrg(page: Page, form: FormOnScreen, path: string, name: string) {
  await form.field(path).getByRole('combobox').last().click()
  const panel = page.getByRole('dialog').last()
  await panel.getByRole('option', { name }).or(panel.getByRole('button', { name })).first().click()
}

/** The picture and its frame. */
async function takePhoto(page: Page, form: FormOnScreen): Promise<void> {
  await form.field('photo').locator('input[type="file"]').first().setInputFiles(SCAN)
  await page.getByRole('dialog', { name: '裁剪照片' }).getByRole('button', { name: '确定' }).click()
  await expect(form.field('photo').getByRole('button', { name: /^预览/ })).toBeVisible()
}

/** What both societies ask of an applicant. */
async function fillPerson(page: Page, form: FormOnScreen, mobile: string): Promise<void> {
  await form.type('realName', '林䶮')
  await form.tick('sex', '女')
  await form.date('birthDay', '1985-01-01')
  await form.type('mobile', mobile)
  await form.type('email', 'someone@example.org')
  await form.type('cardNo', anyCardNo())
  await form.cascade('areaCode', '广东省', '深圳市', '南山区')
  await form.cascade('title', '高等学校教师', '教授')
  await takePhoto(page, form)
}

test('a visitor fills in, logs in when submitting, and the submission goes on by itself', async ({
  page,
  form,
  isPhone,
  request,
}) => {
  const mobile = anyMobile()
  await page.goto(MODULE)
  await expect(page.getByRole('heading', { name: '委员申请' })).toBeVisible()
  await expect(page.getByText('提交申请需要登录')).toBeVisible()

  await test.step('what is missing is said before anybody is asked to log in', async () => {
    await page.getByRole('button', { name: '确定', exact: true }).click()
    await expect(form.error('subOrg')).toHaveText('请选择申请的分支机构')
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  await test.step('the form is filled in', async () => {
    await pickOrg(page, form, 'subOrg', '统计建模专业委员会')
    await form.tick('orPosition', '青年委员')
    await fillPerson(page, form, mobile)
    await form.type('memberNum', 'HXSK000001')
    await form.field('unit').getByRole('combobox').first().click()
    for (const name of ['广东省', '深圳市', '南山区'])
      await page.getByText(name, { exact: true }).filter({ visible: true }).last().click()
    await pickOrg(page, form, 'unit', '临澜数据技术有限公司')
    await form.cascade('subject', '数学', '数理逻辑与数学基础', '演绎逻辑学')
    await form.pick('edu', '博士研究生')
    await form.tick('concurrent', '否')
    await form.field('resume').getByRole('textbox').click()
    await form.field('resume').locator('.ProseMirror').fill('长期从事统计建模研究。')
    await form.tick('promise', '服从分支机构安排')
  })

  await test.step('dialogs ask for a login and for a proof of the mobile, and the application is sent', async () => {
    await submitForm(page, '确定')
    await logIn(page, '登录', '13800000001', 'Member-2026')
    await proveMobile(page, request, mobile)
    await expect(page.getByText('组织申请已提交，请等待审核')).toBeVisible()
  })

  await test.step('and leads on', async () => {
    await page.getByRole('button', { name: isPhone ? '返回首页' : '下一步' }).click()
    await expect(page).toHaveURL(isPhone ? '/' : '/module?id=committee')
  })
})

test('whoever logs in first finds name and mobile filled in', async ({ page, form }) => {
  await page.goto(MODULE)
  await page.getByRole('main').getByRole('button', { name: '登录' }).click()
  await logIn(page, '登录', '13800000001', 'Member-2026')
  await expect(form.field('realName').locator('input')).toHaveValue('林见微')
  await expect(form.field('mobile').locator('input')).toHaveValue('13800000001')
  await expect(page.getByText('提交申请需要登录')).toBeHidden()
})

test(
  'a society without a query of committee members leads home',
  onPc('a phone leads home in every society'),
  async ({ page, form, baseURL, request }) => {
    const mobile = anyMobile()
    await page.goto((baseURL ?? '').replace('localhost', 'med.localhost') + MODULE)
    await page.getByRole('main').getByRole('button', { name: '登录' }).click()
    await logIn(page, '登录', '13800000201', 'Member-2026')
    await form.field('subOrg').getByRole('combobox').click()
    await page.getByRole('option').first().click()
    await form.field('orPosition').locator('label').last().click()
    await fillPerson(page, form, mobile)
    await form.type('orgName', '仁心路社区卫生服务中心')
    await form.cascade('subject', '临床医学', '内科学', '呼吸病学')
    await form.type('introduction', '从事全科医疗工作十年，熟悉社区慢性病管理与家庭医生签约服务。')
    if (await form.field('workPlan').isVisible())
      await form.type(
        'workPlan',
        '推动基层全科医生培训，组织病例讨论与技术交流，每年举办两次学组学术活动，编写社区常见病诊疗手册，促进分级诊疗落地。',
      )
    await submitForm(page, '确定')
    await proveMobile(page, request, mobile)
    await expect(page.getByText('组织申请已提交，请等待审核')).toBeVisible()
    await page.getByRole('button', { name: '下一步' }).click()
    await expect(page).toHaveURL(/med\.localhost:\d+\/$/)
  },
)
