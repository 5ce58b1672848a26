import { logInHere, PASSWORD, press, registerPerson } from './support/accounts.ts'
import { proveMobile } from './support/journey.ts'
import { anyCardNo, anyMobile } from './support/people.ts'
import { expect, test } from './support/test.ts'

test('a profile is filled in, refused, kept and read back, with another mobile proven', async ({
  page,
  form,
  request,
}) => {
  const mobile = await registerPerson(page, request, form)
  await page.goto('/user/login?redirect=%2Fuser%2Fdata')
  await logInHere(page, form, mobile, PASSWORD)
  await expect(form.field('realName').locator('input')).toHaveValue('顾闻溪')
  await form.type('realName', '')
  await form.type('mobile', '')
  await form.typeAndLeave('address', '路'.repeat(65))
  await expect(form.error('address')).toHaveText('地址长度只能在0-64之间')
  await press(page, '保存')
  await expect
    .poll(() => form.errors())
    .toEqual({
      realName: '请输入姓名',
      sex: '请选择性别',
      mobile: '请输入手机号码',
      cardType: '请选择证件类型',
      cardNo: '请输入证件号码',
      org: expect.any(String),
      address: '地址长度只能在0-64之间',
    })
  await form.typeAndLeave('cardNo', '123')
  await expect(form.error('cardNo')).toHaveText('请先选择证件类型')
  await form.pick('cardType', '居民身份证')
  await expect(form.error('cardNo')).toHaveText('证件号码格式错误')
  await form.type('realName', '顾1')
  await form.type('mobile', '138')
  await form.typeAndLeave('cardNo', '990101199105200124')
  await expect(form.error('cardNo')).toHaveText('证件号码已存在')
  await expect(form.error('realName')).toHaveText('姓名格式错误')
  await expect(form.error('mobile')).toHaveText('手机号码格式错误')
  await form.typeAndLeave('mobile', '13800000001')
  await expect(form.error('mobile')).toHaveText('手机号码已存在')

  const changed = anyMobile()
  await form.type('realName', '顾闻溪溪')
  await form.tick('sex', '女')
  await form.type('mobile', changed)
  await form.type('cardNo', anyCardNo())
  await form.type('address', '湖滨路一号')
  await form.type('major', '数据治理')
  await form.cascade('title', '高等学校教师', '教授')
  await form.field('org').getByRole('combobox').last().click()
  await page.getByRole('option').first().click()
  const failing = { code: '00000', data: false, msg: '' }
  const isSave = (url: URL) => url.pathname.endsWith('/v1/user')
  await page.route(isSave, (route) => route.fulfill({ json: failing }), { times: 1 })
  await press(page, '保存')
  const identity = page.getByRole('dialog', { name: '确认是本人操作' })
  await identity.locator('[data-field="userPwd"] input').fill('Wrong-1')
  await identity.getByRole('button', { name: '确定', exact: true }).click()
  await expect(page.getByText('登录密码错误')).toBeVisible()
  await identity.locator('[data-field="userPwd"] input').fill(PASSWORD)
  await identity.getByRole('button', { name: '确定', exact: true }).click()
  await proveMobile(page, request, changed)
  await expect(page.getByText('修改资料失败')).toBeVisible()
  await press(page, '保存')
  await expect(page.getByText('修改资料成功')).toBeVisible()
  await expect(page.getByRole('heading', { name: '顾闻溪溪' })).toBeVisible()
  await expect(page.getByText(`${changed.slice(0, 3)}****${changed.slice(7)}`)).toBeVisible()
  await page.getByRole('button', { name: '修改资料' }).click()
  await expect(form.field('title').getByRole('combobox')).toContainText('教授')
  await expect(form.field('address').locator('input')).toHaveValue('湖滨路一号')
})

test('a login that ended while the profile was open is told as that, once', async ({
  page,
  form,
  request,
}) => {
  const mobile = await registerPerson(page, request, form)
  await page.goto('/user/login?redirect=%2Fuser%2Fdata')
  await logInHere(page, form, mobile, PASSWORD)
  await expect(form.field('mobile').locator('input')).toHaveValue(mobile)
  const elsewhere = await page.context().newPage()
  await elsewhere.goto('/user/home')
  await elsewhere.getByRole('button', { name: '退出登录' }).click()
  await elsewhere.getByRole('dialog').getByRole('button', { name: '确定' }).click()
  await expect(elsewhere.getByRole('button', { name: '退出登录' })).toBeHidden()
  const loads: string[] = []
  page.on('load', () => loads.push(page.url()))
  await form.typeAndLeave('mobile', `${mobile.slice(0, -1)}`)
  await form.typeAndLeave('mobile', mobile)
  await expect(page.getByText('登录已过期，请重新登录')).toBeVisible()
  await expect(form.field('mobile')).toBeHidden()
  expect(loads).toHaveLength(1)
  await expect(page.getByText('已存在')).toBeHidden()
})
