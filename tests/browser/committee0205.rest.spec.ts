import type { APIRequestContext, Page } from '@playwright/test'
import { onPc, onPhone } from './support/devices.ts'
import { logInAsMember, proveMobile, replaceScan, SCAN, submitForm } from './support/journey.ts'
import { anyMobile } from './support/people.ts'
import { expect, test } from './support/test.ts'

const MODULE = '/module?id=committee'

/** Recommendations of the seeds, by the mobile they were made with. */
const AWAITING_UPLOAD = '13800000501'
const UPLOADED = '13800000502'
const RETURNED = '13800000505'
const REFUSED = '13800000506'
const APPROVED = '13800000507'
const IN_OFFICE = { realName: '王䶮', mobile: '13800000508' }
/** The recommendation of 林见微, uploaded; only looked at here. */
const OF_MEMBER = '13800000001'
const OPINION = '工作简历请从本科填起'

async function search(page: Page, keyword: string): Promise<void> {
  await page.goto(MODULE)
  await page.getByRole('searchbox').fill(keyword)
  await page.getByRole('button', { name: '查询' }).click()
}

/** The verification dialog: the mobile that found the recommendation is filled in and locked; the visitor proves it. */
async function proveOwn(page: Page, request: APIRequestContext, mobile: string): Promise<void> {
  const asked = page
    .getByRole('dialog', { name: '手机号码验证' })
    .locator('[data-field="mobile"] input')
  await expect(asked).toBeDisabled()
  await expect(asked).toHaveValue(mobile)
  await proveMobile(page, request, mobile)
}

const action = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test(
  'a phone says which business it is and where to go with it',
  onPhone('a PC has the business itself'),
  async ({ page }) => {
    for (const view of ['', '&view=edit', '&view=upload']) {
      await page.goto(MODULE + view)
      await expect(page.getByRole('heading', { name: '委员推荐查询' })).toBeVisible()
      await expect(page.getByText('这项业务请在电脑上办理')).toBeVisible()
    }
  },
)

