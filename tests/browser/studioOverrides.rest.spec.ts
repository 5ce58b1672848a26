import { ownServer } from './support/ownServer.ts'
import { publishOverrides } from './support/publishOverrides.ts'
import { addStaff } from './support/staff.ts'
import { button, openStudio } from './support/studio.ts'
import { expect, test } from './support/test.ts'

// What is merged and given up in one test is not there any more in the other.
test.describe.configure({ mode: 'default' })

const OWN_TITLE = '另写的页面'
const FORMER = '没有这个页面。'

ownServer({
  prepare: (dataDir) =>
    publishOverrides(dataDir, {
      // Uses a fragment that the product does not have any more.
      unsupported: {
        own: (text) => text.replaceAll('"use": "unsupported"', '"use": "notYet"'),
        madeFrom: (text) => text.replaceAll('"use": "unsupported"', '"use": "notYet"'),
      },
      // The product says it in other words since.
      notFound: {
        own: (text) => former(text).replace('"页面不存在"', `"${OWN_TITLE}"`),
        madeFrom: former,
      },
    }),
})

const former = (text: string) =>
  text.replace(/("mobile"[\s\S]*"text": ")没有找到[^"]*/, `$1${FORMER}`)

test('pages of a society that do not fit the product, or lack what is new in it, are named to staff', async ({
  page,
  request,
}, { project }) => {
  await openStudio(page, await addStaff(request, ['configure', 'publish']))
  await expect(page.getByText('学会自己的页面与产品的新版不相符，没有显示')).toBeVisible()
  await expect(page.getByText(/“notYet”/)).toBeVisible()
  await expect(page.getByText('产品更新了下面的页面')).toBeVisible()

  await button(page, '改回产品的页面').first().click()
  await page.getByLabel('新修改单的名称').fill(`改回 ${project.name}`)
  await button(page, '新建').click()
  await expect(page.getByText('已放进修改单，发布后显示产品的页面')).toBeVisible()
  await expect(page.getByText('已删除', { exact: true })).toBeVisible()

  await page.goto('/studio')
  await button(page, '并入产品的新内容').last().click()
  await page.getByLabel('新修改单的名称').fill(`并入 ${project.name}`)
  await button(page, '新建').click()
  await expect(page.getByText('已并入，看过再发布')).toBeVisible()
  const text = page.getByRole('textbox').first()
  await expect(text).toHaveValue(new RegExp(OWN_TITLE))
  await expect(text).not.toHaveValue(new RegExp(FORMER))
})
