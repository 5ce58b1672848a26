import { describe, expect, test } from 'vitest'
import { readFormFile } from '#replay/documents/formFile.ts'
import { proveForm } from '#replay/proof/proveForm.ts'
import { fixtureTables } from '#replay/tables.ts'
import { formFolder } from '../approval/support/formFolder.ts'

const tables = await fixtureTables()
const BOUND = 200_000

const YES_NO = [
  { itemCode: '01', itemName: '是' },
  { itemCode: '02', itemName: '否' },
]

const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))

const shows = (conditionText: string, ...fields: string[]) => ({
  ...{ isRelation: true, condition: '1', conditionText, fields },
})

const yesNo = (value: string, more: object) => ({
  ...{ type: 'choice', choiceType: '01', value, label: value, items: YES_NO, required: true },
  ...more,
})

const target = { type: 'textBox', value: 'target', label: '目标', required: true }

const coded = (index: number) => ({ itemCode: `c${index}`, itemName: `选项${index}` })

const proof = (fields: object[]) => {
  const folder = formFolder({ 'form.json': fields.map((field) => [field]) })
  return proveForm(readFormFile(`${folder}/form.json`, tables), tables, BOUND)
}

describe('parts of a question that have nothing to do with each other are not multiplied', () => {
  test.each([
    [
      'a chain of 60 required fields, each shown by the one before',
      many(60, (at) => yesNo(`f${at}`, shows('01', `f${at + 1}`))).concat([
        { ...yesNo('f60', {}), fields: [] } as never,
      ]),
    ],
    [
      'a field that any of 20 others shows',
      [...many(20, (at) => yesNo(`f${at}`, shows('01', 'target'))), target],
    ],
    [
      '40 pairs of a question and what it shows',
      many(40, (at) => [
        yesNo(`f${at}`, shows('01', `t${at}`)),
        { type: 'textBox', value: `t${at}`, label: `t${at}`, required: true },
      ]).flat(),
    ],
  ])('%s', async (_, fields) => {
    const { findings, unproven, facts } = await proof(fields)
    expect(unproven).toEqual([])
    expect(findings.filter(({ severity }) => severity !== 'note')).toEqual([])
    expect(facts).toMatchObject({ shown: facts.targets, hidden: facts.targets, submittable: 'yes' })
  })
})

describe('thousands of options are grouped by what tells them apart', () => {
  const choice = (count: number, choiceType: string, codes: number) => ({
    ...{ type: 'choice', choiceType, value: 'kind', label: '类别', items: many(count, coded) },
    ...shows(many(codes, (at) => `c${at * 2}`).join(), 'target'),
  })

  test.each([
    ['2000 options, 1000 of them in one condition', [choice(2_000, '03', 1_000), target]],
    ['10000 options, 5000 of them in one condition', [choice(10_000, '03', 5_000), target]],
    ['2000 check boxes, 1000 of them in one condition', [choice(2_000, '02', 1_000), target]],
    [
      'all areas of the country',
      [
        { type: 'cascade', source: '03', value: 'a', label: '地区', ...shows('440305', 'target') },
        target,
      ],
    ],
  ])('%s', async (_, fields) => {
    const { findings, unproven, facts } = await proof(fields)
    expect(unproven).toEqual([])
    expect(facts.submittable).toBe('yes')
    for (const { message } of findings) expect(message.length).toBeLessThan(400)
    expect(findings.map(({ code }) => code)).toEqual(['options-alike'])
  })

  test('codes that are no option are told in one finding', async () => {
    const { findings } = await proof([choice(20, '03', 1_000), target])
    expect(findings.map(({ code }) => code)).toEqual(['condition-not-option', 'options-alike'])
    expect(findings[0]?.message).toContain('等 990 项')
  })
})
