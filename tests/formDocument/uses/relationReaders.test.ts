import { expect, test } from 'vitest'
import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import { relationsIn } from '#formDocument/rules/showing/relations.ts'
import { usesOf } from '#formDocument/uses/usesOf.ts'
import { lintFormConfig } from '#lint/lintFormConfig.ts'

const ITEMS = [{ itemCode: '1', itemName: '有' }]
const FURTHER = { condition: '1', conditionText: '9', fields: ['later'] }
const OWN = { condition: '1', conditionText: '9', fields: 'later' }

const SWITCHES: object[] = [
  {},
  ...[null, true, 'true', 1, '1', false, '0', 0, '', '是'].map((isRelation) => ({ isRelation })),
]
const ENTRIES: object[] = [
  OWN,
  { relations: [FURTHER] },
  { ...OWN, relations: null },
  { ...OWN, relations: [] },
  { ...OWN, relations: ['later'] },
  { ...OWN, relations: [{ ...FURTHER, fields: [] }] },
  { ...OWN, relations: [FURTHER] },
]

/** Conditions and lists as they are written, or miswritten. */
const WRITTEN: object[] = [
  ...[null, '', '01', 1, ' 1 ', '9', 'x', true, {}, []].map((condition) => ({ condition })),
  ...[['later'], ['later', 7], ['later', {}], {}, true].map((fields) => ({ fields })),
].flatMap((written) => [
  { ...OWN, isRelation: true, ...written },
  { relations: [{ ...FURTHER, ...written }] },
])

const cases = [
  ...SWITCHES.flatMap((turned) => ENTRIES.map((entries) => ({ ...turned, ...entries }))),
  ...WRITTEN,
].map((relations) => [JSON.stringify(relations)] as const)

test.each(cases)(
  'the engine, the studio and the lint read the relations of %s alike',
  (written) => {
    const asking = { type: 'choice', value: 'asking', label: '甲', source: '01', items: ITEMS }
    const formInfo = [
      [{ ...asking, ...JSON.parse(written) }],
      [{ type: 'textBox', value: 'later', label: '乙' }],
    ]
    const tables = { dictionaries: {} }
    const doesControl = convertFormInfo(formInfo, tables).rules.later !== undefined
    const removed = {
      act: 'remove',
      target: { part: 'field', place: { row: 1, index: 0 } },
    } as const
    const uses = usesOf({ formInfo }, removed, { liveKeys: new Set(), scenarios: [] })
    const text = JSON.stringify({ formInfo })
    const found = lintFormConfig({ file: 'form.json', id: 'form', text }, tables)
    const answers = {
      listed: relationsIn(formInfo).some(({ test, targets }) => test && targets.includes('later')),
      used: uses.length > 0,
      judged: found.some(({ code }) => code === 'condition-not-offered'),
    }
    expect(answers).toEqual({ listed: doesControl, used: doesControl, judged: doesControl })
  },
)