test.describe('on a PC', onPc('recommendations are looked after on a PC'), () => {
  test('nothing is listed before a keyword is entered, nor after the search is taken back', async ({
    page,
  }) => {
    await page.goto(MODULE)
    await expect(page.getByText('请输入手机号码或证件号码查询')).toBeVisible()
    await search(page, '13999999999')
    await expect(page.getByRole('region').getByText('没有搜索到结果')).toBeVisible()
    await search(page, REFUSED)
    await expect(page.getByRole('row')).toHaveCount(2)
    await expect(page.getByText('138****0506')).toBeVisible()
    await page.getByRole('button', { name: '重置' }).click()
    await expect(page.getByText('请输入手机号码或证件号码查询')).toBeVisible()
  })

  test('a refused one offers its history and nothing else, to its owner', async ({
    page,
    request,
  }) => {
    await search(page, REFUSED)
    const names = page.getByRole('row').last().getByRole('button')
    await expect(names).toHaveText(['审核痕迹'])
    await names.click()
    await proveOwn(page, request, REFUSED)
    const trail = page.getByRole('dialog', { name: '审核痕迹' })
    await expect(trail.getByText('按章程不再推荐')).toBeVisible()
    await expect(trail.getByRole('row').nth(1)).toContainText('按章程不再推荐')
  })

  test('an approved one offers its certificate', async ({ page, request }) => {
    await search(page, APPROVED)
    await expect(page.getByRole('row').last().getByRole('button')).toHaveText([
      '审核痕迹',
      '任职证书',
    ])
    await action(page, '任职证书').click()
    await proveOwn(page, request, APPROVED)
    const certificate = page.getByRole('dialog', { name: '任职证书' })
    await expect(certificate.getByRole('img', { name: '任职证书' })).toBeVisible()
  })

  test('a certificate of office that fails can be tried again, the call and the picture, and is saved', async ({
    page,
    request,
  }) => {
    await page.route('**/or/generate/certificatePng/*', (route) => route.abort(), { times: 1 })
    await page.route('**/storage/**/certificates/**', (route) => route.abort(), { times: 1 })
    await search(page, IN_OFFICE.mobile)
    await action(page, '任职证书').click()
    await proveOwn(page, request, IN_OFFICE.mobile)
    const dialog = page.getByRole('dialog', { name: '任职证书' })
    await expect(dialog.getByText('生成任职证书失败，请尝试重新打开。')).toBeVisible()
    await action(page, '重新打开').click()
    await expect(dialog.getByRole('img', { name: '任职证书' })).toHaveCount(0)
    await action(page, '重新打开').click()
    await expect(dialog.getByRole('img', { name: '任职证书' })).toBeVisible()
    const [file] = await Promise.all([page.waitForEvent('download'), action(page, '下载').click()])
    expect(file.suggestedFilename()).toBe(`任职证书-${IN_OFFICE.realName}.png`)
  })

  test('a proof declined drops the action; given, the same action goes on: edit with another mobile, print, report', async ({
    page,
    form,
    request,
  }) => {
    await page.addInitScript(() => {
      window.print = () => {}
    })
    await search(page, UPLOADED)
    await expect(page.getByText('待上报')).toBeVisible()
    await action(page, '修改').click()
    await expect(page.getByRole('dialog', { name: '手机号码验证' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByText('请用推荐时登记的手机号码验证后再操作')).toBeVisible()
    await action(page, '修改').click()
    await proveOwn(page, request, UPLOADED)

    await expect(page.getByRole('heading', { name: '修改推荐表' })).toBeVisible()
    await expect(page.getByText('申请被退回')).toBeHidden()
    await action(page, '返回').click()
    await search(page, UPLOADED)
    await action(page, '修改').click()
    await form.type('introduction', '长期从事可视化研究与实践，主持多项课题，成果在多地应用。')
    const fresh = anyMobile()
    await form.type('mobile', fresh)
    await submitForm(page, '保存修改')
    await proveOwn(page, request, fresh)
    await expect(page.getByText('修改成功')).toBeVisible()

    await expect(page.getByRole('heading', { name: '上传推荐表' })).toBeVisible()
    await action(page, '查看并打印推荐表').click()
    const sheet = page.getByRole('dialog', { name: '推荐表' })
    await expect(sheet.getByText('数据可视化专业委员会').first()).toBeVisible()
    await expect(sheet.getByText('第三届委员会委员推荐表')).toBeVisible()
    await sheet.getByRole('button', { name: '打印', exact: true }).click()
    await expect(page.locator(':root[data-printing]')).toHaveCount(1)
    await page.mouse.click(5, 5)
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()

    await action(page, '上报').click()
    await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
    await expect(page.getByText('上报成功')).toBeVisible()
    await search(page, fresh)
    await expect(page.getByText('初审中')).toBeVisible()
  })

  test('a returned one shows the opinion until it is reported again, from the list', async ({
    page,
    request,
  }) => {
    await search(page, RETURNED)
    await action(page, '上传').click()
    await proveOwn(page, request, RETURNED)
    await expect(page.getByText(OPINION)).toBeVisible()
    await action(page, '返回').click()
    await search(page, RETURNED)
    await action(page, '修改').click()
    await expect(page.getByText(OPINION)).toBeVisible()
    await search(page, RETURNED)
    await action(page, '上报').click()
    const asked = page.getByRole('dialog')
    await expect(asked.getByText(/退回后还没有上传新的附件/)).toBeVisible()
    await asked.getByRole('button', { name: '确定' }).click()
    await expect(page.getByText('上报成功')).toBeVisible()
    await expect(page.getByText('初审中')).toBeVisible()
  })

  test('an attachment is asked for; once it is uploaded the form may be reported, with what replaced it', async ({
    page,
    request,
  }) => {
    await search(page, AWAITING_UPLOAD)
    await expect(page.getByRole('row').last().getByRole('button')).toHaveText([
      '修改',
      '上传',
      '审核痕迹',
    ])
    await action(page, '上传').click()
    await proveOwn(page, request, AWAITING_UPLOAD)
    await expect(page.getByText('推荐表已填写')).toBeVisible()
    await expect(action(page, '上报')).toBeHidden()
    await action(page, '上传').click()
    await expect(page.getByText('请上传附件')).toBeVisible()
    await page.locator('input[type="file"]').first().setInputFiles(SCAN)
    await expect(page.getByRole('link', { name: 'scan-signed.jpg' })).toBeVisible()
    await action(page, '上传').click()
    await expect(page.getByText('上传成功')).toBeVisible()
    await replaceScan(page)
    await action(page, '上报').click()
    const asked = page.getByRole('dialog')
    await expect(asked.getByText(/现在的附件会一起上传并上报/)).toBeVisible()
    const [report] = await Promise.all([
      page.waitForRequest('**/or/status'),
      asked.getByRole('button', { name: '确定' }).click(),
    ])
    expect(report.postDataJSON()).toMatchObject({
      optionCode: '03',
      enclosure: [{ name: 'second.jpg' }],
    })
    await expect(page.getByText('上报成功')).toBeVisible()
  })

  test('where the server says no in a good answer, that is said and the page stays', async ({
    page,
    form,
  }) => {
    await logInAsMember(page)
    await page.route('**/or/status', (route) =>
      route.fulfill({ json: { code: '00000', msg: '', data: false } }),
    )
    await search(page, OF_MEMBER)
    await action(page, '上报').click()
    await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
    await expect(page.getByText('上报失败')).toBeVisible()
    await action(page, '修改').click()
    await form.type('email', 'other@example.org')
    await submitForm(page, '保存修改')
    await expect(page.getByText('修改失败')).toBeVisible()

    await search(page, OF_MEMBER)
    await action(page, '上传').click()
    await expect(page.getByRole('heading', { name: '上传推荐表' })).toBeVisible()
    await action(page, '上传').click()
    await expect(page.getByText('上传失败')).toBeVisible()
    await action(page, '上报').click()
    await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
    await expect(page.getByText('上报失败')).toBeVisible()
  })
})
