import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import type { FormBundle, FormValues } from '#contract/form.ts'
import { birthDayOf } from '#domain/person/birthDayOf.ts'
import { isCardNo } from '#domain/person/cardNo.ts'
import { anonymise } from '#replay/cases/anonymise/anonymise.ts'
import { filledIn } from '#replay/cases/filledIn.ts'
import { fixtureTables } from '#replay/tables.ts'

const context = { ...(await fixtureTables()), now: Date.UTC(2026, 10, 20) }
const bundleOf = (fields: object[]) => convertFormInfo([fields], context)
const text = (value: string, more: object = {}) => ({
  ...{ type: 'textBox', value, label: value, ...more },
})
const pattern = (commonRegExp: string) => ({ isRegExp: true, commonRegExp })
const custom = (customRegExp: string) => ({ isRegExp: true, customRegExp })

const CARD = [
  {
    type: 'choice',
    choiceType: '03',
    value: 'cardType',
    label: '证件类型',
    dictionary: 'CARD_TYPE',
    source: '02',
  },
  text('cardNo', pattern('cardNo')),
]

const outcome = (bundle: FormBundle, answers: FormValues) => {
  const { store } = filledIn(bundle, context, answers)
  return { errors: store.errors(), hidden: bundle.order.filter((key) => store.isHidden(key)) }
}

/** The answers without their personal data, which every check of the form sees as it saw them. */
function anonymised(fields: object[], answers: FormValues): FormValues {
  const bundle = bundleOf(fields)
  const { answers: others, differing } = anonymise(bundle, context, answers)
  expect(differing).toEqual([])
  expect(outcome(bundle, others)).toEqual(outcome(bundle, answers))
  return others
}

/** What is somebody's own, as others may know it. */
const everyText = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(everyText) : []
}

describe('what stands for', () => {
  test.each([
    ['a name', text('name', { label: '姓名' }), '沈砚秋', /^测试\S$/],
    ['a mobile', text('mobile', pattern('mobile')), '13912345678', /^1380000\d{4}$/],
    ['an e-mail address', text('email', pattern('email')), 'shen@pku.edu.cn', /@example\.org$/],
    [
      'a web address',
      text('page', pattern('url')),
      'http://shen.cn/a',
      /^https:\/\/example\.org\//,
    ],
    ['a telephone', text('phone', pattern('phone')), '010-62751234', /^0[1-9]0-[1-9]{5}/],
    ['a member number', text('num', custom('^HXSK\\d{6}$')), 'HXSK000123', /^HXSK000[4-9]{3}$/],
    [
      'a code with a check character',
      text('orcid', custom('^(\\d{4}-){3}\\d{3}[\\dX]$')),
      '0000-0002-1825-009X',
      /^\d{4}-\d{4}-\d{4}-\d{3}[\dX]$/,
    ],
    ['a unit', text('orgName'), '苍岫大学', /^\p{Script=Han}{4}$/u],
    ['a text in Latin letters', text('school'), 'Wyvern Hall', /^[A-Z][a-z]{5} [A-Z][a-z]{3}$/],
    [
      'a signature',
      { type: 'sign', value: 'sign', label: '签名' },
      'portal/sign/7.png',
      '/files/1.png',
    ],
    [
      'rich text',
      { type: 'editor', value: 'text', label: '简介' },
      '<p title="沈砚秋">我是&nbsp;<b>沈砚秋</b><img src="/a.png"></p>',
      '<p>测试&nbsp;<b>测试示</b><img src="/files/图片.png"></p>',
    ],
  ])('%s', (_, field, answer, wanted) => {
    const [other] = Object.values(anonymised([field], { [field.value]: answer }))
    expect(other).toEqual(typeof wanted === 'string' ? wanted : expect.stringMatching(wanted))
    expect(other).not.toEqual(answer)
  })

  test('files, which keep what kind they are', () => {
    const field = { type: 'upload', value: 'proof', label: '证明', fileType: 'pdf' }
    const files = [{ name: '沈砚秋的证明.pdf', url: 'portal/demo/7.pdf' }]
    expect(anonymised([field], { proof: files })).toEqual({
      proof: [{ name: '文件1.pdf', url: '/files/2.pdf' }],
    })
  })

  test('a unit of a list, in its area', () => {
    const field = { type: 'orgLinkage', value: 'unit', label: '单位' }
    const areaCode = ['110000', '110100', '110101']
    const unit = { areaCode, id: '9c2e41b7', orgName: '苍岫大学' }
    expect(anonymised([field], { unit })).toEqual({
      unit: { areaCode, id: expect.not.stringContaining('9c2e'), orgName: '测试示例' },
    })
  })
})

