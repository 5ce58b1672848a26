import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import type { FormValues } from '#contract/form.ts'
import { type Case, caseOfValues } from '#replay/cases/caseOfValues.ts'
import { caseOfWitness } from '#replay/cases/caseOfWitness.ts'
import { runScenario } from '#replay/runScenario.ts'
import type { ScenarioStep } from '#replay/scenario.ts'
import { fixtureTables } from '#replay/tables.ts'

const NOW = Date.UTC(2026, 10, 25, 2, 30, 59)
const tables = { ...(await fixtureTables()), now: NOW }
const FORM = [
  [
    {
      ...{ type: 'choice', value: 'kind', label: '类别', required: true },
      items: ['01', '02'].map((itemCode) => ({ itemCode, itemName: itemCode })),
      ...{ isRelation: true, condition: '1', conditionText: '02', fields: ['org'] },
    },
    { type: 'textBox', value: 'org', label: '单位', required: true, limitWorkNumber: true, min: 2 },
    { type: 'textBox', value: 'note', label: '说明', defaultValue: '无' },
    { type: 'textBox', value: 'fixed', label: '固定', isDisable: true },
    { type: 'textBox', value: 'age', label: '年龄', compute: { age: ['2000-11-26'] } },
  ],
  [
    {
      ...{ type: 'table', value: 'works', label: '论文' },
      items: [{ type: 'textBox', value: 'title', label: '题名', required: true }],
    },
  ],
]
const bundle = convertFormInfo(FORM, tables)
const later = { ...tables, now: Date.UTC(2031, 0, 1) }
const replayed = (made: Case) => runScenario({ title: '', formInfo: FORM, ...made }, later)
const outcome = ({ steps }: Case) => steps.at(-1)

describe('a case of answers', () => {
  test('fills them in, submits, and expects what the form does', () => {
    expect(caseOfValues(bundle, tables, { kind: '02', org: '苍', note: '无' })).toEqual({
      context: { now: '2026-11-25 10:30' },
      steps: [
        { set: { kind: '02', org: '苍' } },
        { submit: true },
        {
          expect: {
            visible: ['org'],
            errors: { org: '单位长度不能小于2' },
            valid: false,
            value: { kind: '02', org: '苍', note: '无', age: '25' },
          },
        },
      ],
    })
  })

  test('says who fills in, what the page gives, and what is cleared', () => {
    const answers = { kind: '01', fixed: '甲' }
    const { context, steps } = caseOfValues(bundle, { ...tables, ownAreaCode: '440305' }, answers)
    expect(context).toMatchObject({ user: { areaCode: '440305' }, prefill: { fixed: '甲' } })
    expect(steps[0]).toEqual({ set: { kind: '01', note: null } })
  })

  const text = fc.constantFrom('苍', '苍岫大学', '', undefined)
  const answers = fc.record({
    kind: fc.constantFrom('01', '02', '09', undefined),
    ...{ org: text, note: text, fixed: text },
    works: fc.array(fc.record({ title: text }), { maxLength: 2 }),
  })
  test('passes on the same form whatever was filled in, also years later', async () => {
    await fc.assert(
      fc.asyncProperty(answers, async (given) => {
        expect(await replayed(caseOfValues(bundle, tables, given as FormValues))).toEqual([])
      }),
      { numRuns: 100 },
    )
  })
})

describe('a case of a witness', () => {
  const shown: ScenarioStep[] = [{ set: { kind: '02' } }, { expect: { visible: ['org'] } }]
  const dictionaries = { ORG_X: [] }

  test('keeps what it shows, and expects the outcome of submitting it', async () => {
    const made = await caseOfWitness(bundle, tables, { context: { dictionaries }, steps: shown })
    expect(made.context).toEqual({ now: '2026-11-25 10:30' })
    expect(made.steps.slice(0, 3)).toEqual([...shown, { submit: true }])
    expect(outcome(made)).toMatchObject({ expect: { errors: { org: '请输入单位' }, valid: false } })
    expect(await replayed(made)).toEqual([])
  })

  test('that submits at its end does so once', async () => {
    const steps: ScenarioStep[] = [...shown, { submit: true }, { expect: { valid: false } }]
    const made = await caseOfWitness(bundle, tables, { steps })
    expect(made.steps.filter((step) => 'submit' in step)).toHaveLength(1)
  })
})
