import { describe, expect, test } from 'vitest'
import { type Candidate, matchPeople } from '#domain/money/entry/matchPeople.ts'
import { nearWords } from '#domain/money/entry/nearWords.ts'
import { readPeople } from '#domain/money/entry/readPeople.ts'

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
