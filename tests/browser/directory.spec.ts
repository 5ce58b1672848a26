import type { Page } from '@playwright/test'
import { onBoth } from './support/devices.ts'
import { logInWhenAsked } from './support/journey.ts'
import { expect, test } from './support/test.ts'

const MODULE = '/module?id=directory'
const siteOf = (baseURL: string | undefined, code: string) =>
  (baseURL ?? '').replace('localhost', `${code}.localhost`)

async function search(page: Page, keyword: string): Promise<void> {
  await page.getByRole('searchbox').fill(keyword)
  await page.getByRole('button', { name: '查询' }).click()
}

test(
  'a member is found by part of a name or unit, two characters at least, on every device',
  onBoth('rows on a PC, items on a phone'),
  async ({ page, isPhone }) => {
    await page.goto(MODULE)
    await expect(page.getByText('请输入姓名或单位名称查询')).toBeVisible()

    await test.step('one character finds nobody and says so', async () => {
      await search(page, '𬭎')
      await expect(page.getByText('请至少输入姓名或单位名称中的 2 个字')).toBeVisible()
      await expect(page.getByText('请输入姓名或单位名称查询').first()).toBeVisible()
    })

    await test.step('what nobody is called finds nobody', async () => {
      await search(page, '查无此人')
      await expect(page.getByText('没有搜索到结果').first()).toBeVisible()
    })

    await test.step('many are shown by pages, mobiles masked', async () => {
      await search(page, '大学')
      await expect(page.getByText('陈𬭎')).toBeVisible()
      if (!isPhone) {
        await expect(page.getByText('138****0035')).toBeVisible()
        await expect(page.getByRole('columnheader')).toHaveText([
          '序号',
          '姓名',
          '性别',
          '手机号码',
          '单位名称',
          '会员证号',
          '会员类型',
        ])
      }
      await page.getByRole('button', { name: '下一页' }).click()
      await expect(page.getByText('陈𬭎')).toBeHidden()
      await expect(page.getByText('沈砚秋')).toBeVisible()
    })

    if (isPhone)
      await test.step('a member opens on a page of its own; back is where one was', async () => {
        await page.getByRole('button', { name: /沈砚秋/ }).click()
        await expect(page.getByRole('heading', { name: '会员信息' })).toBeVisible()
        await expect(page.getByText('138****0032')).toBeVisible()
        await expect(page.getByText('HXSK000001')).toBeVisible()
        await page.getByRole('button', { name: '返回' }).click()
        await expect(page.getByRole('searchbox')).toHaveValue('大学')
        await expect(page.getByText('沈砚秋')).toBeVisible()
      })

    await test.step('reset begins anew', async () => {
      await page.getByRole('button', { name: '重置' }).click()
      await expect(page.getByRole('searchbox')).toHaveValue('')
      await expect(page.getByText('请输入姓名或单位名称查询').first()).toBeVisible()
    })
  },
)

test('a unit is shown with its area and introduction', async ({ page, isPhone }) => {
  await page.goto(MODULE)
  await page.getByRole('tab', { name: '团体会员' }).click()
  await search(page, '潮信')
  await expect(page.getByText(/浙江省 \/ 杭州市/)).toBeVisible()
  if (!isPhone)
    await expect(page.getByRole('columnheader')).toHaveText([
      '序号',
      '姓名',
      '性别',
      '地区',
      '手机号码',
      '单位名称',
      '会员证号',
      '会员类型',
      '操作',
    ])
  if (isPhone) await page.getByRole('button', { name: /潮信金融/ }).click()
  else await page.getByRole('button', { name: '查看' }).click()
  const place = isPhone ? page.getByRole('main') : page.getByRole('dialog', { name: '会员信息' })
  await expect(place.getByText('单位简介')).toBeVisible()
  await expect(place.getByText(/专注数据领域/)).toBeVisible()
  await expect(place.getByText(/浙江省 \/ 杭州市/)).toBeVisible()
})

test('a member who is not there any more is said to be so; a PC shows members in a window', async ({
  page,
  isPhone,
}) => {
  await page.goto(`${MODULE}&view=detail&tab=01&keyword=大学&current=1&size=10&member=nobody`)
  const said = isPhone ? '没有找到这位会员，请返回重新查询' : /电脑|手机/
  await expect(page.getByRole('main').getByText(said).first()).toBeVisible()
})

test('the group tab of a society that has not opened it cannot be picked', async ({
  page,
  baseURL,
}) => {
  await page.goto(siteOf(baseURL, 'mech') + MODULE)
  await expect(page.getByRole('tab', { name: '团体会员（暂未开放）' })).toBeDisabled()
})

test.describe('a society that asks for a login', () => {
  async function enter(page: Page, isPhone: boolean, userName: string, password: string) {
    await logInWhenAsked(page, isPhone, userName, password)
    if (isPhone) await expect(page).toHaveURL(/\/module\?id=directory$/)
  }

  test('shows an individual the own entry, without a search box', async ({
    page,
    isPhone,
    baseURL,
  }) => {
    await page.goto(siteOf(baseURL, 'med') + MODULE)
    await enter(page, isPhone, '13800000201', 'Member-2026')
    await expect(page.getByText('没有搜索到结果').first()).toBeVisible()
    await expect(page.getByRole('searchbox')).toBeHidden()
  })

  test('lets staff search', async ({ page, isPhone, baseURL }) => {
    await page.goto(siteOf(baseURL, 'med') + MODULE)
    await enter(page, isPhone, 'staff', 'Staff-2026')
    await search(page, '江汉')
    await expect(page.getByText('白芷若')).toBeVisible()
  })
})
