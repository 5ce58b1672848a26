import { describe, expect, test } from 'vitest'
import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import { definitionOf } from '#adapters/formInfo/definition.ts'
import type { RawField } from '#contract/formInfo.ts'
import type { FormDocument } from '#formDocument/formDocument.ts'
import { fieldsOf } from '#formDocument/rows/rows.ts'
import type { Change } from '#formDocument/uses/change.ts'
import { outcomesOf } from '#formDocument/uses/outcomes.ts'
import { type Repair, repaired } from '#formDocument/uses/repairs/repair.ts'
import { repairsFor } from '#formDocument/uses/repairs/repairsFor.ts'
import { AT, DICTIONARIES, USED } from '../../studio/form/uses/usedForm.ts'

const bundleOf = ({ formInfo, checks }: FormDocument) =>
  convertFormInfo(definitionOf({ formInfo, checks }), { dictionaries: DICTIONARIES })

const made = (change: Change, repair: Repair) => repaired(USED, change, repair).document

const fieldIn = ({ formInfo }: FormDocument, key: string) =>
  formInfo.flatMap(fieldsOf).find((one) => (one as RawField).value === key) as RawField

const remove = (place: (typeof AT)[keyof typeof AT]) =>
  ({ act: 'remove', target: { part: 'field', place } }) as const

const errors = (document: FormDocument) =>
  bundleOf(document).diagnostics.filter(({ severity }) => severity === 'error')

test('the form under test has no errors', () => {
  expect(errors(USED)).toEqual([])
})

const outcomes = (change: Change, repair: Repair, concerned: string[] = []) =>
  outcomesOf(bundleOf(USED), bundleOf(made(change, repair)), new Set(concerned))

describe('without a field', () => {
  test('rules keep what is about others, and what it controlled always shows', () => {
    const next = made(remove(AT.degree), { kind: 'remove' })
    expect(fieldIn(next, 'employer').showWhen).toEqual({ '==': [{ var: 'works' }, true] })
    expect(errors(next)).toEqual([])
    expect(outcomes(remove(AT.degree), { kind: 'remove' }, ['degree'])).toEqual([
      '“导师”、“班级”以后一直显示',
      '“课题”、“单位”显示的条件变了',
    ])
  })

  test('relations name the others, in the notation they had; one that names nobody goes', () => {
    const next = made(remove(AT.topic), { kind: 'remove' })
    expect(fieldIn(next, 'degree')).toMatchObject({ fields: 'tutor', isRelation: true })
    expect(Object.keys(fieldIn(next, 'works'))).toEqual(['type', 'value', 'label'])
  })

  test('its checks go, and those that were shown at it are shown at what they read', () => {
    expect(made(remove(AT.begin), { kind: 'remove' }).checks).toEqual([USED.checks?.[1]])
    const { checks } = made(remove(AT.topic), { kind: 'remove' })
    expect(checks).toEqual([USED.checks?.[0], { ...(USED.checks?.[1] as object), at: 'tutor' }])
    expect(outcomes(remove(AT.topic), { kind: 'remove' }, ['topic'])).toEqual([
      '提示换到别的字段下面：“导师要填”',
    ])
  })

  test('without any check left there is no list of checks', () => {
    const form = { ...USED, checks: USED.checks?.slice(0, 1) }
    expect(repaired(form, remove(AT.end), { kind: 'remove' }).document.checks).toBeUndefined()
  })

  test('sums are of the others; a sum of its column alone is filled in', () => {
    const next = made(remove(AT.amount), { kind: 'remove' })
    expect(fieldIn(next, 'total').compute).toEqual({ var: 'own' })
    expect('compute' in fieldIn(next, 'across')).toBe(false)
    expect(outcomes(remove(AT.amount), { kind: 'remove' })).toEqual([
      '“横向合计”不再自动算，由申请人自己填',
      '“合计”的算法里去掉它',
    ])
  })

  test('card numbers without their type are those of residents', () => {
    expect(outcomes(remove(AT.cardType), { kind: 'remove' }, ['cardType'])).toEqual([
      '“证件号码”以后只能填居民身份证号码',
    ])
  })
})

test('hidden instead: it stays, and nothing waits for its answer', () => {
  const next = made(remove(AT.degree), { kind: 'hide' })
  const { isHide, isRelation, ...rest } = fieldIn(next, 'degree')
  expect([isHide, isRelation]).toEqual([true, undefined])
  expect(rest.items).toEqual(fieldIn(USED, 'degree').items)
  expect(outcomes(remove(AT.degree), { kind: 'hide' }, ['degree'])).toContain(
    '“导师”、“班级”以后一直显示',
  )
  expect(errors(next)).toEqual([])
  const column = made(remove(AT.amount), { kind: 'hide' })
  expect((fieldIn(column, 'projects').items as RawField[])[1]?.isHide).toBe(true)
})

