import {
  agreement,
  CREDENTIALS_MISSING,
  CREDENTIALS_WRONG,
  follow,
  logInHere,
  openLogin,
  PASSWORD,
  press,
  registerPerson,
  registerUnit,
  typeCredentials,
  typeWrongCredentials,
} from './support/accounts.ts'
import { onBoth } from './support/devices.ts'
import { anyMobile } from './support/people.ts'
import { codeFor } from './support/sms.ts'
import { expect, test } from './support/test.ts'

/** What the box of the agreements says, together with the fields. */
const AGREE = '请阅读并同意用户协议和隐私政策'

test('the personal form says what is missing, wrong or taken', async ({ page, form, isPhone }) => {
  await openLogin(page, isPhone)
  const asked = await follow(page, isPhone, form, '注册账号')
  await press(page, '注册')
  await expect
    .poll(() => asked.errors())
    .toEqual({
      realName: '请输入姓名',
      areaCode: '请选择所在地区',
      ...CREDENTIALS_MISSING,
      'page.agreed': AGREE,
    })
  await asked.type('realName', '顾1')
  await typeWrongCredentials(asked)
  await expect
    .poll(() => asked.errors())
    .toEqual({
      realName: '姓名格式错误',
      areaCode: '请选择所在地区',
      ...CREDENTIALS_WRONG,
      'page.agreed': AGREE,
    })
  await asked.type('realName', '顾'.repeat(33))
  await asked.type('mobile', '13800000001')
  await asked.typeAndLeave('validCode', '000000')
  await expect(asked.hint('realName')).toHaveText('最多输入32个字，多出的没有输入')
  await expect(asked.error('mobile')).toHaveText('手机号码已存在')
  await expect(asked.error('validCode')).toHaveText('验证码错误')
})

test('who corrects the number is sent a code at once; each number waits for itself', async ({
  page,
  form,
  request,
}) => {
  await page.goto('/user/register')
  const send = page.getByRole('button', { name: '发送验证码' })
  const waiting = page.getByRole('button', { name: /秒后重新发送/ })
  const [wrong, right] = [anyMobile(), anyMobile()]
  for (const mobile of [wrong, right]) {
    await form.type('mobile', mobile)
    await send.click()
    await expect(waiting).toBeDisabled()
    await codeFor(request, mobile)
  }
  await form.type('mobile', anyMobile())
  await expect(send).toBeEnabled()
  await page.getByRole('tab', { name: '单位注册' }).click()
  await form.type('mobile', wrong)
  await expect(waiting).toBeDisabled()
})

test('the unit form says what is missing, wrong or taken', async ({ page, form, isPhone }) => {
  await openLogin(page, isPhone)
  const asked = await follow(page, isPhone, form, '注册账号')
  await page.getByRole('tab', { name: '单位注册' }).click()
  await press(page, '注册')
  await expect
    .poll(() => asked.errors())
    .toEqual({
      areaCode: '请选择所在地区',
      orgName: '请输入单位名称',
      linkMan: '请输入联系人',
      linkPhone: '请输入联系电话',
      ...CREDENTIALS_MISSING,
      'page.agreed': AGREE,
    })
  await asked.type('orgName', '名称＃有符号')
  await asked.type('linkMan', '沈'.repeat(33))
  await asked.typeAndLeave('linkPhone', '电话')
  await expect
    .poll(() => asked.errors())
    .toMatchObject({
      orgName: '单位名称只能由字母、数字、汉字、〇、·、_组成',
      linkPhone: '联系电话格式错误',
    })
  await asked.type('orgName', '临澜数据技术有限公司')
  await asked.typeAndLeave('mobile', '13800000021')
  await expect(asked.error('mobile')).toHaveText('手机号码已注册')
  await expect(asked.error('orgName')).toBeHidden()
  await asked.cascade('areaCode', '广东省', '深圳市', '南山区')
  await expect(asked.error('orgName')).toHaveText('该单位已存在')
  await asked.typeAndLeave('orgName', '临澜数据技术研究院')
  await expect(asked.error('orgName')).toBeHidden()
  await asked.typeAndLeave('orgName', '长'.repeat(65))
  await expect(asked.hint('orgName')).toHaveText('最多输入64个字，多出的没有输入')
})

