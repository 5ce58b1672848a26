import { expect, test } from 'vitest'
import { isEmpty } from '#domain/json/isEmpty.ts'
import { mask } from '#domain/person/mask.ts'
import { commaList } from '#domain/text/commaList.ts'
import { isEmptyHtml } from '#domain/text/htmlText.ts'

test.each([
  [undefined, true],
  [null, true],
  ['', true],
  [' \n\u3000', true],
  ['0', false],
  [0, false],
  [false, false],
  [[], true],
  [['', null], true],
  [['', '2024-01-01'], false],
  [[[]], true],
  [[{}], false],
  [{ id: '', orgName: ' ' }, true],
  [{ areaCode: [], orgName: '某大学' }, false],
])('%j is empty: %s', (value, empty) => {
  expect(isEmpty(value)).toBe(empty)
})

test.each([
  ['<p><br></p>', true],
  ['<p>&nbsp; </p>', true],
  ['<p>字</p>', false],
  ['<p><img src="a.png"></p>', false],
])('rich text %s is empty: %s', (html, empty) => {
  expect(isEmptyHtml(html)).toBe(empty)
})

test.each([
  [' 01 , 02 ', ['01', '02']],
  ['01，02', ['01', '02']],
  [
    ['01', 2],
    ['01', '2'],
  ],
  [7, ['7']],
  [',, ', []],
  [undefined, []],
])('the comma list %j', (text, list) => {
  expect(commaList(text)).toEqual(list)
})

test.each([
  ['mobile', '13812345678', '138****5678'],
  ['cardNo', 'E12345678', 'E123*5678'],
  ['cardNo', '1234567', '*******'],
  ['mobile', '', ''],
] as const)('masking as %s: %s', (kind, text, masked) => {
  expect(mask(kind, text)).toBe(masked)
})
