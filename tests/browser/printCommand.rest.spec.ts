import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { onBoth, onPhone } from './support/devices.ts'
import {
  anyApplicant,
  fillShortForm,
  openAtDesk,
  openFound,
  openJoinForm,
  openReview,
  proveMobile,
  queryStatus,
  SCAN,
  staffDesk,
} from './support/journey.ts'
import { type PrintedPage, readPdf } from './support/readPdf.ts'
import { expect, test } from './support/test.ts'

/** An application of the seeds that was returned: every kind of field, seven sheets. */
const RETURNED = '13800000115'
const GOLDEN = join(import.meta.dirname, 'print.golden.json')

/** What stands around a form on the screen. */
const AROUND = /首页|联系我们|返回|上一步|下一步|打印|关闭|添加一行|粘贴表格|上传照片/

/** What the browser's own command prints, as text without blanks; kept as a file where `PICTURES` names a folder. */
async function printed(page: Page, name: string): Promise<string[]> {
  const pdf = await page.pdf({ preferCSSPageSize: true, format: 'A4' })
  const { PICTURES } = process.env
  if (PICTURES) writeFileSync(join(PICTURES, `${name}-${page.viewportSize()?.width}.pdf`), pdf)
  return (await readPdf(pdf)).map(({ text }) => text)
}

test(
  'a shown printed form is what the browser prints, and nothing else',
  onPhone('there it is a sheet of the whole screen; `print.pc` shows the same of its dialog'),
  async ({ page, request, baseURL }) => {
    await queryStatus(page, RETURNED, baseURL?.replace('localhost', 'mech.localhost'))
    await openFound(page, true)
    await page.getByRole('button', { name: '上传' }).click()
    await proveMobile(page, request, RETURNED)
    await page.getByRole('button', { name: '查看并打印申请表' }).click()
    await expect(page.getByRole('dialog').locator('article').first()).toBeVisible()
    const golden = JSON.parse(readFileSync(GOLDEN, 'utf8')) as PrintedPage[]
    expect(await printed(page, 'sheet')).toEqual(golden.map(({ text }) => text))
  },
)

test(
  'a record and the review of a form are printed whole, without the site around them',
  onBoth('the layout is another'),
  async ({ page, form, request, browser, baseURL, isPhone }) => {
    const applicant = anyApplicant()
    await openJoinForm(page)
    await fillShortForm(form, applicant)
    const introduction = Array.from({ length: 30 }, (_, line) => `第${line + 1}段经历`)
    await form.type('introduction', introduction.join('\n'))

    await test.step('the form itself', async () => {
      const text = (await printed(page, 'form')).join('')
      expect(text).toContain('姓名')
      for (const line of introduction) expect(text).toContain(line)
      expect(text).not.toMatch(AROUND)
    })

    await test.step('its review', async () => {
      await openReview(page)
      const text = (await printed(page, 'review')).join('')
      for (const line of [applicant.realName, applicant.cardNo, ...introduction])
        expect(text).toContain(line)
      expect(text).not.toMatch(AROUND)
    })

    await test.step('a question over it is not printed', async () => {
      await page.getByRole('button', { name: '提交', exact: true }).click()
      await expect(page.getByRole('dialog', { name: '手机号码验证' })).toBeVisible()
      const text = (await printed(page, 'question')).join('')
      expect(text).toContain(applicant.realName)
      expect(text).not.toMatch(/验证码/)
      await proveMobile(page, request, applicant.mobile)
      await expect(page.getByText('请打印申请表，签字盖章后上传')).toBeVisible()
    })

    await page.locator('input[type="file"]').first().setInputFiles(SCAN)
    await expect(page.getByRole('link', { name: 'scan-signed.jpg' })).toBeVisible()
    await page.getByRole('button', { name: '上传并上报' }).click()
    await expect(page.getByText('申请已提交，请等待审核')).toBeVisible()

    await test.step('the record of an applicant', async () => {
      await queryStatus(page, applicant.mobile)
      await openFound(page, isPhone)
      if (!isPhone) await page.getByRole('button', { name: '查看' }).first().click()
      await expect(page.getByRole('heading', { name: '会员详情' })).toBeVisible()
      await expect(page.getByText('某某数据研究院').first()).toBeVisible()
      const text = (await printed(page, 'record')).join('')
      for (const said of ['会员详情', applicant.realName, '某某数据研究院', '初审中'])
        expect(text).toContain(said)
      expect(text).not.toMatch(AROUND)
    })

    await test.step('the record at the desk', async () => {
      const desk = await staffDesk(browser, baseURL ?? '')
      await openAtDesk(desk, '待初审', applicant.mobile)
      await expect(desk.getByText(introduction[0] ?? '').first()).toBeVisible()
      const pictures = desk.getByRole('main').locator('img')
      await expect
        .poll(() =>
          pictures.evaluateAll((all: HTMLImageElement[]) =>
            all.every((one) => one.naturalWidth > 0),
          ),
        )
        .toBe(true)
      const text = (await printed(desk, 'desk')).join('')
      for (const line of [applicant.realName, ...introduction]) expect(text).toContain(line)
      expect(text).not.toMatch(AROUND)
    })
  },
)
