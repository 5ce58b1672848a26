import { anyMobile } from './support/people.ts'
import { codeFor } from './support/sms.ts'
import { expect, test } from './support/test.ts'

test('the fourth code of an address goes out by itself after a moment of work, and the page says so', async ({
  page,
  form,
  request,
}) => {
  const answers: number[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('/sendRegisterCode')) answers.push(response.status())
  })
  await page.addInitScript(() => {
    const told = new Set<string>()
    Object.assign(globalThis, { told })
    new MutationObserver(() => {
      if (document.body?.innerText.includes('正在验证…')) told.add('正在验证…')
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  await page.goto('/user/register')
  const send = page.getByRole('button', { name: '发送验证码' })
  const waiting = page.getByRole('button', { name: /秒后重新发送/ })
  const told = () => page.evaluate(() => [...(globalThis as unknown as { told: string[] }).told])
  for (const count of [1, 2, 3, 4]) {
    const mobile = anyMobile()
    await form.type('mobile', mobile)
    await send.click()
    await expect(waiting).toBeDisabled()
    await codeFor(request, mobile)
    expect(await told()).toEqual(count < 4 ? [] : ['正在验证…'])
  }
  await expect(page.getByText('正在验证…')).toBeHidden()
  expect(answers).toEqual([200, 200, 200, 428, 200])
})
