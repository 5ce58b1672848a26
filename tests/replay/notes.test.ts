import { expect, test } from 'vitest'
import { playScenario } from '#replay/play/playScenario.ts'
import type { ScenarioStep } from '#replay/scenario.ts'
import { fixtureTables } from '#replay/tables.ts'

const tables = await fixtureTables()

const notesOf = async (attributes: object, ...steps: ScenarioStep[]) => {
  const formInfo = [[{ type: 'textBox', value: 'a', label: '甲', ...attributes }]]
  const scenario = { title: '', formInfo, steps }
  const places = { at: () => undefined } as never
  const { passed, notes } = await playScenario('', tables, () => ({ scenario, places }))
  expect(passed).toBe(true)
  return notes
}

test('what is wrong with the form is said though no expectation names it', async () => {
  const misspelt = { computed: { var: 'b' } }
  expect(await notesOf(misspelt)).toEqual([expect.stringMatching(/^表单 \d+:\d+ {2}.*computed/)])
  const named = { expect: { diagnostics: ['unknown-attribute'] } }
  expect(await notesOf(misspelt, named)).toEqual([])
})

test('a step that sets what nobody can change is said to stand for no person', async () => {
  const set = { set: { a: '乙' } }
  expect(await notesOf({ isDisable: true }, set)).toEqual([
    '第 1 步 填表的人改不了“甲”，这一步代替的不是人',
  ])
  expect(await notesOf({}, set)).toEqual([])
})
