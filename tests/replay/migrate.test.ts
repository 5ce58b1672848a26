import { join } from 'node:path'
import { expect, test } from 'vitest'
import { migrate } from '#replay/modes/migrate.ts'
import { formFolder, textBox } from './approval/support/formFolder.ts'

const FILES = {
  'old.json': { formInfo: [[textBox('a', '甲')], [textBox('b', '乙')], [textBox('c', '丙')]] },
  'new.json': { formInfo: [[textBox('a', '甲', { required: true })], [textBox('c', '说明')]] },
  'answers/1.json': [{ a: 'x' }, { c: 'z' }],
  'answers/2.json': { id: 17, formInfo: JSON.stringify({ a: 'x', b: 'y' }) },
  'answers/3.jsonl': '{"a":"x","c":"z"}\n{"id":"A9","formInfo":{"a":"x"}}\n',
}
const names = ['1.json', '2.json', '3.jsonl']
const run = (files: Record<string, unknown>, json: boolean, answers = names) => {
  const folder = formFolder(files)
  const [old, next] = [join(folder, 'old.json'), join(folder, 'new.json')]
  return migrate([old, next, ...answers.map((name) => join(folder, 'answers', name))], { json })
}

test('every answer is told with what becomes of it, and totals by kind and field', async () => {
  const { text, passed } = await run(FILES, false)
  expect(passed).toBe(false)
  expect(text.replaceAll(/ {2}\/\S+\/answers\//g, ' ')).toBe(`✗ 第 2 份 1.json
    不再有效 甲：请输入甲  a
    改了说法 “丙”现在叫“说明”  c
✗ 第 1 份（17） 2.json
    丢失 乙：y，字段已删除  b
· 第 1 份 3.jsonl
    改了说法 “丙”现在叫“说明”  c

5 份填写的内容，2 份不受影响。
不再有效：1 份（a 1 份）
丢失：1 份（b 1 份）
改了说法：2 份（c 2 份）`)
})

test('--json has an entry an answer; what is only reworded passes', async () => {
  const { text, passed } = await run(FILES, true, ['3.jsonl'])
  expect(passed).toBe(true)
  expect(JSON.parse(text)).toMatchObject([
    { answer: '第 1 份', passed: true, invalid: [], reworded: [{ path: 'c' }] },
    { answer: '第 2 份（A9）', passed: true, reworded: [] },
  ])
})

test('a file that holds no answers is one failure, the others are told', async () => {
  const { text, passed } = await run({ ...FILES, 'answers/2.json': '[5]' }, true)
  expect(passed).toBe(false)
  const entries: { failures?: { sentence: string }[] }[] = JSON.parse(text)
  expect(entries.filter(({ failures }) => failures)).toMatchObject([
    { failures: [{ sentence: '第 1 份不是填写的内容：应是对象 { }' }] },
  ])
  expect(entries).toHaveLength(5)
})

test('what is missing on the command line is said', async () => {
  await expect(migrate(['a.json'], { json: false })).rejects.toThrow('--migrate 要写')
  await expect(migrate(['a.json', 'b.json', 'c.json'], { json: false })).rejects.toThrow(
    '没有这个文件或文件夹：a.json',
  )
})
