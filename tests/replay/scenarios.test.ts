import { describe, expect, test } from 'vitest'
import { FIELD_TYPES } from '#contract/formInfo.ts'
import { survey } from '#replay/documents/survey.ts'
import { readScenario } from '#replay/readScenario.ts'
import { openForm, runScenario } from '#replay/runScenario.ts'
import { fixtureTables } from '#replay/tables.ts'

const files = survey('fixtures/scenarios').scenarios
const tables = await fixtureTables()

describe('every scenario of the fixtures holds', () => {
  test.each(files)('%s', async (file) => {
    expect(await runScenario(readScenario(file), tables)).toEqual([])
  })
})

test('the scenarios touch every field type', () => {
  const bundles = files.map((file) => openForm(readScenario(file), tables).bundle)
  const fields = bundles.flatMap((bundle) => Object.values(bundle.fields))
  const touched = new Set(
    fields.flatMap((field) => [field, ...(field.columns ?? [])]).map((field) => field.type),
  )
  expect(FIELD_TYPES.filter((type) => !touched.has(type))).toEqual([])
})