test(
  'somebody registers, reads what is agreed to, and logs in',
  onBoth('a dialog on a PC, a page on a phone'),
  async ({ page, form, request, isPhone }) => {
    const mobile = anyMobile()
    await openLogin(page, isPhone)
    const asked = await follow(page, isPhone, form, '注册账号')
    await asked.type('realName', '欧阳•慕云')
    await asked.cascade('areaCode', '广东省', '深圳市', '南山区')
    await typeCredentials(page, request, asked, { mobile })
    await expect(asked.field('userPwd').locator('input')).toHaveAttribute(
      'autocomplete',
      'new-password',
    )
    await expect(agreement(page)).not.toBeChecked()
    await press(page, '注册')
    await expect(page.locator('[data-field="page.agreed"] [data-error]')).toHaveText(AGREE)
    for (const [name, text, version] of [
      ['用户协议', '会员管理服务平台用户协议', '2026-03-01'],
      ['隐私政策', '会员管理服务平台隐私政策', '2026-11-25'],
    ] as const) {
      await page.getByRole('button', { name: `《${name}》` }).click()
      const dialog = page.getByRole('dialog', { name, exact: true })
      await expect(dialog.getByRole('heading', { name: new RegExp(text) })).toBeVisible()
      await expect(dialog.getByText(`版本：${version}`)).toBeVisible()
      const understood = dialog.getByRole('button', { name: '我知道了' })
      await expect(understood, 'however long the text is').toBeInViewport({ ratio: 1 })
      await understood.click()
      await expect(dialog).toBeHidden()
    }
    await agreement(page).click()
    await press(page, '注册')
    await expect(page.getByText('注册成功')).toBeVisible()
    if (isPhone) await expect(page).toHaveURL(/\/user\/login$/)
    else await expect(page.getByRole('dialog', { name: '注册', exact: true })).toBeHidden()
    await logInHere(page, form, mobile, PASSWORD)
    await expect(page.getByText('欧阳·慕云').first()).toBeVisible()
  },
)

test('a unit registers on the page both devices have', async ({ page, form, request }) => {
  const mobile = await registerUnit(page, request, form, '/user/register?redirect=%2Fnotice')
  await expect(page.getByText('注册成功')).toBeVisible()
  await expect(page).toHaveURL(/\/user\/login\?redirect=%2Fnotice$/)
  await logInHere(page, form, mobile, PASSWORD)
  await expect(page).toHaveURL(/\/notice$/)
})

test('an answer of false is a registration that failed; a refused one keeps the page', async ({
  page,
  form,
  request,
}) => {
  const answers = [
    { code: '00000', data: false, msg: '' },
    { code: 'A0409', data: null, msg: '协议已更新，请重新阅读并同意' },
  ]
  await page.route('**/open/orgRegister', (route) => route.fulfill({ json: answers.shift() }))
  await registerUnit(page, request, form)
  await expect(page.getByText('注册失败')).toBeVisible()
  await press(page, '注册')
  await expect(page.getByText('协议已更新，请重新阅读并同意')).toBeVisible()
  await expect(agreement(page)).not.toBeChecked()
  await expect(page).toHaveURL(/\/user\/register$/)
})

test('a refused personal registration keeps the page and asks for consent again', async ({
  page,
  form,
  request,
}) => {
  await page.route('**/open/register', (route) =>
    route.fulfill({ json: { code: 'A0409', data: null, msg: '手机号码已存在' } }),
  )
  await registerPerson(page, request, form, 'stays')
  await expect(page.getByText('手机号码已存在')).toBeVisible()
  await expect(agreement(page)).not.toBeChecked()
})
