import { follow, openLogin, switchToCode } from './support/accounts.ts'
import { expect, test } from './support/test.ts'

/** What an input of the page holds after so many characters were typed into it, as a person does. */
test('no account form takes more than the specification says, key by key', async ({
  page,
  form,
  isPhone,
}) => {
  const holds = async (asked: typeof form, key: string, typed: string, held: string) => {
    const input = asked.field(key).locator('input')
    await input.focus()
    await page.keyboard.type(typed)
    await expect(input).toHaveValue(held)
    await input.fill('')
  }
  await openLogin(page, isPhone)
  await holds(form, 'userName', 'a'.repeat(67), 'a'.repeat(65))
  await holds(form, 'userPwd', 'a'.repeat(18), 'a'.repeat(16))
  await switchToCode(page, isPhone)
  await holds(form, 'mobile', '138000000012', '13800000001')
  await holds(form, 'validCode', '1234567', '123456')
  await openLogin(page, isPhone)
  const asked = await follow(page, isPhone, form, '注册账号')
  await holds(asked, 'realName', '𬭎'.repeat(33), '𬭎'.repeat(32))
  await holds(asked, 'mobile', '1380000000123', '13800000001')
  await holds(asked, 'confirmPwd', 'a'.repeat(20), 'a'.repeat(16))
})

test('a pasted number loses its blanks, and what does not fit is told where it was pasted', async ({
  page,
  form,
  isPhone,
}) => {
  await openLogin(page, isPhone)
  await switchToCode(page, isPhone)
  const mobile = form.field('mobile').locator('input')
  await mobile.focus()
  await page.keyboard.insertText('138 0000 0001')
  await expect(mobile).toHaveValue('13800000001')
  await expect(form.error('mobile')).toBeHidden()
  await mobile.fill('')
  await page.keyboard.insertText('1380000000113800')
  await expect(mobile).toHaveValue('13800000001')
  await expect(form.hint('mobile')).toHaveText('最多输入11个字，多出的没有输入')
})

test('a keyword ends at 64 characters, which is said of a pasted one', async ({ page }) => {
  await page.goto('/module?id=directory')
  const box = page.getByRole('searchbox')
  await box.fill('会'.repeat(65))
  await expect(box).toHaveValue('会'.repeat(64))
  await expect(page.getByText('最多输入64个字，多出的没有输入')).toBeVisible()
  await box.press('End')
  await page.keyboard.type('员')
  await expect(box).toHaveValue('会'.repeat(64))
})