describe('card numbers', () => {
  test.each([
    ['01', '110101199003071233', true],
    ['01', '11010119900307123x', false],
    ['02', 'JUN1234567', true],
    ['03', 'AB1234567', true],
    ['04', '123456', true],
    ['05', 'E12345678', true],
    ['06', '12345678', true],
    ['07', 'H12345678', true],
    ['07', 'X12345678', false],
    ['01', 'E12345678', false],
  ] as const)('of type %s, %s is as right as it was (%s)', (cardType, cardNo, isRight) => {
    expect(isCardNo(cardType, cardNo, 2026)).toBe(isRight)
    const others = anonymised(CARD, { cardType, cardNo })
    expect(isCardNo(cardType, String(others.cardNo), 2026)).toBe(isRight)
    expect(others.cardNo).not.toBe(cardNo)
  })

  test.each([
    ['a man born on a day of this year’s past', '110101199003071233', '1990-03-07'],
    ['a woman born on a later day', '110101198512310021', '1985-12-31'],
  ])('%s keeps sex and age, and one day of birth everywhere', (_, seventeen, birthDay) => {
    const cardNo = [...'0123456789X']
      .map((check) => seventeen.slice(0, 17) + check)
      .find((number) => isCardNo('01', number, 2026))
    const day = { type: 'dateTime', value: 'birthDay', label: '出生日期', fmt: 'yyyy-MM-dd' }
    const fields = [...CARD, day]
    const { cardNo: other, birthDay: otherDay } = anonymised(fields, {
      ...{ cardType: '01', cardNo, birthDay },
    })
    expect(other).toMatch(/^990101/)
    expect(birthDayOf(String(other), 2026)).toBe(otherDay)
    expect(otherDay).not.toBe(birthDay)
    expect(String(otherDay).slice(0, 4)).toBe(birthDay.slice(0, 4))
    expect(String(otherDay).slice(5) <= '11-20').toBe(birthDay.slice(5) <= '11-20')
    expect(Number(String(other).at(-2)) % 2).toBe(Number(seventeen.at(16)) % 2)
  })
})

describe('what stays', () => {
  test.each([
    [
      'a date that is no day of birth',
      { type: 'dateTime', value: 'day', label: '评定日期' },
      '2015-06-01',
    ],
    [
      'a chosen code',
      { type: 'choice', value: 'kind', label: '类别', items: [{ itemCode: '01', itemName: '甲' }] },
      '01',
    ],
    ['a number', { type: 'counter', value: 'count', label: '数' }, 13912345678],
    ['the form’s own default', text('nation', { defaultValue: '汉族' }), '汉族'],
    ['the one text that a pattern takes', text('promise', custom('^本人确认$')), '本人确认'],
    ['punctuation', text('note'), '——'],
  ])('%s', (_, field, answer) => {
    expect(anonymised([field], { [field.value]: answer })).toEqual({ [field.value]: answer })
  })

  test('a text that decides over other fields', () => {
    const kind = text('kind', {
      ...{ isRelation: true, condition: '1', conditionText: '其他', fields: ['which'] },
    })
    const others = anonymised([kind, text('which')], { kind: '其他', which: '苍岫研究所' })
    expect(others).toEqual({ kind: '其他', which: expect.not.stringContaining('苍岫') })
  })
})

test('what cannot be kept is told', () => {
  const bundle = bundleOf([text('odd', custom('^(?:苍岫|临澜)$'))])
  const { answers, differing } = anonymise(bundle, context, { odd: '苍岫' })
  expect(JSON.stringify([answers, differing])).not.toContain('苍岫')
})