describe('an option', () => {
  const option = { act: 'option', place: AT.degree, code: '01' } as const

  test('is retired: conditions stay, a default is none', () => {
    const { defaultValue, items, ...rest } = fieldIn(made(option, { kind: 'retire' }), 'degree')
    expect(defaultValue).toBeUndefined()
    expect(items).toContainEqual({ itemCode: '01', itemName: '本科', off: true })
    expect(rest.relations).toBe(fieldIn(USED, 'degree').relations)
  })

  test('is replaced in conditions, the default and rules', () => {
    const next = made({ ...option, code: '02' }, { kind: 'replace', code: '03' })
    expect(fieldIn(next, 'degree')).toMatchObject({ conditionText: '03', defaultValue: '01' })
    expect(JSON.stringify(fieldIn(next, 'employer').showWhen)).toContain(
      '[{"var":"degree"},["03"]]',
    )
    const first = fieldIn(made(option, { kind: 'replace', code: '02' }), 'degree')
    expect(first).toMatchObject({
      defaultValue: '02',
      relations: [{ conditionText: '02', fields: ['class'] }],
    })
  })

  test('is removed: a relation about it alone goes', () => {
    const next = fieldIn(made(option, { kind: 'drop' }), 'degree')
    expect([next.relations, next.defaultValue]).toEqual([undefined, undefined])
    expect(next.conditionText).toBe('02,03')
    expect(outcomes(option, { kind: 'drop' })).toEqual(['“班级”以后一直显示', '“学历”不再有默认值'])
  })

  test('is removed with what only it shows, and with what only that showed', () => {
    const [degree, ...others] = USED.formInfo
    const shows = { isRelation: true, condition: '3', conditionText: '', fields: 'pupil' }
    const document = {
      ...USED,
      formInfo: [
        [{ type: 'textBox', value: 'pupil', label: '学号' }],
        degree,
        ...others.map((row) =>
          fieldsOf(row).map((field) =>
            (field as RawField).value === 'class' ? { ...(field as RawField), ...shows } : field,
          ),
        ),
      ],
    }
    const change = { act: 'option', place: { row: 1, index: 0 }, code: '01' } as const
    const next = repaired(document, change, { kind: 'dropShown' })
    expect([fieldIn(next.document, 'class'), fieldIn(next.document, 'pupil')]).toEqual([
      undefined,
      undefined,
    ])
    expect(next.place).toEqual({ row: 0, index: 0 })
    expect(fieldIn(next.document, 'degree')).toEqual(
      fieldIn(repaired(document, change, { kind: 'drop' }).document, 'degree'),
    )
    expect(outcomesOf(bundleOf(document), bundleOf(next.document), new Set())).toEqual([
      '一起删除：“学号”、“班级”',
      '“学历”不再有默认值',
    ])
  })

  test('of a column is removed from what chooses rows by it', () => {
    const column = { act: 'option', place: AT.kind, code: '2' } as const
    expect(fieldIn(made(column, { kind: 'replace', code: '1' }), 'across').compute).toEqual({
      sum: [{ filter: [{ var: 'projects' }, 'kind', ['1']] }, 'amount'],
    })
    expect('compute' in fieldIn(made(column, { kind: 'drop' }), 'across')).toBe(false)
  })
})

test('another key is everywhere', () => {
  const next = made({ act: 'key', place: AT.degree, key: 'level' }, { kind: 'rename' })
  expect(JSON.stringify(next)).toBe(JSON.stringify(USED).replaceAll('"degree"', '"level"'))
  const column = made({ act: 'key', place: AT.amount, key: 'money' }, { kind: 'rename' })
  expect(JSON.stringify(column)).toBe(JSON.stringify(USED).replaceAll('"amount"', '"money"'))
})

test('another type leaves behind what was about the answer, or keeps it', () => {
  const change = { act: 'type', place: AT.degree, type: 'textBox' } as const
  const detached = made(change, { kind: 'detach' })
  expect(fieldIn(detached, 'degree')).toMatchObject({ type: 'textBox', label: '学历' })
  expect('fields' in fieldIn(detached, 'degree')).toBe(false)
  expect(errors(detached)).toEqual([])
  expect(fieldIn(made(change, { kind: 'convert' }), 'degree').fields).toBe('tutor, topic')
})

describe('the best way comes first', () => {
  test.each<[string, Change, boolean, Repair['kind'][]]>([
    ['nobody filled it in', remove(AT.degree), false, ['remove', 'hide']],
    ['applicants filled it in', remove(AT.degree), true, ['hide', 'remove']],
    [
      'an option that nobody chose',
      { act: 'option', place: AT.kind, code: '1' },
      false,
      ['erase', 'retire'],
    ],
    ['an option in use', { act: 'option', place: AT.kind, code: '1' }, true, ['retire', 'erase']],
    [
      'an option that shows others, in use',
      { act: 'option', place: AT.degree, code: '01' },
      true,
      ['retire', 'replace', 'dropShown', 'drop'],
    ],
    [
      'an option that rows are chosen by, which shows nothing',
      { act: 'option', place: AT.kind, code: '2' },
      false,
      ['drop', 'replace', 'retire'],
    ],
    [
      'a type of the same kind',
      { act: 'type', place: AT.tutor, type: 'editor' },
      true,
      ['convert', 'detach'],
    ],
    [
      'a type that has no answers',
      { act: 'type', place: AT.tutor, type: 'divider' },
      true,
      ['detach'],
    ],
    [
      'a type of another kind',
      { act: 'type', place: AT.degree, type: 'upload' },
      true,
      ['detach', 'convert'],
    ],
    ['a key', { act: 'key', place: AT.tutor, key: 'x' }, true, ['rename']],
  ])('%s', (_, change, isLive, expected) => {
    expect(repairsFor(USED, change, isLive).map(({ kind }) => kind)).toEqual(expected)
  })
})
