import { expect, test } from 'vitest'
import { type NameKind, orderByName } from '#server/base/shared/orderByName.ts'

const ordered = (names: string[], kind: NameKind) =>
  orderByName(
    names.map((name) => ({ name })),
    ({ name }) => name,
    kind,
  )
const letterOf = (name: string, kind: NameKind) => ordered([name], kind)[0]?.letter

test.each([
  ['单雄信', 'S'],
  ['曾国', 'Z'],
  ['仇英', 'Q'],
  ['解缙', 'X'],
  ['朴树', 'P'],
  ['查良镛', 'Z'],
  ['区寄', 'O'],
  ['盖叫天', 'G'],
  ['翟让', 'Z'],
  ['乐毅', 'Y'],
  ['尉迟恭', 'Y'],
  ['万俟卨', 'M'],
  ['欧阳慕云', 'O'],
  ['种师远', 'C'],
  ['王䶮', 'W'],
  ['古丽尼格尔·阿卜杜热合曼', 'G'],
  ['John Smith', 'J'],
  ['·', '#'],
  ['', '#'],
])('the person %s stands under %s: a surname is read as a surname', (name, letter) => {
  expect(letterOf(name, 'person')).toBe(letter)
})

test.each([
  ['重庆大学', 'C'],
  ['厦门大学', 'X'],
  ['长沙理工大学', 'C'],
  ['解放军总医院', 'J'],
  ['单位服务中心', 'D'],
  ['行业协会', 'H'],
  ['  复旦大学', 'F'],
  ['sinopec', 'S'],
  ['360 集团', '#'],
])('the organisation %s stands under %s: its first word is no surname', (name, letter) => {
  expect(letterOf(name, 'organisation')).toBe(letter)
})

test('people stand by syllable, tone and strokes; one surname stays together; what has no letter comes last', () => {
  const names = [
    '360',
    '张伟',
    '章一',
    '单雄信',
    '张安',
    '李四',
    '欧阳慕云',
    '区寄',
    '解缙',
    '谢安',
    'Zoe',
    '单',
  ]
  expect(ordered(names, 'person').map(({ name }) => name)).toEqual([
    '李四',
    '区寄',
    '欧阳慕云',
    '单',
    '单雄信',
    '谢安',
    '解缙',
    'Zoe',
    '张安',
    '张伟',
    '章一',
    '360',
  ])
})

test('lü comes after lu', () => {
  const names = ['吕一', '陆一', '罗一']
  expect(ordered(names, 'person').map(({ name }) => name)).toEqual(['陆一', '罗一', '吕一'])
})

test('an item keeps what it carries', () => {
  expect(orderByName([{ id: 7, name: '查理' }], ({ name }) => name, 'person')).toEqual([
    { id: 7, name: '查理', letter: 'Z' },
  ])
})
