import type { BrowserContext, Page } from '@playwright/test'
import { FormOnScreen } from '../support/formOnScreen.ts'
import {
  anyApplicant,
  applyAsVisitor,
  fillShortForm,
  openFound,
  openJoinForm,
  openReview,
  queryStatus,
  submitForm,
} from '../support/journey.ts'
import { expect, test } from '../support/test.ts'

const CARD_NO = '990101198501011234'

/** Everything this browser keeps, on the device and in the tab. */
const keptText = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))

const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft ')))

const saved = (page: Page) => page.getByText(/^已保存到本机 \d\d:\d\d$/)

/** Another visit on the same device: nothing of the first tab but what the device keeps. */
async function returning(context: BrowserContext, isPhone: boolean) {
  const page = await context.newPage()
  await openJoinForm(page)
  return { page, form: new FormOnScreen(page, isPhone) }
}

test.describe('drafts', () => {
  test('what was typed is offered on return; card numbers were never kept', async ({
    page,
    form,
    context,
    isPhone,
  }) => {
    await openJoinForm(page)
    await form.type('realName', '欧阳若兰')
    await form.tick('sex', '女')
    await form.type('cardNo', CARD_NO)
    await expect(saved(page)).toBeVisible()
    await expect(page.getByText('不会保存证件号码和密码')).toBeVisible()
    const kept = await keptText(page)
    expect([kept.includes('欧阳若兰'), kept.includes(CARD_NO)]).toEqual([true, false])

    const later = await returning(context, isPhone)
    await expect(later.page.getByText(/^发现 \d\d月\d\d日 \d\d:\d\d 未提交的内容$/)).toBeVisible()
    await expect(later.form.field('realName').locator('input')).toHaveValue('')
    await later.page.getByRole('button', { name: '继续填写' }).click()
    await expect(later.form.field('realName').locator('input')).toHaveValue('欧阳若兰')
    await expect(later.form.field('sex').locator('input').nth(1)).toBeChecked()
    await expect(later.form.field('cardNo').locator('input')).toHaveValue('')
    await expect(later.page.getByText('已恢复 2 项内容')).toBeVisible()
  })

  test('beginning anew forgets it', async ({ page, form, context, isPhone }) => {
    await openJoinForm(page)
    await form.type('realName', '欧阳若兰')
    await expect(saved(page)).toBeVisible()
    await page.close()
    const later = await returning(context, isPhone)
    await later.page.getByRole('button', { name: '重新开始' }).click()
    expect(await drafts(later.page)).toEqual([])
  })

  test('another window of the same form is told', async ({ page, form, context, isPhone }) => {
    await openJoinForm(page)
    const other = await returning(context, isPhone)
    // A window listens once it keeps a draft itself; before that it offers what it finds.
    await other.form.type('orgName', '某某数据研究院')
    await expect(saved(other.page)).toBeVisible()
    await form.type('realName', '欧阳若兰')
    await expect(saved(page)).toBeVisible()
    await expect(other.page.getByText(/另一个窗口在 .* 保存了这份表单/)).toBeVisible()
  })

  test('a file that is gone is taken out and named', async ({ page, form, context, isPhone }) => {
    await openJoinForm(page)
    await form.type('realName', '欧阳若兰')
    await expect(saved(page)).toBeVisible()
    await page.evaluate(() => {
      const [key = ''] = Object.keys(localStorage).filter((name) => name.startsWith('draft '))
      const draft = JSON.parse(localStorage.getItem(key) ?? '{}')
      const url = '/sandbox/storage/portal/demo/photo/202611/gone.jpg'
      draft.values.photo = [{ name: '旧照片.jpg', url }]
      draft.fields.photo = { ...draft.fields.realName, label: '证件照', text: '旧照片.jpg' }
      localStorage.setItem(key, JSON.stringify(draft))
    })
    await page.close()
    const later = await returning(context, isPhone)
    await later.page.getByRole('button', { name: '继续填写' }).click()
    await expect(later.page.getByText('以下文件已失效，请重新上传：')).toBeVisible()
    await expect(later.page.getByText('证件照：旧照片.jpg')).toBeVisible()
  })

  test('a submitted form leaves none; corrections of it have their own', async ({
    page,
    form,
    request,
    isPhone,
  }) => {
    const applicant = await applyAsVisitor(page, form, request)
    expect(await drafts(page)).toEqual([])

    await queryStatus(page, applicant.mobile)
    await openFound(page, isPhone)
    await page.getByRole('button', { name: '修改' }).click()
    await expect(form.field('realName').locator('input')).toHaveValue(applicant.realName)
    await form.type('introduction', '从事数据治理研究。')
    await expect(saved(page)).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: '继续填写' }).click()
    await expect(form.field('introduction').locator('textarea')).toHaveValue('从事数据治理研究。')
    await submitForm(page, '保存修改')
    await expect(page.getByRole('heading', { name: '上传申请表' })).toBeVisible()
    expect(await drafts(page)).toEqual([])
  })
})

