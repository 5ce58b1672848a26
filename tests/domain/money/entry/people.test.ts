import { describe, expect, test } from 'vitest'
import { type Candidate, matchPeople } from '#domain/money/entry/matchPeople.ts'
import { nearWords } from '#domain/money/entry/nearWords.ts'
import { readPeople } from '#domain/money/entry/readPeople.ts'
import { shareSum } from '#domain/money/entry/shareSum.ts'

describe('a list of people is read', () => {
  test.each([
    ['张三 M2026000001 200.00', { names: ['张三'], numbers: ['M2026000001'], fen: 20_000 }],
    ['m2026000001，张三，200元', { names: ['张三'], numbers: ['M2026000001'], fen: 20_000 }],
    ['1\t张三\t13900000001\t¥1200', { names: ['张三'], mobiles: ['13900000001'], fen: 120_000 }],
    ['John Smith 200', { names: ['John', 'Smith', 'John Smith'], numbers: ['200'] }],
    ['清河大学', { names: ['清河大学'], numbers: [], mobiles: [] }],
  ])('%s', (text, person) => {
    expect(readPeople(text)).toEqual([expect.objectContaining({ line: 1, text, ...person })])
  })

  test('without headings and empty lines, whose numbers count', () => {
    const people = readPeople('序号\t姓名\t金额\r\n\r\n1\t张三\t200.00\r\n')
    expect(people).toMatchObject([{ line: 3, names: ['张三'], fen: 20_000 }])
  })
})

const member = (id: string, more: Partial<Candidate> = {}): Candidate => ({
  id,
  memberNum: `M${id}`,
  mobile: `1390000000${id}`,
  name: '张三',
  orgName: null,
  ...more,
})

const ZHANG = member('1')
const OTHER_ZHANG = member('2', { orgName: '清河大学' })
const LI = member('3', { name: '李四' })
const KNOWN = [ZHANG, OTHER_ZHANG, LI]

describe('a sum of a list is the one that is written', () => {
  test.each([
    ['HXSK000001 沈砚秋 1,200.00', 120_000],
    ['HXSK000001 ￥1,200.00', 120_000],
    ['HXSK000001 ￥ 1,200.00', 120_000],
    ['HXSK000001\t12,345.60元', 1_234_560],
    ['HXSK000001\t１００．００', 10_000],
    ['HXSK000001 1，200.00', 120_000],
    ['HXSK000001 1,200', 120_000],
    ['HXSK000001 1200 元', 120_000],
    ['HXSK000001 RMB 1,200.00', 120_000],
    ['HXSK000001,"1,200.00"', 120_000],
    ['13900000001,200.00', 20_000],
    ['张三：会费200元', 20_000],
    ['张三，会费1200.00', 120_000],
    ['张三 2026 200.00', 20_000],
    ['张三 2026.11.08 200.00', 20_000],
    ['张三 壹仟贰佰元整 1,200.00', 120_000],
  ])('%s', (text, fen) => {
    const [person] = readPeople(text)
    expect(person).toMatchObject({ fen })
    expect(person).not.toHaveProperty('unclear')
  })

  test.each([
    ['in groups that are no thousands', '张三 ¥1,20.00', '¥1,20.00'],
    ['in groups that may be cells', '张三,1,200.00', '1,200.00'],
    ['in groups parted by blanks', '张三 1 200.00', '1 200.00'],
    ['with a point between thousands', '张三 1.200', '1.200'],
    ['with a comma for the point', '张三 100,00', '100,00'],
    ['in ten thousands', '张三 12.5万', '12.5万'],
    ['in capital numerals', '张三 贰佰元整', '贰佰元整'],
    ['below nothing', '张三 -200.00', '-200.00'],
    ['twice', '张三 200.00 400.00', '200.00 400.00'],
  ])('or, %s, is left open', (_, text, unclear) => {
    const [person] = readPeople(text)
    expect(person).not.toHaveProperty('fen')
    expect(person).toMatchObject({ unclear })
  })

  test('a whole number is one under a heading that says so', () => {
    const people = readPeople(
      '姓名\t年度\t金额\n张三\t2026\t1,200\n李四\t\t200\n王五\t\t两百\n赵六\t',
    )
    expect(people.map(({ fen, unclear }) => fen ?? unclear)).toEqual([
      120_000,
      20_000,
      '两百',
      undefined,
    ])
  })

  test.each([
    ['the usual sum, where it says that', '张三 200', { fen: 20_000 }],
    ['the usual sum beside the number of the member', 'M1 8001', { fen: 20_000 }],
    ['left open, where it says another', '张三 300', { unclear: '300' }],
    ['left open, beside a number of a year', '张三 2026', { unclear: '2026' }],
  ])('a bare whole number is %s', (_, text, sum) => {
    const [person] = readPeople(text)
    expect(person && shareSum(person, 20_000, '8001')).toEqual(sum)
  })

  test('a number that counts the lines is no sum', () => {
    const lists = ['1\t张三\n2\t李四\n3、王五', '37. 张三\n38. 李四']
    const sums = lists.flatMap((list) => readPeople(list).map((one) => shareSum(one, 20_000, null)))
    expect(sums).toEqual(Array(5).fill({ fen: 20_000 }))
  })
})

