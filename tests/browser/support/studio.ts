import type { Locator, Page } from '@playwright/test'
import { PASSWORD } from './accounts.ts'
import { sendLogin } from './journey.ts'
import { expect } from './test.ts'

export const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true })

/** The text box of a document that is open in the studio. */
export const textOf = (page: Page, title = '会议'): Locator =>
  page.getByRole('textbox', { name: title, exact: true })

export const noteBox = (page: Page): Locator => page.getByRole('textbox', { name: '说明' })

/** Logs this member of staff in, and opens the studio's home. */
export async function openStudio(page: Page, staff: string): Promise<void> {
  await page.goto('/user/login?redirect=%2Fstudio')
  await sendLogin(page, staff, PASSWORD)
  await expect(page.getByRole('heading', { name: '配置工作室' })).toBeVisible()
}

/** Opens what is found first from the studio's home, as it is live. */
export async function readFound(
  page: Page,
  { keyword, name }: { keyword: string; name: RegExp },
): Promise<void> {
  await page.getByRole('searchbox').fill(keyword)
  await button(page, '查询').click()
  await page.getByRole('button', { name }).first().click()
}

/** From the studio's home: makes a change set, and changes in it what is found first. */
export async function openFound(
  page: Page,
  { keyword, name, title }: { keyword: string; name: RegExp; title: string },
): Promise<void> {
  await button(page, '新建修改单').click()
  await page.getByLabel('新修改单的名称').fill(title)
  await button(page, '新建').click()
  await button(page, '返回工作室').click()
  await readFound(page, { keyword, name })
  await button(page, '修改').click()
  await page.getByRole('dialog').getByRole('button', { name: title }).first().click()
  await expect(page.getByText(`修改单：${title}`)).toBeVisible()
}

/** A change set of its own, with the document of meetings open. */
export async function openMeetings(page: Page, title: string): Promise<void> {
  await openFound(page, { keyword: '会议', name: /^会议/, title })
  await showText(page)
}

/** Turns from a document's panel to its text. */
export async function showText(page: Page, title?: string): Promise<void> {
  await button(page, '文本').click()
  await expect(textOf(page, title)).toBeVisible()
}

export const expectSaved = (page: Page): Promise<void> =>
  expect(page.getByText('已保存', { exact: true })).toBeVisible()

/** Replaces what matches in the text of the open document, and waits for it to be stored. */
export async function rewrite(
  page: Page,
  before: RegExp | string,
  after: string,
  title?: string,
): Promise<void> {
  if (title !== undefined && /申请表$|^测试：/.test(title)) await showText(page, title)
  const text = textOf(page, title)
  const held = await text.inputValue()
  const next = held.replace(before, after)
  expect(next, `nothing to replace: ${before}`).not.toBe(held)
  await text.fill(next)
  await expectSaved(page)
}
