import { expect, test } from 'vitest'
import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import { failureWords } from '#replay/play/failureWords.ts'
import type { Failure } from '#replay/scenario.ts'
import { formFaults } from '#replay/scenarioFile/formFaults.ts'

const table = (...columns: string[]) => ({
  type: 'table',
  value: 'works',
  label: '论文',
  items: columns.map((key) => ({ type: 'textBox', value: key, label: `列${key}` })),
})
const fieldsOf = (...formInfo: object[]) => convertFormInfo(formInfo, { dictionaries: {} }).fields

const NAME = { type: 'textBox', value: 'realName', label: '姓名' }
const now = fieldsOf(NAME, table('a'))
const former = fieldsOf(NAME, table('a', 'b'), { ...NAME, value: 'zhiCheng', label: '职称' })

const failure = (key: string, expected: unknown, actual: unknown): Failure => ({
  ...{ step: 2, key, expected, actual },
})
const told = (failures: readonly Failure[]) =>
  failures.map((one) => failureWords(one, now, former)).join('；')

test.each([
  [[{ set: { zhiCheng: '教授' } }], '第 1 步：填写了“职称”，表单里已经没有这个字段'],
  [[{ type: { other: '1' } }], '第 1 步：填写了“other”，表单里没有这个字段'],
  [[{ blur: 'zhiCheng' }], '第 1 步：离开了“职称”，表单里已经没有这个字段'],
  [[{ set: { works: [{ b: '1' }] } }], '第 1 步：填写了“论文”的“列b”，表格里已经没有这一列'],
  [[{ addRow: 'works', value: { c: '1' } }], '第 1 步：填写了“论文”的“c”，表格里没有这一列'],
  [[{ addRow: 'realName' }], '第 1 步：给“姓名”加了一行，它不是表格'],
  [[{ upload: 'realName', files: [] }], '第 1 步：上传到“姓名”，它不收文件'],
])('a step that names what the form does not have is told with labels: %j', (steps, words) => {
  const faults = formFaults({ steps }, { fields: now })
  expect(told(faults.map((fault) => ({ ...failure('file', '', ''), ...fault })))).toBe(words)
})

test.each([
  [
    failure('hidden', ['realName', 'zhiCheng'], ['realName']),
    '第 2 步：不显示的字段应为“姓名”、“职称”（表单里已经没有），实为“姓名”',
  ],
  [failure('crash', '正常运行', 'x is not a function'), '第 2 步：没有播放完：程序出错'],
])('what is gone is named as it was, and a crash without its trace', (one, words) => {
  expect(told([one])).toBe(words)
})
