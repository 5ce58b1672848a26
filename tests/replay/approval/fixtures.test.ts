import { expect, test } from 'vitest'
import { compareRemoved, compareWithApproved } from '#replay/approval/compareWithApproved.ts'
import { DEFAULT_PATHS } from '#replay/defaultPaths.ts'
import { survey } from '#replay/documents/survey.ts'
import { sentence } from '#replay/report/sentence.ts'
import { fixtureTables } from '#replay/tables.ts'

const tables = await fixtureTables()
const surveys = DEFAULT_PATHS.map(survey)

test('the forms of the fixtures are under approval', () => {
  expect(surveys.every(({ underApproval }) => underApproval)).toBe(true)
  expect(surveys.flatMap(({ forms }) => forms).length).toBeGreaterThan(70)
})

test.each(surveys.flatMap(({ forms }) => forms))(
  '%s is as it was approved; npm run replay -- --approve approves it anew',
  (file) => {
    expect(compareWithApproved(file, tables).changes.map(sentence)).toEqual([])
  },
)

test('no approved form of the fixtures is gone', () => {
  expect(surveys.flatMap(({ gone }) => gone).map(compareRemoved)).toEqual([])
})
