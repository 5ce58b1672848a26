import { describe, expect, test } from 'vitest'
import type { Change } from '#formDocument/uses/change.ts'
import { type Around, usesOf } from '#formDocument/uses/usesOf.ts'
import { AT, USED } from '../../studio/form/uses/usedForm.ts'

const NOTHING: Around = { liveKeys: new Set(), scenarios: [] }

const sentences = (change: Change, around: Partial<Around> = {}) =>
  usesOf(USED, change, { ...NOTHING, ...around }).map(({ sentence }) => sentence)

const remove = (place: (typeof AT)[keyof typeof AT], part: 'field' | 'row' | 'section' = 'field') =>
  ({ act: 'remove', target: { part, place } }) as const

describe('what is removed is used by', () => {
  test.each<[string, Change, string[]]>([
    [
      'the fields it controls, and rules that read it',
      remove(AT.degree),
      [
        '“学历”的回答决定“导师”显示不显示',
        '“学历”的回答决定“课题”显示不显示',
        '“学历”的回答决定“班级”显示不显示',
        '“单位”什么时候显示，要看“学历”',
      ],
    ],
    [
      'every field that controls it',
      remove(AT.topic),
      [
        '“学历”的回答决定“课题”显示不显示',
        '“在职”的回答决定“课题”显示不显示',
        '检查“导师要填”的提示写在“课题”下面',
      ],
    ],
    ['checks that read it', remove(AT.begin), ['检查“结束早于开始”要看“开始”']],
    ['computed values', remove(AT.own), ['“合计”由“自筹”算出来']],
    [
      'computed values, of a column',
      remove(AT.amount),
      ['“合计”由“项目 › 金额”算出来', '“横向合计”由“项目 › 金额”算出来'],
    ],
    ['the check of card numbers', remove(AT.cardType), ['“证件号码”按证件类型检查证件号码']],
    [
      'all that is outside of a section',
      remove({ row: 4, index: 0 }, 'section'),
      ['“在职”的回答决定“课题”显示不显示', '检查“结束早于开始”要看“开始”、“结束”'],
    ],
  ])('%s', (_, change, expected) => {
    expect(sentences(change)).toEqual(expected)
  })

  test('nothing: no uses', () => {
    expect(sentences(remove(AT.unit))).toEqual([])
  })

  test('the desk, once applicants have filled it in', () => {
    const form = { formInfo: [[{ type: 'textBox', value: 'realName', label: '姓名' }]] }
    const asked = remove({ row: 0, index: 0 })
    const uses = (live: string[]) =>
      usesOf(form, asked, { ...NOTHING, liveKeys: new Set(live) }).map(({ sentence }) => sentence)
    expect(uses([])).toEqual([])
    expect(uses(['realName'])).toEqual([
      '学会的后台要用“姓名”：没有它，审核列表、名录和证书上没有姓名',
    ])
  })

  test('a field with the same key that stays is used instead', () => {
    const twin = { type: 'textBox', value: 'own', label: '自筹' }
    const form = { ...USED, formInfo: [...USED.formInfo, [twin]] }
    expect(usesOf(form, remove(AT.own), NOTHING)).toEqual([])
  })
})

describe('tests of the form', () => {
  const scenario = (steps: unknown[], context = {}) =>
    JSON.stringify({ title: '研究生', formInfo: {}, context, steps })
  const named = ['测试“研究生”里有这一项']

  test.each<[string, Change, string]>([
    ['set it', remove(AT.degree), scenario([{ set: { degree: '02' } }])],
    ['expect it to be hidden', remove(AT.tutor), scenario([{ expect: { hidden: ['tutor'] } }])],
    ['expect a message at it', remove(AT.end), scenario([{ expect: { errors: { end: '请' } } }])],
    ['leave it', remove(AT.own), scenario([{ blur: 'own' }])],
    ['open with it', remove(AT.own), scenario([], { prefill: { own: 1 } })],
    ['add its rows', remove(AT.projects), scenario([{ addRow: 'projects' }])],
    [
      'give a column in a row',
      remove(AT.amount),
      scenario([{ addRow: 'projects', value: { amount: 1 } }]),
    ],
    ['give a cell', remove(AT.amount), scenario([{ set: { 'projects/0/amount': 1 } }])],
    ['give rows', remove(AT.amount), scenario([{ set: { projects: [{ amount: 1 }] } }])],
  ])('%s', (_, change, text) => {
    expect(sentences(change, { scenarios: [text] }).slice(-1)).toEqual(named)
  })

  test('others are not named', () => {
    const texts = [scenario([{ set: { employer: 'degree' } }]), 'no JSON']
    expect(sentences(remove(AT.degree), { scenarios: texts })).not.toContain(named[0])
    const elsewhere = scenario([{ set: { amount: 1, 'projects/0/name': 'a' } }])
    expect(sentences(remove(AT.amount), { scenarios: [elsewhere] })).not.toContain(named[0])
  })

  test('those that choose an option', () => {
    const option = { act: 'option', place: AT.degree, code: '02' } as const
    const chosen = scenario([{ set: { degree: '02' } }])
    const others = scenario([{ set: { degree: '01', employer: '02' } }])
    const uses = sentences(option, { scenarios: [chosen, others] })
    expect(uses.filter((one) => one.startsWith('测试'))).toEqual(['测试“研究生”里选了“硕士”'])
  })
})

test.each<[string, Change, string[]]>([
  [
    'in relations, rules and the default',
    { act: 'option', place: AT.degree, code: '01' },
    ['选了“本科”，“班级”才显示', '默认选的是“本科”'],
  ],
  [
    'in several',
    { act: 'option', place: AT.degree, code: '02' },
    ['选了“硕士”，“导师”、“课题”才显示', '和“硕士”比较：“单位”什么时候显示，要看“学历”'],
  ],
  [
    'of a column, where rows are chosen by it',
    { act: 'option', place: AT.kind, code: '2' },
    ['和“横向”比较：“横向合计”由“项目 › 类别”算出来'],
  ],
  ['nowhere', { act: 'option', place: AT.kind, code: '1' }, []],
])('an option is used %s', (_, change, expected) => {
  expect(sentences(change)).toEqual(expected)
})

describe('another type', () => {
  test('for the same kind of answer concerns nobody', () => {
    expect(sentences({ act: 'type', place: AT.tutor, type: 'textBox' })).toEqual([])
  })

  test('for another kind concerns what reads the answer, and what the definition loses', () => {
    const uses = sentences(
      { act: 'type', place: AT.degree, type: 'textBox' },
      { liveKeys: new Set(['degree']) },
    )
    expect(uses).toContain('“学历”的回答决定“导师”显示不显示')
    expect(uses).toContain('“单位”什么时候显示，要看“学历”')
    expect(uses.find((one) => one.startsWith('这些设置不再有用'))).toContain('选项')
    expect(uses).toContain('填过的是选项，改了以后只剩编码')
  })
})

test('another key concerns whoever names the old one', () => {
  expect(sentences({ act: 'key', place: AT.tutor, key: 'teacher' })).toEqual([
    '“学历”的回答决定“导师”显示不显示',
    '检查“导师要填”要看“导师”',
  ])
})
