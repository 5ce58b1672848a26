import { openDues, startPaying } from './support/dues.ts'
import { holdBack } from './support/holdBack.ts'
import { applyAsVisitor, openFound, queryStatus, sendLogin } from './support/journey.ts'
import { lastAnswerFirst } from './support/lastAnswerFirst.ts'
import { movedUnderHand } from './support/movedUnderHand.ts'
import { MODULE_PAGES, OWN_PAGES } from './support/ownPages.ts'
import { expect, test } from './support/test.ts'

/** A seeded member whose notice is paid by nobody. */
const OWING = '13800000320'

const PAGES = {
  member: [...OWN_PAGES.member.paths, ...MODULE_PAGES],
  staff: OWN_PAGES.staff.paths,
} as const

test.describe('an answer that comes late moves nothing that can be pressed', () => {
  for (const who of ['member', 'staff'] as const)
    test(`on the pages of ${who}`, async ({ page }) => {
      await page.goto('/user/login')
      const { userName, password } = OWN_PAGES[who]
      await sendLogin(page, userName, password)
      await expect(page).not.toHaveURL(/login/)
      const moved = await movedUnderHand(page)
      const found: Record<string, string[]> = {}
      for (const path of PAGES[who]) {
        await lastAnswerFirst(page, path)
        found[path] = await moved()
      }
      expect(Object.entries(found).filter(([, moves]) => moves.length > 0)).toEqual([])
    })

  test('on the notice of dues and its order', async ({ page, request, isPhone }) => {
    await openDues({ page, request, isPhone }, OWING)
    const moved = await movedUnderHand(page)
    await lastAnswerFirst(page, page.url())
    await expect(page.getByRole('button', { name: '确认支付' })).toBeVisible()
    expect(await moved()).toEqual([])
    const { kind } = await startPaying(page, /工商银行/)
    if (kind === 'page') {
      await expect(page.getByRole('heading', { name: /收银台/ })).toBeVisible()
      await page.goBack()
    }
    await expect(page).toHaveURL(/order=/)
    await lastAnswerFirst(page, page.url())
    await expect(page.getByRole('button', { name: '更换支付方式' })).toBeVisible()
    expect(await moved()).toEqual([])
  })

  test('on the notice of a member type that is chosen', async ({ page }) => {
    const moved = await movedUnderHand(page)
    await page.goto('/module?id=join', { waitUntil: 'networkidle' })
    const letThrough = await holdBack(page, '**/{api,assets}/**')
    await page.getByRole('radio', { name: /普通会员/ }).click()
    await expect(page.locator('main [data-coming]').first()).toBeVisible()
    await expect(page.getByRole('button', { name: '下一步' })).toBeHidden()
    letThrough()
    await expect(page.getByRole('checkbox', { name: /我已阅读/ })).toBeVisible()
    await expect(page.getByRole('button', { name: '下一步' })).toBeVisible()
    expect(await moved()).toEqual([])
  })

  test('on the record of an application and its steps', async ({
    page,
    request,
    form,
    isPhone,
  }) => {
    const { mobile } = await applyAsVisitor(page, form, request)
    const moved = await movedUnderHand(page)
    await lastAnswerFirst(page, page.url())
    expect(await moved()).toEqual([])
    await queryStatus(page, mobile)
    await openFound(page, isPhone)
    await page.getByRole('button', { name: '修改', exact: true }).click()
    await expect(page).toHaveURL(/view=edit/)
    const edit = page.url()
    for (const view of ['detail', 'upload', 'auditHistory', 'edit']) {
      await lastAnswerFirst(page, edit.replace('view=edit', `view=${view}`))
      expect(await moved(), view).toEqual([])
    }
  })
})
