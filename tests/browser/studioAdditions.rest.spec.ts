import { addStaff } from './support/staff.ts'
import { button, openStudio } from './support/studio.ts'
import { expect, test } from './support/test.ts'

test('staff add a document to a change set, and remove one, without a shell', async ({
  page,
  request,
}, { project }) => {
  await openStudio(page, await addStaff(request, ['configure']))
  await button(page, '新建修改单').click()
  await page.getByLabel('新修改单的名称').fill(`新增 ${project.name}`)
  await button(page, '新建').click()
  await button(page, '新增内容').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('searchbox').fill('没有这样的内容')
  await dialog.getByRole('button', { name: '查询' }).click()
  await expect(dialog.getByText('没有找到可以新增的内容')).toBeVisible()
  await dialog.getByRole('button', { name: '重置' }).click()
  await dialog.getByRole('searchbox').fill('规定')
  await dialog.getByRole('button', { name: '查询' }).click()
  await dialog.getByRole('button', { name: /^工作人员的规定/ }).click()
  await expect(page.getByText('已加进修改单，发布后生效')).toBeVisible()
  await expect(page.getByRole('heading', { name: '工作人员的规定', level: 1 })).toBeVisible()
  await button(page, '更多').click()
  await button(page, '删除这份内容').click()
  await button(page, '确定').click()
  await expect(page.getByText('已删除，可以在修改单里撤销')).toBeVisible()
  await expect(page.getByText('还没有改动')).toBeVisible()

  await button(page, '新增内容').click()
  await dialog.getByRole('tab', { name: '学会自己的字典' }).click()
  await expect(dialog.getByRole('button', { name: '新增字典' })).toBeInViewport({ ratio: 1 })
  await dialog.getByLabel('编码').fill('grade')
  await dialog.getByRole('button', { name: '新增字典' }).click()
  const told = dialog.getByText('编码以大写字母开头，只含大写字母、数字和下划线')
  await expect(told.first()).toBeVisible()
  await dialog.getByLabel('编码').fill('GRADE')
  await dialog.getByRole('button', { name: '新增字典' }).click()
  await expect(page.getByRole('heading', { name: '字典 ORG_GRADE', level: 1 })).toBeVisible()
})

test('a page of the product is found on the home by the words on it, and opened in a change set', async ({
  page,
  request,
}, { project }) => {
  await openStudio(page, await addStaff(request, ['configure']))
  await page.getByRole('searchbox').fill('请选择会员类型')
  await button(page, '查询').click()
  await page.getByRole('button', { name: /^页面 入会申请.*请选择会员类型/ }).click()
  await page.getByLabel('新修改单的名称').fill(`改页面 ${project.name}`)
  await button(page, '新建').click()
  await expect(page.getByRole('heading', { name: '页面 入会申请', level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/[?&]id=/)
})
