import { expect, test } from 'vitest'
import { DEFAULT_FILE_RULES, extensionOf, refuseFile } from '#domain/file/fileRules.ts'

const MB = 1024 * 1024

test.each([
  ['a.JPG', 'jpg'],
  ['dir.d/a', ''],
  ['a.tar.gz', 'gz'],
  ['https://x.cn/a.png?v=1.2#f', 'png'],
  ['.hidden', 'hidden'],
  ['扫描件.jpg ', 'jpg'],
  ['扫描件.jpg\u3000\u200B', 'jpg'],
])('the extension of %s is %j', (name, extension) => {
  expect(extensionOf(name)).toBe(extension)
})

const rules = { ...DEFAULT_FILE_RULES, limit: 2 }

test.each([
  ['a picture within the limits', { name: 'a.PNG', size: 5 * MB }, 1, undefined],
  ['a picture with a blank at the end of its name', { name: 'a.png ', size: 1 }, 0, undefined],
  ['another type', { name: 'a.pdf', size: 1 }, 0, '请上传后缀名为jpg、png的文件'],
  ['one byte too many', { name: 'a.png', size: 5 * MB + 1 }, 0, '上传文件大小不能超过5MB'],
  ['one file too many', { name: 'a.png', size: 1 }, 2, '最多只能上传2个文件'],
])('%s', (_, file, already, text) => {
  expect(refuseFile(file, rules, already)).toBe(text)
})
