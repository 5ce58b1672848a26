import type { Page } from '@playwright/test'
import { onBoth } from './support/devices.ts'
import {
  anyApplicant,
  fillShortForm,
  logInWhenAsked,
  openModule,
  openReview,
  proveMobile,
  queryStatus,
} from './support/journey.ts'
import { expect, test } from './support/test.ts'

test.skip(!process.env.TOUR, 'npm run tour takes the pictures of the README')

test(
  'the pictures of the tour',
  onBoth('the README shows both'),
  async ({ page, form, request, isPhone }) => {
    const device = isPhone ? 'mobile' : 'pc'
    const shot = async (name: string, on: Page = page) => {
      await expect(on.getByRole('region', { name: '消息' }).getByRole('button')).toHaveCount(0)
      await on.waitForTimeout(500)
      await on.screenshot({
        path: `tests/browser/tour/${device}-${name}.jpg`,
        type: 'jpeg',
        quality: 72,
        scale: 'css',
      })
    }
    const applicant = anyApplicant()

    await page.goto('/')
    await expect(page.getByRole('heading', { name: '通知公告' })).toBeVisible()
    await shot('home')

    await openModule(page, /入会申请/)
    await page.getByRole('radio', { name: /普通会员/ }).click()
    await page.getByRole('checkbox', { name: /我已阅读/ }).click()
    await shot('join-read')

    await page.getByRole('button', { name: '下一步' }).click()
    await fillShortForm(form, applicant)
    await page.evaluate(() => scrollTo(0, 0))
    await shot('join-write')

    await openReview(page)
    await shot('join-review')
    await page.getByRole('button', { name: '提交', exact: true }).click()
    await expect(page.getByRole('dialog', { name: '手机号码验证' })).toBeVisible()
    await shot('proof')
    await proveMobile(page, request, applicant.mobile)

    await expect(page.getByText('请打印申请表，签字盖章后上传')).toBeVisible()
    await shot('upload')
    await page.getByRole('button', { name: '查看并打印申请表' }).click()
    await expect(page.getByText(applicant.realName).first()).toBeVisible()
    await shot('print')

    await queryStatus(page, applicant.mobile)
    await expect(page.getByText('待上传').first()).toBeVisible()
    await shot('query')

    await page.goto('/desk')
    await logInWhenAsked(page, isPhone, 'staff', 'Staff-2026')
    await expect(page.getByText('待初审').first()).toBeVisible()
    await shot('desk')
  },
)
