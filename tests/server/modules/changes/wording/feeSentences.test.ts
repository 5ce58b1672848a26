import { describe, expect, test } from 'vitest'
import { readSharedData } from '#server/base/shared/sharedData.ts'
import { describeDocuments } from '#server/modules/changes/wording/describeDocuments.ts'

const shared = readSharedData()
const types = JSON.stringify({ items: [{ memberType: '10101', name: '普通会员' }] })
const entry = (fee: unknown) => ({
  memberType: '10101',
  payPeriod: { yearMethod: '02', year: '2025,2028', payMethod: ['01'] },
  fee,
  describe: '<p>每年缴纳。</p>',
})
const documents = (...fees: unknown[]) => ({
  'memberTypes.json': types,
  'fees.json': JSON.stringify({ items: fees.map(entry) }),
})
const told = (before: unknown, after: unknown) =>
  describeDocuments(documents(before), documents(after), shared).map(({ sentence }) => sentence)

const OLD = { amount: 10000, resolvedAt: '2025-12-13', resolution: '第四次大会' }
const NEW = { from: 2027, amount: 12000, resolution: '2026 年会员代表大会决议' }

describe('a changed fee is told by its years, in yuan and with its resolution', () => {
  test.each<[string, unknown, unknown, string[]]>([
    [
      'a year is added, and one fee becomes a list',
      OLD,
      [OLD, NEW],
      ['2027 年起每年 120.00 元（原 100.00 元），依据“2026 年会员代表大会决议”'],
    ],
    [
      'the amount of a year changes',
      [OLD, NEW],
      [OLD, { ...NEW, amount: 15000, resolution: '新决议' }],
      ['2027 年起每年 150.00 元（原 120.00 元），依据“新决议”'],
    ],
    [
      'an amount changes, its resolution does not',
      OLD,
      { ...OLD, amount: 11000 },
      ['每年 110.00 元（原 100.00 元），依据仍是“第四次大会”（2025-12-13 通过）'],
    ],
    [
      'the amount of the earliest years changes',
      [OLD, NEW],
      [{ amount: 9000 }, NEW],
      ['2027 年以前每年 90.00 元（原 100.00 元）'],
    ],
    [
      'a year is removed',
      [OLD, NEW],
      [OLD],
      ['去掉“2027 年起每年 120.00 元”，2027 年起每年 100.00 元'],
    ],
    [
      'the earliest years are removed',
      [OLD, NEW],
      [NEW],
      ['去掉“2027 年以前每年 100.00 元”，2027 年以前不再有标准'],
    ],
    [
      'the only fee of a year is removed',
      [{ ...OLD, from: 2025 }, NEW],
      [NEW],
      ['去掉“2025 年起每年 100.00 元”，2025 年不再有标准'],
    ],
    [
      'the first year is another one',
      [OLD, NEW],
      [OLD, { ...NEW, from: 2028 }],
      ['“每年 120.00 元”由 2027 年起改为 2028 年起'],
    ],
    [
      'the only fee gets a first year',
      OLD,
      { ...OLD, from: 2026 },
      ['“每年 100.00 元”由所有年度改为 2026 年起'],
    ],
    [
      'a resolution alone changes',
      [OLD, NEW],
      [OLD, { ...NEW, resolution: '更正的决议', resolvedAt: '2026-05-20' }],
      [
        '2027 年起每年 120.00 元不变，依据由“2026 年会员代表大会决议”改为“更正的决议”（2026-05-20 通过）',
      ],
    ],
    [
      'the day of a resolution is added',
      { amount: 100 },
      { amount: 100, resolvedAt: '2026-05-20' },
      ['每年 1.00 元不变，依据由（没有）改为 2026-05-20 通过的决议'],
    ],
    [
      'the amount stays in a new year',
      OLD,
      [OLD, { ...NEW, amount: 10000 }],
      ['2027 年起每年 100.00 元（金额不变），依据“2026 年会员代表大会决议”'],
    ],
    ['a fee becomes a list of itself', OLD, [OLD], ['写法有调整，各年金额和依据不变']],
    ['years are sorted', [NEW, OLD], [OLD, NEW], ['写法有调整，各年金额和依据不变']],
  ])('%s', (_case, before, after, sentences) => {
    expect(told(before, after)).toEqual(sentences.map((text) => `普通会员 › 会费：${text}`))
  })

  test('a new member type is told with its fee', () => {
    const changes = describeDocuments(documents(), documents([OLD, NEW]), shared)
    expect(changes.map(({ sentence }) => sentence)).toEqual([
      '新增普通会员',
      '普通会员 › 会费：2027 年以前每年 100.00 元，依据“第四次大会”（2025-12-13 通过）',
      '普通会员 › 会费：2027 年起每年 120.00 元，依据“2026 年会员代表大会决议”',
    ])
  })

  test.each([
    ['no list and no fee', 'x'],
    ['a broken amount', { amount: 10.5 }],
    ['a negative amount', [{ amount: -1 }]],
    ['an empty list', []],
  ])('what is being written is told all the same: %s', (_case, fee) => {
    expect(told(OLD, fee).length).toBeGreaterThan(0)
  })
})
