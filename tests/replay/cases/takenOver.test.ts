import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import { takenOver } from '#replay/cases/takenOver.ts'
import { openBundle, playSteps } from '#replay/runScenario.ts'
import type { Scenario, ScenarioStep } from '#replay/scenario.ts'
import { formFaults } from '#replay/scenarioFile/formFaults.ts'
import { fixtureTables } from '#replay/tables.ts'

const tables = { ...(await fixtureTables()), now: Date.UTC(2026, 10, 25) }
const NEW_FORM = [
  [
    {
      ...{ type: 'choice', value: 'kind', label: '类别', required: true },
      items: ['01', '02'].map((itemCode) => ({ itemCode, itemName: itemCode })),
      ...{ isRelation: true, condition: '1', conditionText: '01', fields: ['org'] },
    },
    { type: 'textBox', value: 'org', label: '单位', required: true },
    { type: 'textBox', value: 'post', label: '职务', required: true },
  ],
  [
    {
      ...{ type: 'table', value: 'works', label: '论文' },
      items: [{ type: 'textBox', value: 'title', label: '题名', required: true }],
    },
  ],
]
const bundle = convertFormInfo(NEW_FORM, tables)
const take = (steps: ScenarioStep[], context: Scenario['context'] = {}) =>
  takenOver({ steps, context }, bundle, tables)
const failuresOf = (steps: ScenarioStep[]) =>
  playSteps(openBundle(bundle, {}, tables), { title: '', formInfo: [], steps })

describe('taking over what a form does now', () => {
  test('expects it in the place of what was expected, and nothing that was not', async () => {
    const steps: ScenarioStep[] = [
      { set: { kind: '02' } },
      { submit: true },
      { expect: { visible: ['org'], errors: { org: '请输入单位' } } },
    ]
    expect(await take(steps)).toEqual([
      { set: { kind: '02' } },
      { submit: true },
      { expect: { hidden: ['org'], errors: { post: '请输入职务' } } },
    ])
  })

  test('leaves out fields, columns and rows that the form no longer has', async () => {
    const steps: ScenarioStep[] = [
      { set: { gone: '1', kind: '01', works: [{ title: '甲', year: '2020' }] } },
      { set: { gone: '2' } },
      { addRow: 'works', value: { title: '乙', year: '2021' } },
      { addRow: 'lost' },
      { deleteRow: 'works', index: 7 },
      { set: { post: '丙', 'works/7/title': '丁' } },
      { blur: ['gone', 'org'] },
      { upload: 'org', files: [{ name: 'a.pdf' }] },
      { expect: { visible: ['gone', 'org'], hidden: ['gone'] } },
    ]
    expect(await take(steps)).toEqual([
      { set: { kind: '01', works: [{ title: '甲' }] } },
      { addRow: 'works', value: { title: '乙' } },
      { set: { post: '丙' } },
      { blur: ['org'] },
      { expect: { visible: ['org'] } },
    ])
  })

  test('of a test that passes changes nothing', async () => {
    const steps: ScenarioStep[] = [
      { type: { kind: '01' } },
      { set: { org: '甲', post: '乙' } },
      { submit: true },
      { expect: { errors: {}, valid: true, visible: ['org'], offered: { kind: ['01', '…'] } } },
    ]
    expect(await take(steps)).toEqual(steps)
  })

  test('makes a test of this form pass, whatever it was', async () => {
    const key = fc.constantFrom('kind', 'org', 'post', 'gone', 'works/0/title', 'works/0/year')
    const value = fc.constantFrom<unknown>('01', '02', '甲', null)
    const step = fc.oneof<fc.Arbitrary<ScenarioStep>[]>(
      fc.record({ set: fc.dictionary(key, value, { maxKeys: 3 }) }),
      fc.record({ type: fc.dictionary(key, value, { maxKeys: 3 }) }),
      fc.record({ blur: fc.array(key, { maxLength: 2 }) }),
      fc.record({ addRow: fc.constantFrom('works', 'lost') }),
      fc.record({ deleteRow: fc.constant('works'), index: fc.nat(2) }),
      fc.constant({ submit: true as const }),
      fc.record({
        expect: fc.record(
          {
            visible: fc.uniqueArray(key),
            hidden: fc.uniqueArray(key),
            disabled: fc.uniqueArray(key),
            valid: fc.boolean(),
            errors: fc.constant({}),
            value: fc.constant({}),
          },
          { requiredKeys: [] },
        ),
      }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
        const taken = await take(steps)
        expect(formFaults({ steps: taken }, bundle)).toEqual([])
        expect(await failuresOf(taken)).toEqual([])
        expect(await take(taken)).toEqual(taken)
      }),
      { numRuns: 200 },
    )
  })
})
