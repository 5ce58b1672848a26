import type { Locator, Page } from '@playwright/test'
import { ownServer } from './support/ownServer.ts'
import { addStaff } from './support/staff.ts'
import { button, expectSaved, openStudio } from './support/studio.ts'
import { expect, test } from './support/test.ts'

ownServer()

/** More than a page of the editor has: 109 from its tree to its head, and some more once others have published. */
const MOST_STOPS = 300

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluateAll((found) => found.some((one) => one === document.activeElement))

/** Goes from control to control, as somebody without a mouse does, until one of these has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.first().waitFor()
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await isFocused(target)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`no way by keys to ${target}`)
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}

/** Goes down the outline until an entry has the focus, which moves with the next frame. */
async function downTo(page: Page, name: RegExp): Promise<void> {
  const entry = page.getByRole('treeitem', { name })
  for (let step = 0; step < MOST_STOPS; step += 1) {
    if (await isFocused(entry)) return
    const before = await page.evaluateHandle(() => document.activeElement)
    await page.keyboard.press('ArrowDown')
    await page.waitForFunction((held) => document.activeElement !== held, before)
  }
  throw new Error(`no entry ${name} below`)
}

test('a form is found, changed, checked and published by keys alone', async ({ page, request }) => {
  await openStudio(page, await addStaff(request, ['configure', 'publish']))

  await type(page, page.getByRole('searchbox'), '学生会员申请表')
  await page.keyboard.press('Enter')
  await press(page, page.getByRole('button', { name: /^学生会员申请表/ }))
  await press(page, button(page, '修改'))
  const dialog = page.getByRole('dialog')
  await type(page, dialog.getByRole('textbox'), '只用键盘')
  await press(page, dialog.getByRole('button', { name: /^新建/ }))
  await expect(page.getByText('修改单：只用键盘')).toBeVisible()

  await tabTo(page, page.getByRole('treeitem'))
  await downTo(page, /^姓名(?!等)/)
  await page.keyboard.press('Enter')
  await type(page, page.getByRole('textbox', { name: '名称', exact: true }), '真实姓名')
  await page.keyboard.press('Tab')
  await expectSaved(page)

  await page.keyboard.press('Shift+Tab')
  await tabTo(page, page.getByRole('treeitem'))
  await page.keyboard.press('Insert')
  await page.keyboard.type('单行文字')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('treeitem', { name: /^单行文字/ })).toBeVisible()
  await expectSaved(page)

  await press(page, button(page, '看报告，发布'))
  await expect(page.getByText(/真实姓名/).first()).toBeVisible()
  await type(page, page.getByRole('textbox', { name: '说明' }), '名称改得明白些')
  await press(page, button(page, '发布'))
  await expect(page.getByText('这一版在线上')).toBeVisible()
})