const name = fc
  .constantFrom(...'沈砚秋顾闻溪周以宁上官南')
  .chain((head) =>
    fc
      .string({ unit: fc.constantFrom(...'远岫白石临澜'), minLength: 1, maxLength: 3 })
      .map((tail) => head + tail),
  )
const words = fc.oneof(
  name,
  fc.string({ minLength: 1, maxLength: 12 }),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
  fc.integer({ min: 10_000_000, max: 99_999_999 }).map(String),
  fc.emailAddress(),
  fc.webUrl(),
  fc.constantFrom('110101199003071233', '13912345678', 'H12345678', 'HXSK000123', '其他', '01'),
  fc.record({ a: name, b: fc.integer() }),
)

const RULES = [
  {},
  pattern('realName'),
  pattern('mobile'),
  pattern('email'),
  pattern('cardNo'),
  pattern('idCard'),
  pattern('url'),
  custom('^HXSK\\d{6}$'),
  custom('^[A-Z]{2}'),
  { limitWorkNumber: true, min: 2, max: 8 },
  { required: true, isRelation: true, condition: '1', conditionText: '其他', fields: ['f5'] },
]
const cell = text('cell', { notRepeatText: '重复' })
const field = (at: number) =>
  fc
    .constantFrom(...RULES)
    .chain((rule) =>
      fc.constantFrom(
        text(`f${at}`, rule),
        { type: 'editor', value: `f${at}`, label: '简介' },
        { type: 'upload', value: `f${at}`, label: '文件', fileType: 'pdf' },
        { type: 'table', value: `f${at}`, label: '表', items: [cell, text('other', rule)] },
        { type: 'dateTime', value: `f${at}`, label: '出生日期' },
      ),
    )
const rows = fc.array(fc.record({ cell: words, other: words }), { maxLength: 3 })
const files = fc.array(fc.record({ name: words, url: words }), { maxLength: 2 })
const answer = fc.oneof(words, words, rows, files, fc.constantFrom('1990-03-07', '1985-12-31'))
const form = fc.tuple(...Array.from({ length: 6 }, (_, at) => field(at)))
const answers = fc
  .tuple(...Array.from({ length: 6 }, () => answer))
  .map((all) => Object.fromEntries(all.map((one, at) => [`f${at}`, one])))

/** Long enough that no number of a fictional card holds it by chance, or in letters that no pseudonym uses. */
const isTelling = (one: string) => one.trim().length >= 6 || /^\p{Script=Han}{2,}$/u.test(one)
/** Words that the random forms name themselves. */
const isOfForm = (one: string) => ['其他', '01'].includes(one.trim())
const saysSomething = (one: string) => /[\p{L}\p{N}]{2}/u.test(one)

describe('of any form and any answers', () => {
  test('nothing personal is left', () => {
    fc.assert(
      fc.property(form, answers, (fields, given) => {
        const left = everyText(anonymise(bundleOf(fields), context, given).answers)
        const before = everyText(given).filter((one) => saysSomething(one) && !isOfForm(one))
        expect(before.filter((one) => left.includes(one))).toEqual([])
        const telling = before.filter(isTelling)
        expect(telling.filter((one) => left.some((other) => other.includes(one)))).toEqual([])
      }),
      { numRuns: 60 },
    )
  })

  test('every check says what it said, or it is told that one does not', () => {
    fc.assert(
      fc.property(form, answers, (fields, given) => {
        const bundle = bundleOf(fields)
        const { answers: others, differing } = anonymise(bundle, context, given)
        const [before, after] = [outcome(bundle, given), outcome(bundle, others)]
        if (differing.length === 0) expect(after).toEqual(before)
        else expect(after).not.toEqual(before)
      }),
      { numRuns: 60 },
    )
  })

  test('equal texts stay equal, different ones different, and it is always the same', () => {
    const fields = ['a', 'b', 'c'].map((key) => text(key))
    const three = fc.record({ a: name, b: name, c: name })
    fc.assert(
      fc.property(three, (given) => {
        const others = anonymised(fields, given)
        expect(anonymised(fields, given)).toEqual(others)
        for (const one of ['a', 'b', 'c'] as const)
          for (const two of ['a', 'b', 'c'] as const)
            expect(others[one] === others[two]).toBe(given[one] === given[two])
      }),
      { numRuns: 60 },
    )
  })
})