test.each([
  ['李　㛃', '李㛃'],
  ['沈　砚　秋 200.00', '沈砚秋'],
  ['1\t沈 砚 秋\t清河大学', '沈砚秋'],
])('a padded name is read: %s', (text, name) => {
  expect(readPeople(text)[0]?.names).toContain(name)
})

describe('a line means', () => {
  test.each([
    ['the member of its number', 'M1', { state: 'found', memberId: '1' }],
    ['the member of its mobile', '13900000003', { state: 'found', memberId: '3' }],
    ['the member of its name', '李四', { state: 'found', memberId: '3' }],
    ['one of a name by the number', '张三 M2', { state: 'found', memberId: '2' }],
    ['one of a name by the unit', '张三 清河大学', { state: 'found', memberId: '2' }],
    ['several of a name', '张三', { state: 'several', guesses: ['1', '2'] }],
    [
      'no member when number and name disagree',
      '李四 M1',
      { state: 'doubtful', guesses: ['1', '3'] },
    ],
    ['nobody', '王五', { state: 'unknown', guesses: [] }],
  ])('%s', (_, text, match) => {
    expect(matchPeople(readPeople(text), KNOWN, [])).toMatchObject([match])
  })

  test('a member once: the second line is marked', () => {
    const states = matchPeople(readPeople('李四\nM3'), KNOWN, []).map(({ state }) => state)
    expect(states).toEqual(['found', 'twice'])
  })

  test.each([
    ['a name with another character', '李司'],
    ['a number with another digit', 'M30000'],
  ])('nobody, guessed at by %s', (_, text) => {
    const near = member('4', { name: '李四', memberNum: 'M30001' })
    expect(matchPeople(readPeople(text), [], [near])).toMatchObject([
      { state: 'unknown', guesses: ['4'] },
    ])
  })
})

test('members nearly of a name are asked for with one character in doubt each', () => {
  expect(nearWords(readPeople('李四光')).patterns).toEqual(['_四光', '李_光', '李四_'])
  expect(nearWords(readPeople('𠮷野')).patterns).toEqual(['_野', '𠮷_'])
  expect(nearWords(readPeople('李')).patterns).toEqual([])
})

test('members nearly of a number are asked for with each other digit', () => {
  const { numbers } = nearWords(readPeople('M203'))
  expect(numbers).toHaveLength(27)
  expect(numbers).toEqual(expect.arrayContaining(['M003', 'M903', 'M213', 'M204']))
  expect(numbers).not.toContain('M203')
  expect(nearWords(readPeople('13900000001')).numbers).toEqual([])
})

test.each([
  ['one word of a whole page', '某'.repeat(20_000), [0, 0]],
  ['thousands of words', '张三 '.repeat(5_000), [2, 0]],
  [
    'thousands of names',
    Array.from({ length: 5_000 }, (_, at) => String.fromCharCode(0x4e00 + at, 19977)).join(' '),
    [400, 0],
  ],
  [
    'thousands of different words',
    Array.from({ length: 5_000 }, (_, at) => `N${at}00000`).join(' '),
    [0, 1_800],
  ],
])('%s asks for few', (_, text, most) => {
  const { patterns, numbers } = nearWords(readPeople(text))
  expect([patterns.length, numbers.length]).toEqual(most)
})
