import type { Page } from '@playwright/test'
import { onBoth } from './support/devices.ts'
import {
  anyApplicant,
  approve,
  openAtDesk,
  openFound,
  proveMobile,
  queryStatus,
  replaceScan,
  SCAN,
  sendBack,
  staffDesk,
  submitForm,
  submitShortForm,
} from './support/journey.ts'
import { anyMobile } from './support/people.ts'
import { expect, test } from './support/test.ts'

/** What of the page is to be pressed next is said by one button. */
const expectMain = (page: Page, name: string) =>
  expect(page.getByRole('main').locator('button[data-kind="primary"]')).toHaveText([name])

test(
  'an individual joins: form, proof, print, upload, report, return, correction, two audits, number',
  onBoth('what the product is for'),
  async ({ page, form, request, browser, baseURL, isPhone }) => {
    const applicant = anyApplicant()
    const { mobile } = applicant
    const changed = anyMobile()
    const proof = page.getByRole('dialog', { name: '手机号码验证' })

    await test.step('the same submission goes on by itself after the mobile is proven', async () => {
      await submitShortForm(page, form, applicant)
      await proveMobile(page, request, mobile)
      await expect(page.getByText('请打印申请表，签字盖章后上传')).toBeVisible()
    })

    await test.step('the printed form shows what was filled in', async () => {
      await page.getByRole('button', { name: '查看并打印申请表' }).click()
      const sheet = page.getByRole('dialog', { name: '申请表' })
      await expect(sheet.getByText(applicant.realName).first()).toBeVisible()
      await expect(sheet.getByText(/南山区/)).toBeVisible()
      if (isPhone) {
        const width = () =>
          sheet
            .locator('article')
            .first()
            .evaluate((it) => it.getBoundingClientRect().width)
        expect(await width(), 'a whole sheet').toBeLessThan(390)
        await sheet.getByRole('button', { name: '放大查看' }).click()
        await expect.poll(width, 'its real size').toBeGreaterThan(700)
      }
      await page.keyboard.press('Escape')
      await expect(sheet).toBeHidden()
    })

    await test.step('the signed scan is uploaded and the application reported', async () => {
      await page.locator('input[type="file"]').first().setInputFiles(SCAN)
      await expect(page.getByRole('link', { name: 'scan-signed.jpg' })).toBeVisible()
      await page.getByRole('button', { name: '上传并上报' }).click()
      await expect(page.getByText('申请已提交，请等待审核')).toBeVisible()
    })

    await test.step('the step back is locked: nothing that is replaced there would be sent', async () => {
      await page.goBack()
      await expect(page.getByText('申请已上报，正在审核')).toBeVisible()
      await expect(page.locator('input[type="file"]')).toHaveCount(0)
      await expect(page.getByRole('button', { name: '下一步' })).toBeHidden()
      await page.goForward()
      await expect(page.getByText('申请已提交，请等待审核')).toBeVisible()
    })

    const desk = await staffDesk(browser, baseURL ?? '')
    await test.step('staff return it with an opinion', async () => {
      await openAtDesk(desk, '待初审', mobile)
      await sendBack(desk, '请补充个人简介')
    })

    await test.step('the applicant finds it, corrects it, with another mobile, uploads and reports again', async () => {
      await queryStatus(page, mobile)
      await expect(page.getByText('已退回').first()).toBeVisible()
      if (!isPhone) await page.getByRole('button', { name: '查看' }).click()
      await openFound(page, isPhone)
      await expect(page.getByRole('heading', { name: '会员详情' })).toBeVisible()
      const main = page.getByRole('main')
      await expect(main.getByText('申请被退回，请按意见修改')).toBeVisible()
      const reason = await main.getByText('请补充个人简介').first().boundingBox()
      const status = await main.getByText('已退回', { exact: true }).first().boundingBox()
      expect(reason && status && reason.y < status.y, 'the reason comes first').toBe(true)
      await expectMain(page, '修改')
      await page.getByRole('button', { name: '上报' }).click()
      const unchanged = page.getByRole('dialog').filter({ hasText: /退回后还没有/ })
      await unchanged.getByRole('button', { name: '取消' }).click()
      await expect(unchanged).toBeHidden()
      await page.getByRole('button', { name: '修改' }).click()
      await expect(page.getByText('请补充个人简介')).toBeVisible()
      await form.type('introduction', '从事数据治理研究。')
      await form.type('mobile', changed)
      await submitForm(page, '保存修改')
      await expect(proof.locator('[data-field="mobile"] input')).toHaveValue(changed)
      await page.keyboard.press('Escape')
      await expect(page.getByText('请先验证新的手机号码')).toBeVisible()
      await page.getByRole('button', { name: '保存修改', exact: true }).click()
      await proveMobile(page, request, changed)
      await expect(page.getByText('修改成功')).toBeVisible()
      await expect(page.getByRole('heading', { name: '上传申请表' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'scan-signed.jpg' })).toBeVisible()
      await expectMain(page, '上传')
      await page.getByRole('button', { name: '上传', exact: true }).click()
      await expect(page.getByText('上传成功')).toBeVisible()
      await expectMain(page, '上报')
      await replaceScan(page)
      await page.getByRole('button', { name: '上报' }).click()
      const asked = page.getByRole('dialog')
      await expect(asked.getByText(/现在的附件会一起上传并上报/)).toBeVisible()
      await asked.getByRole('button', { name: '确定' }).click()
      await expect(page.getByText('上报成功')).toBeVisible()
    })

    await test.step('staff approve first and second audit', async () => {
      await openAtDesk(desk, '待初审', changed)
      await expect(desk.getByText('second.jpg'), 'what replaced the scan').toBeVisible()
      await approve(desk)
      await openAtDesk(desk, '待复审', changed)
      await approve(desk)
    })

    await test.step('the applicant sees the approval, the trail and the member number', async () => {
      await queryStatus(page, changed)
      await expect(page.getByText('已通过').first()).toBeVisible()
      await openFound(page, isPhone)
      await expect(page.getByText(/HXSK\d{6}/)).toBeVisible()
      await page.getByRole('button', { name: '审核痕迹' }).click()
      const trail = isPhone ? page.getByRole('main') : page.getByRole('dialog')
      const entries = isPhone ? trail.getByRole('listitem') : trail.getByRole('row')
      await expect(entries.filter({ hasText: '已通过' })).toHaveCount(1)
      await expect(entries.nth(isPhone ? 0 : 1)).toContainText('已通过')
      await expect(trail.getByText('请补充个人简介')).toBeVisible()
    })
  },
)
