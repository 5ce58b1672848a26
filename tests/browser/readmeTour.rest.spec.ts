import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync } from 'node:fs'
import { demoEnv } from '../support/demoEnv.ts'
import { onBoth } from './support/devices.ts'
import { choose, payAt, press, startPaying } from './support/dues.ts'
import { freshFolder } from './support/freshFolder.ts'
import {
  anyApplicant,
  approve,
  askForCode,
  confirmCode,
  openAtDesk,
  openFound,
  openJoinForm,
  proveMobile,
  queryStatus,
  SCAN,
  staffDesk,
  submitShortForm,
} from './support/journey.ts'
import { ownServer } from './support/ownServer.ts'
import { expect, test } from './support/test.ts'

const server = ownServer()

const tour = readFileSync('README.md', 'utf8').split('## Five-minute tour')[1] ?? ''

/** What the tour says at this place. */
function said(pattern: RegExp): string {
  const [, text] = pattern.exec(tour) ?? []
  if (text === undefined) throw new Error(`the tour no longer says ${pattern}`)
  return text
}

/** A command of the tour, on a copy of the society's folder and in this server's data. */
function follow(command: string, folder: string): string {
  const here = command.replaceAll('fixtures/organisations/demo', folder)
  const env = demoEnv({ DATA_DIR: server.dataDir, NO_COLOR: '1' })
  return execFileSync('bash', ['-c', here], { env, encoding: 'utf8' })
}

test(
  'the README’s tour can be followed to its end with what it tells',
  onBoth('the README shows both'),
  async ({ page, form, request, browser, baseURL, isPhone }) => {
    const applicant = { ...anyApplicant(), cardNo: said(/`(99\d{15}[\dX])`/) }

    await test.step('1 to 3: apply with the sample number, prove the mobile, upload, report', async () => {
      await submitShortForm(page, form, applicant)
      await proveMobile(page, request, applicant.mobile)
      await expect(page.getByText('请打印申请表，签字盖章后上传')).toBeVisible()
      await page.locator('input[type="file"]').first().setInputFiles(SCAN)
      await expect(page.getByRole('link', { name: 'scan-signed.jpg' })).toBeVisible()
      await press(page, '上传并上报')
      await expect(page.getByText('申请已提交，请等待审核')).toBeVisible()
    })

    await test.step('4 and 5: staff pass both audits, and the applicant sees the number', async () => {
      const desk = await staffDesk(browser, baseURL ?? '')
      await openAtDesk(desk, '待初审', applicant.mobile)
      await approve(desk)
      await approve(desk)
      await queryStatus(page, applicant.mobile)
      await openFound(page, isPhone)
      await expect(page.getByText(/HXSK\d{6}/).first()).toBeVisible()
    })

    await test.step('6: a member of the demonstration pays', async () => {
      const mobile = said(/6\. 会员状态查询 with `(\d{11})`/)
      await queryStatus(page, mobile)
      await openFound(page, isPhone)
      await press(page, '缴费')
      const { dialog, code } = await askForCode(page, request, mobile)
      await dialog.locator('[data-field="cardTail"] input').fill(said(/too: `(\d{4})`/))
      await confirmCode(dialog, code)
      await expect(page.getByText('会员信息')).toBeVisible()
      await choose(page, /微信支付/)
      const { content } = await startPaying(page, /微信支付/)
      if (isPhone) await press(page, '确认付款')
      else await payAt(page, content)
      await expect(page.getByText(/已收到会费/)).toBeVisible()
    })

    await test.step('7: a title is changed without code', async () => {
      const folder = freshFolder('tour-')
      cpSync('fixtures/organisations/demo', folder, { recursive: true })
      follow(said(/`(sed [^`]+)`/), folder)
      expect(follow(said(/`(npm run config -- diff [^`]+)`/), folder)).toContain('填写入会申请表')
      follow(said(/`(npm run config -- push [^`]+)`/), folder)
      // Whoever applied above goes on with that application.
      await page.evaluate(() => sessionStorage.clear())
      await openJoinForm(page)
      await expect(page.getByText('填写入会申请表').first()).toBeVisible()
    })
  },
)
