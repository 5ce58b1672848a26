import { describe, expect, test } from 'vitest'
import { parseLocated } from '#lint/document/parseLocated.ts'
import { checkFees } from '#server/modules/configuration/checks/checkFees.ts'
import { checkShapes } from '#server/modules/configuration/checks/checkShapes.ts'

const feesOf = (payPeriod: object, fee: unknown) =>
  JSON.stringify([
    { memberType: '10101', payPeriod: { payMethod: ['01'], ...payPeriod }, fee, describe: '' },
  ])

const found = (payPeriod: object, fee: unknown) => {
  const text = feesOf(payPeriod, fee)
  const { root } = parseLocated({ file: 'fees.json', id: 'fees', text })
  return checkFees(root, { now }).map(({ path, message }) => [path, message])
}

const now = new Date('2026-11-29T04:00:00Z')
const range = { yearMethod: '02', year: '2025,2027' }
const resolved = { resolvedAt: '2025-12-13', resolution: '会员代表大会审议通过' }
const flat = { amount: 10_000, ...resolved }

describe('a wrong period or fee is found at its place, in words for staff', () => {
  test.each([
    ['a range', range, flat, []],
    ['one year', { yearMethod: '01', year: '2027' }, flat, []],
    ['versions', range, [flat, { amount: 12_000, from: 2026, ...resolved }], []],
    [
      'a range where one year is meant',
      { yearMethod: '01', year: '2025,2027' },
      flat,
      [['/0/payPeriod/year', '年限方式是“一个年度”（01），年份不能写“2025,2027”']],
    ],
    [
      'a range that ends before it begins',
      { yearMethod: '02', year: '2027,2025' },
      flat,
      [
        [
          '/0/payPeriod/year',
          '年限方式是“从某年到某年”（02），要写起止两个年份，起不晚于止，不能写“2027,2025”',
        ],
      ],
    ],
    [
      'a period older than the fee',
      range,
      [{ amount: 12_000, from: 2026, ...resolved }],
      [['/0/fee', '缴费年限从2025年开始，但该年度没有会费标准']],
    ],
    [
      'two fees of one year',
      range,
      [
        flat,
        { amount: 11_000, from: 2026, ...resolved },
        { amount: 12_000, from: 2026, ...resolved },
      ],
      [['/0/fee/2/from', '2026年已有另一项会费标准']],
    ],
    [
      'two fees of all years',
      range,
      [flat, { amount: 11_000, ...resolved }],
      [['/0/fee/1', '只能有一项会费标准不写起始年度（from）：它适用于最早的各年']],
    ],
    [
      'a fee nobody resolved',
      range,
      { amount: 10_000 },
      [
        [
          '/0/fee',
          '会费标准要写明由什么决议通过：缺少通过日期（resolvedAt）、通过的决议（resolution）',
        ],
      ],
    ],
    [
      'one of two fees without the words of its resolution',
      range,
      [flat, { amount: 12_000, from: 2026, resolvedAt: '2025-12-13', resolution: ' ' }],
      [['/0/fee/1', '会费标准要写明由什么决议通过：缺少通过的决议（resolution）']],
    ],
  ] as [string, object, unknown, string[][]][])('%s', (_name, payPeriod, fee, findings) => {
    expect(found(payPeriod, fee)).toEqual(findings)
  })
})

/** Findings about the document alone; the others are missing. */
const shapeOf = (file: string, value: unknown) =>
  checkShapes({ [file]: JSON.stringify(value) })
    .filter((finding) => finding.file === file)
    .map(({ message }) => message)

describe('shapes', () => {
  test.each([
    ['fees.json', JSON.parse(feesOf(range, [flat, { amount: 1, from: 2026 }])), []],
    ['fees.json', JSON.parse(feesOf(range, { amount: 0.5 })), ['金额（分）格式错误']],
    ['fees.json', JSON.parse(feesOf(range, [])), ['会费至少1项']],
    ['payConfig.json', {}, []],
    ['payConfig.json', { '0101': { isOpen: '1' }, '03': { isOpen: true, address: '某处' } }, []],
    ['payConfig.json', { '0105': { isOpen: true } }, ['这里没有“0105”这一项']],
    [
      'payConfig.json',
      { '02': { isOpen: true, accountName: '某学会', openBank: '某行' } },
      ['缺少“账号”（bankAccount）'],
    ],
    ['payConfig.json', { '0101': { isOpen: 'yes' } }, ['开关不在可选范围内']],
    ['invoiceConfig.json', { isForce: 1, receiveMethod: ['03'] }, []],
    ['invoiceConfig.json', { receiveMethod: ['04'] }, ['领取方式不在可选范围内']],
  ] as [string, unknown, string[]][])('%s %j: %j', (file, value, messages) => {
    expect(shapeOf(file, value)).toEqual(messages)
  })
})
