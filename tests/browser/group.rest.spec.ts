import { approve, logIn, openAtDesk, SCAN, staffDesk, submitForm } from './support/journey.ts'
import { expect, test } from './support/test.ts'

const UNIT = '仁心路社区卫生服务中心'
const INTRODUCTION = '中心承担辖区居民的基本医疗和公共卫生服务，设全科、中医、口腔等科室。'

/** The medical society's site on the same server. */
const medical = (baseURL: string | undefined) =>
  (baseURL ?? '').replace('localhost', 'med.localhost')

test('a unit joins: its account is asked for, area and unit are filled in, no mobile is proven', async ({
  page,
  form,
  isPhone,
  browser,
  baseURL,
}) => {
  const site = medical(baseURL)

  await test.step('choosing a group type asks for the unit account and then goes on', async () => {
    await page.goto(`${site}/module?id=join`)
    await page.getByRole('radio', { name: '单位会员', exact: true }).click()
    const type = page.getByRole('radio', { name: /基层机构会员/ })
    await type.click()
    await expect(page.getByRole('dialog', { name: '单位登录' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByText(/请先登录单位账号/)).toBeVisible()
    await expect(type).not.toBeChecked()
    await type.click()
    await logIn(page, '单位登录', 'unit01', 'Unit-2026')
    await expect(type).toBeChecked()
    await page.getByRole('checkbox', { name: /我已阅读/ }).click()
    await page.getByRole('button', { name: '下一步' }).click()
  })

  await test.step('area and unit come from the account and cannot be changed', async () => {
    await expect(form.field('orgName').locator('input')).toHaveValue(UNIT)
    await expect(form.field('orgName').locator('input')).toBeDisabled()
    await expect(form.field('areaCode')).toContainText('湖北省')
  })

  await test.step('the form is submitted without a dialog', async () => {
    await form.type('address', '武昌区仁心路 1 号')
    await form.type('licenceNo', 'PDY000000000000000001A')
    await form.tick('kind', '社区卫生服务站')
    await form.type('population', '12000')
    await form.type('signed', '5600')
    await form.type('gpTotal', '9')
    await form.type('linkMan', '石决明')
    await form.type('linkPhone', '13800000221')
    await form.tick('needs', '技术培训')
    await form.addRow('doctors', async () => {
      await form.type('doctors/0/name', '石决明')
      // In a grid options stand in a list, to keep the row low.
      await (isPhone ? form.tick('doctors/0/sex', '男') : form.pick('doctors/0/sex', '男'))
      await form.pick('doctors/0/level', '中级')
    })
    await form.type('introduction', INTRODUCTION)
    await form.upload('licence', SCAN)
    await submitForm(page)
    await expect(page.getByText('请打印申请表，签字盖章后上传')).toBeVisible()
  })

  await test.step('the unit uploads and reports', async () => {
    await page.locator('input[type="file"]').first().setInputFiles(SCAN)
    await expect(page.getByRole('link', { name: 'scan-signed.jpg' })).toBeVisible()
    await page.getByRole('button', { name: '上传并上报' }).click()
    await expect(page.getByText('申请已提交，请等待审核')).toBeVisible()
  })

  await test.step('two audits later the unit finds its number', async () => {
    const desk = await staffDesk(browser, site)
    await openAtDesk(desk, '待初审', UNIT)
    await approve(desk)
    await openAtDesk(desk, '待复审', UNIT)
    await approve(desk)
    await page.goto(`${site}/module?id=status`)
    await page.getByRole('tab', { name: '团体会员' }).click()
    await expect(page.getByText('已通过').first()).toBeVisible()
  })
})
