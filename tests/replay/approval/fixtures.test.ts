import { expect, test } from 'vitest'
import { survey } from '#replay/approval/documents/survey.ts'
import { judge, judgeGone } from '#replay/approval/judge.ts'
import { sentence } from '#replay/approval/report/sentence.ts'
import { DEFAULT_PATHS } from '#replay/defaultPaths.ts'
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
    expect(judge(file, tables).changes.map(sentence)).toEqual([])
  },
)

test('no approved form of the fixtures is gone', () => {
  expect(surveys.flatMap(({ gone }) => gone).map(judgeGone)).toEqual([])
})
