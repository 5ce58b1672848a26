import { expect, test } from 'vitest'
import { keyOfLabel, pinyin } from '#studio/form/document/keyOfLabel.ts'

const syllables = await pinyin.load()

test.each([
  ['职称', 'zhiCheng'],
  ['女性', 'nvXing'],
  ['专业技术职务', 'zhuanYeJiShu'],
  ['发表论文（篇）', 'faBiaoLunWen'],
  ['A 类', 'aLei'],
  ['2024 年收入', 'nianShouRu'],
  ['constructor', 'constructor'],
  ['，', 'field'],
  ['', 'field'],
])('the key of %j is %s', (label, key) => {
  expect(keyOfLabel(label, new Set(), syllables)).toBe(key)
})

test('a key that is taken gets the next number', () => {
  expect(keyOfLabel('职称', new Set(['zhiCheng', 'zhiCheng2']), syllables)).toBe('zhiCheng3')
})
