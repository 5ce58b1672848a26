import { expect, test } from 'vitest'
import { runScenario } from '#replay/runScenario.ts'
import type { Expectation, ScenarioStep } from '#replay/scenario.ts'
import { fixtureTables } from '#replay/tables.ts'

const tables = await fixtureTables()
const formInfo = [[{ type: 'textBox', value: 'a', label: '甲', required: true }]]
const play = (...steps: ScenarioStep[]) => runScenario({ title: '', formInfo, steps }, tables)

test.each<[keyof Expectation, Expectation, unknown]>([
  ['visible', { visible: ['ghost'] }, []],
  ['hidden', { hidden: ['a'] }, []],
  ['errors', { errors: {} }, { a: '请输入甲' }],
  ['valid', { valid: true }, false],
  ['value', { value: { a: 'x' } }, {}],
  ['diagnostics', { diagnostics: ['not-json'] }, []],
])(
  'an expectation of %s that does not hold is a failure with what was found',
  async (key, expectation, actual) => {
    const failures = await play({ submit: true }, { expect: expectation })
    expect(failures).toEqual([{ step: 2, key, expected: expectation[key], actual }])
  },
)

test('errors are exact: one that is not expected is a failure', async () => {
  expect(await play({ submit: true }, { expect: { errors: { a: '请输入甲' } } })).toEqual([])
  expect(await play({ submit: true }, { expect: { errors: {} } })).toHaveLength(1)
})

test('a word that is no expectation is a failure, not silence', async () => {
  const typo = { visable: ['a'] } as unknown as Expectation
  expect(await play({ expect: typo })).toHaveLength(1)
})

test.each([
  ['2026-11-25', 25],
  ['2026-11-25 23:59', 25],
  ['2026-11-26 00:00', 26],
])('a scenario of %s is played on that day in China, whenever that is done', async (now, day) => {
  const days = { days: [{ day: '2026-10-31' }, { day: 'now' }] }
  const form = [[{ type: 'textBox', value: 'a', label: '甲', compute: days }]]
  const steps: ScenarioStep[] = [{ expect: { value: { a: `${day}` } } }]
  const scenario = { title: '', formInfo: form, context: { now }, steps }
  expect(await runScenario(scenario, tables)).toEqual([])
})

test('no diagnostics are exact: a misspelt attribute is a failure', async () => {
  const misspelt = [[{ type: 'textBox', value: 'a', label: '甲', computed: { var: 'b' } }]]
  const steps: ScenarioStep[] = [{ expect: { diagnostics: [] } }]
  expect(await runScenario({ title: '', formInfo: misspelt, steps }, tables)).toEqual([
    { step: 1, key: 'diagnostics', expected: [], actual: ['unknown-attribute'] },
  ])
})
