import { describe, expect, test } from 'vitest'
import { approve } from '#replay/modes/approve.ts'
import { play } from '#replay/modes/play.ts'
import { formFolder, textBox, writeFiles } from './support/formFolder.ts'

const A = textBox('a', '甲')
const form = (...fields: object[]) => ({ formInfo: fields.map((field) => [field]) })

const text = async (...paths: string[]) => (await play(paths, { json: false })).text
const accept = (...paths: string[]) => approve(paths, { json: false })

describe('what counts as a form', () => {
  const rows = [[A]]
  test.each([
    ['rows', 'a.json', rows],
    ['a flat list', 'a.json', [A]],
    ['a configuration', 'a.json', { formInfo: rows, printInfo: { title: '表' } }],
    ['a configuration whose formInfo is text', 'a.json', { formInfo: JSON.stringify(rows) }],
    ['an answer of the server', 'a.json', { code: '00000', data: { formInfo: '[]' }, msg: '' }],
    ['a scenario', 'a.scenario.json', { title: '', ...form(A), steps: [] }],
    ['text that is not JSON', 'a.json', '[[{'],
    ['anything in formConfig/', 'formConfig/a.json', { rows }],
  ])('%s', async (_, name, content) => {
    const folder = formFolder({ [name]: content })
    expect((await accept(folder)).text).toContain('新批准 1 份')
  })

  test.each([
    ['records', [{ id: '1', title: '通知' }]],
    ['modules, whose type is no field type', [{ id: 'join', type: '0201', label: '入会' }]],
    ['settings', { orgName: '学会' }],
    ['a list of numbers', [[1, 2]]],
    ['a word', '"form"'],
  ])('not %s', async (_, content) => {
    expect((await accept(formFolder({ 'a.json': content }))).passed).toBe(false)
  })

  test('what was approved as a form stays one, whatever became of it', async () => {
    const folder = formFolder({ 'form.json': form(A) })
    await accept(folder)
    writeFiles(folder, { 'form.json': { fields: [] } })
    expect(await text(folder)).toContain('整张表单')
  })

  test('hidden folders and installed packages are passed over', async () => {
    const folder = formFolder({ '.tool/a.json': rows, 'node_modules/x/a.json': rows })
    expect((await accept(folder)).passed).toBe(false)
  })
})

test("a society's own dictionaries are those beside its forms", async () => {
  const choice = { type: 'choice', value: 'k', label: '类别', source: '02', dictionary: 'ORG_K' }
  const items = [{ itemCode: '1', itemName: '一' }]
  const folder = formFolder({ 'formConfig/a.json': form(choice), 'dictionaries/ORG_K.json': items })
  await accept(folder)
  writeFiles(folder, { 'dictionaries/ORG_K.json': [] })
  expect(await text(folder)).toContain(
    '字典 ORG_K · 删除选项：一（1）（用于类别）【可能丢失已填数据】',
  )
})
