import { expect, test } from 'vitest'
import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import type { DictionaryItem } from '#contract/formInfo.ts'

const item = (itemCode: string, children: DictionaryItem[] = []): DictionaryItem => ({
  itemCode,
  itemName: '名',
  children,
})

const dictionaries = {
  FINE: [item('1', [item('1')]), item('2', [item('1')])],
  TWICE: [item('1', [item('7'), item('7'), item('7')]), item('2'), item('2')],
}

test.each([
  ['FINE', []],
  ['TWICE', ['选项编码“2”、“7”在字典“TWICE”中重复，只有第一个有效']],
])('a field with options from the dictionary %s says %j', (dictionary, messages) => {
  const field = { type: 'cascade', value: 'a', label: '甲', source: '02', dictionary }
  const { diagnostics } = convertFormInfo([[field]], { dictionaries })
  expect(diagnostics.map(({ message }) => message)).toEqual(messages)
  expect(diagnostics.every(({ path }) => path === '/0/0/dictionary')).toBe(true)
})
