import { patience } from '../support/patience.ts'
import { openJoinForm } from './support/journey.ts'
import { OwnConfiguration } from './support/ownConfiguration.ts'
import { ownServer } from './support/ownServer.ts'
import { expect, test } from './support/test.ts'

/** What a society's staff change without code, as they would: files, check, diff, push, and no restart. */
const server = ownServer()
const configuration = new OwnConfiguration(server, 'demo')

const STEPS = 'memberConfig.json'
const FORM = 'formConfig/0301-101-10101.json'
const QUERY = 'pages/module/0202/query.json'
const CHOICE = 'fragments/join/choose.json'

test('staff reorder two steps, add a column, change a message and add a show rule by JSON only', async ({
  page,
  form,
}) => {
  expect((await configuration.pull()).ok).toBe(true)

  await test.step('two steps change places', () => {
    configuration.edit(STEPS, FIRST_TYPE.before, FIRST_TYPE.after)
  })
  await test.step('a column is added, with a slip that the check points at', async () => {
    configuration.takeOver(QUERY)
    configuration.edit(QUERY, COLUMN.before, COLUMN.slip + COLUMN.before)
    const { ok, text } = await configuration.check()
    expect(ok).toBe(false)
    expect(text).toMatch(
      /pages\/module\/0202\/query\.json:\d+:\d+ 错误 unknown-row-field .*“creatAt”.*是不是想写“createAt”/,
    )
    configuration.edit(QUERY, COLUMN.slip, COLUMN.right)
  })
  await test.step('a message is said differently', () => {
    configuration.takeOver(CHOICE)
    configuration.edit(CHOICE, '"请选择会员类型"', '"请先选定一种会员类型"')
  })
  await test.step('the introduction is asked of doctors and masters only', () => {
    configuration.edit(FORM, RULE.before, RULE.after)
  })
  await test.step('the check is clean, the change is described, and it is taken up without a restart', async () => {
    const check = await configuration.check()
    expect(check, check.text).toMatchObject({ ok: true })
    const { text } = await configuration.diff()
    for (const file of [STEPS, FORM, QUERY, CHOICE]) expect(text).toContain(file)
    expect((await configuration.push('四处修改')).ok).toBe(true)
  })

  await test.step('applicants meet the message, the order of steps and the rule', async () => {
    await expect(async () => {
      await page.goto('/module?id=join')
      await page.getByRole('button', { name: '下一步' }).click()
      await expect(page.getByText('请先选定一种会员类型')).toBeVisible({ timeout: patience(2) })
    }).toPass()
    await openJoinForm(page)
    await expect(page.getByRole('list', { name: '步骤' }).getByRole('listitem')).toHaveText([
      /阅读入会须知/,
      /填写申请表/,
      /等待审核/,
      /上传申请表/,
      /申请成功/,
    ])
    await expect(form.field('introduction')).toHaveCount(0)
    await form.pick('edu', '硕士研究生')
    await expect(form.field('introduction')).toBeVisible()
    await form.pick('edu', '大学本科')
    await expect(form.field('introduction')).toHaveCount(0)
  })
  await test.step('and the column', async () => {
    await page.goto('/module?id=status')
    await expect(page.getByRole('columnheader', { name: '申请日期' })).toBeVisible()
  })
})

const FIRST_TYPE = {
  before: `"memberType": "10101",
      "steps": [
        { "type": "01", "title": "阅读入会须知" },
        { "type": "02", "title": "填写申请表" },
        { "type": "03", "title": "上传申请表" },
        { "type": "04", "title": "等待审核" },`,
  after: `"memberType": "10101",
      "steps": [
        { "type": "01", "title": "阅读入会须知" },
        { "type": "02", "title": "填写申请表" },
        { "type": "04", "title": "等待审核" },
        { "type": "03", "title": "上传申请表" },`,
}
const COLUMN = {
  before: '{ "field": "statusName", "title": "状态"',
  slip: '{ "field": "creatAt", "title": "申请日期", "format": "date", "width": 110 },\n',
  right: '{ "field": "createAt", "title": "申请日期", "format": "date", "width": 110 },\n',
}
const RULE = {
  before: '"requiredText": "请选择最高学历"',
  after: `"requiredText": "请选择最高学历",
        "isRelation": true, "condition": "1", "conditionText": "01,02", "fields": ["introduction"]`,
}