test.describe('the summary of what is wrong', () => {
  test('leads into a section nobody has seen, loses what is corrected, and a bar goes on', async ({
    page,
    baseURL,
  }) => {
    await page.addInitScript(() => {
      // A browser that is never idle once it shows a form mounts sections only near the screen.
      window.requestIdleCallback = (task) =>
        document.querySelector('form [data-field]') ? 0 : setTimeout(task)
    })
    await page.goto(`${(baseURL ?? '').replace('localhost', 'mech.localhost')}/module?id=join`)
    await page.getByRole('radio').first().click()
    await page.getByRole('checkbox', { name: /我已阅读/ }).click()
    await page.getByRole('button', { name: '下一步' }).click()
    const fields = page.locator('form [data-field]')
    await expect(fields.first()).toBeVisible()
    await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())

    const summary = page.getByRole('region', { name: /^有 \d+ 处需要修改$/ })
    await expect(summary.getByRole('heading')).toBeInViewport({ ratio: 1 })
    await summary.getByRole('button', { name: /显示全部/ }).click()
    const links = summary.getByRole('link')
    const count = await links.count()
    const mounted = await fields.count()
    await links.last().click()
    expect(await fields.count()).toBeGreaterThan(mounted)
    const place = page.locator('[data-field]:has(:focus)')
    await expect(place.locator('[data-error]').first()).toBeVisible()
    await expect(place).toBeInViewport()

    const bar = page.getByText(`还有 ${count} 处需要修改`)
    await expect(bar).toBeInViewport()
    await page.getByRole('button', { name: '下一处' }).click()
    const first = page.locator('[data-field]:has(:focus) input').first()
    await expect(first).toBeFocused()
    await first.fill('张三')
    await expect(links).toHaveCount(count - 1)
  })
})

test.describe('the review before submission', () => {
  test('shows every answer; change and back lead to the form, where nothing is lost', async ({
    page,
    form,
  }) => {
    const applicant = anyApplicant()
    await openJoinForm(page)
    await fillShortForm(form, applicant)
    await openReview(page)
    const review = page.getByRole('region', { name: '请核对填写的内容' })
    for (const text of [applicant.realName, applicant.mobile, '博士研究生', /南山区/, '女'])
      await expect(review.getByText(text).first()).toBeVisible()

    await review.getByRole('button', { name: /^修改/ }).first().click()
    await expect(review).toBeHidden()
    await expect(form.field('realName').locator('input')).toBeFocused()
    await expect(form.field('realName')).toBeInViewport()

    await openReview(page)
    await page.goBack()
    await expect(review).toBeHidden()
    await expect(form.field('orgName').locator('input')).toHaveValue('某某数据研究院')
    await openReview(page)
    await page.getByRole('button', { name: '返回修改' }).click()
    await expect(form.field('orgName').locator('input')).toBeVisible()

    await page.goBack()
    await expect(page.getByRole('radio', { name: /普通会员/ })).toBeChecked()
  })
})

test.describe('leaving with something typed', () => {
  const noRoom = () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  }

  test('the browser asks where the device keeps nothing, and only then', async ({
    page,
    form,
    isPhone,
    context,
  }) => {
    const asked: string[] = []
    const listen = (on: Page) =>
      on.on('dialog', (dialog) => {
        asked.push(dialog.type())
        void dialog.accept()
      })
    listen(page)
    await openJoinForm(page)
    await form.type('realName', '欧阳若兰')
    await page.reload()
    expect(asked).toEqual([])

    const full = await context.newPage()
    listen(full)
    await full.addInitScript(noRoom)
    await openJoinForm(full)
    await new FormOnScreen(full, isPhone).type('realName', '欧阳若兰')
    await expect(full.getByText(/^(未能保存到本机|尚未保存)/)).toBeVisible()
    await full.reload()
    expect(asked).toEqual(['beforeunload'])
  })

  test('a link asks, and so does the back button; staying loses nothing', async ({
    page,
    form,
    isPhone,
  }) => {
    await page.goto('/')
    await openJoinForm(page)
    await form.type('realName', '欧阳若兰')
    await form.type('cardNo', CARD_NO)
    const question = page.getByText(/已保存到本机，下次打开可以继续填写；但证件号码/)

    await page.locator('header, [data-as="header"]').getByRole('link').first().click()
    await expect(question).toBeVisible()
    await page.getByRole('button', { name: '取消' }).click()
    await expect(question).toBeHidden()
    await expect(form.field('cardNo').locator('input')).toHaveValue(CARD_NO)

    await page.goBack()
    await expect(page.getByRole('radio', { name: /普通会员/ })).toBeChecked()
    await page.goBack()
    await expect(question).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/module')
    await page.getByRole('button', { name: '确定' }).click()
    const before = isPhone ? '会员管理' : '通知公告'
    await expect(page.getByRole('heading', { name: before })).toBeVisible()
  })
})
