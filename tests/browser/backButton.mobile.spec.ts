import { anyApplicant, submitShortForm } from './support/journey.ts'
import { expect, test } from './support/test.ts'

test('the back button closes the dialog and nothing else', async ({ page, form }) => {
  await submitShortForm(page, form, anyApplicant())
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(form.field('orgName').locator('input')).toHaveValue('某某数据研究院')
})
