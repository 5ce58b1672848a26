import { expect, test } from 'vitest'
import { application } from '#adapters/records/application.ts'
import { asList } from '#adapters/records/asList.ts'
import { memberLevels } from '#adapters/records/memberLevels.ts'
import { memberTypes } from '#adapters/records/memberTypes.ts'
import { printModel } from '#adapters/records/printModel.ts'
import { returns } from '#adapters/records/returns.ts'
import type { PrintModel } from '#contract/print.ts'

test('memberTypes: a configuration stays what it was and becomes a choice', () => {
  const config = { memberType: '10101', memberTypeName: '普通会员', steps: [] }
  expect(memberTypes([config])).toMatchObject([{ ...config, value: '10101', label: '普通会员' }])
})

test('memberTypes: a type without a process is closed', () => {
  const of = (steps: object[]) => ({ memberType: '1', memberTypeName: '荣誉会员', steps })
  expect(memberTypes([of([]), of([{ type: '01' }])])).toMatchObject([
    { closed: true },
    { closed: false },
  ])
})

test('memberLevels: the first level once each, in the order of its types', () => {
  const of = (oneMemberType: string, oneMemberTypeName: string) => ({
    oneMemberType,
    oneMemberTypeName,
  })
  const config = [of('101', '个人会员'), of('101', '个人会员'), of('102', '单位会员')]
  expect(memberLevels(config)).toEqual([
    { value: '101', label: '个人会员' },
    { value: '102', label: '单位会员' },
  ])
})

test('asList: one record is a list of it', () => {
  expect(asList({ id: 'a' })).toEqual([{ id: 'a' }])
})

test('application: stored form values are read from their text', () => {
  expect(application({ id: 'a', formInfo: '{"realName":"张三"}' })).toMatchObject({
    id: 'a',
    values: { realName: '张三' },
  })
})

test('returns: only decisions that sent the application back', () => {
  const entry = (status: string, day: string) => ({ status, createAt: `2026-01-${day}T00:00:00Z` })
  const [applied, first, uploaded, second] = [
    entry('02', '01'),
    entry('97', '02'),
    entry('03', '03'),
    entry('96', '04'),
  ]
  expect(returns([second, uploaded, first, applied])).toEqual([second, first])
  expect(returns([uploaded, applied])).toEqual([])
})

test('printModel: what relations hide is not printed, codes read as names', () => {
  const items = [
    { itemCode: '01', itemName: '个人' },
    { itemCode: '02', itemName: '单位' },
  ]
  const kind = { type: 'choice', choiceType: '01', value: 'kind', label: '类别', items }
  const relation = { isRelation: true, condition: '1', conditionText: '02', fields: ['org'] }
  const formInfo = JSON.stringify([
    [{ ...kind, ...relation }],
    [{ type: 'textBox', value: 'org', label: '单位' }],
  ])
  const print = printModel(
    { formInfo, printInfo: '{}', values: '{"kind":"01"}', auditHistory: [], title: '申请表' },
    { dictionaries: {}, areas: [], now: 0 },
  ) as PrintModel
  expect(print.title).toBe('申请表')
  expect(print.sections.flatMap((section) => section.rows.flat())).toMatchObject([
    { key: 'kind', content: { kind: 'text', text: '个人' } },
  ])
})
