import { expect, test } from 'vitest'
import { searchText } from '#domain/text/kinds/searchText.ts'

test.each([
  ['dots', '阿依古丽·买买提', ['阿依古丽•买买提', '阿依古丽・买买提', '阿依古丽买买提']],
  ['widths', 'ABC公司', ['ＡＢＣ公司', 'abc公司']],
  ['case', 'John', ['JOHN', 'john']],
  ['accents', 'José', ['Jose', 'JOSE\u0301']],
  ['blanks between characters', '沈砚秋', ['沈 砚 秋', '沈　砚　秋', ' 沈砚秋\u200b']],
  ['compatibility characters', '金三', ['⾦三']],
  ['Latin names', 'John Smith', ['john smith', 'JohnSmith']],
])('%s make no difference', (_what, name, written) => {
  for (const one of written) expect(searchText(one)).toBe(searchText(name))
})

test.each([
  ['张三', '张山'],
  ['が', 'か'],
  ['한', '하'],
])('%s is not %s', (one, other) => {
  expect(searchText(one)).not.toBe(searchText(other))
})
