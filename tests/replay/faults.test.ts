import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { survey } from '#replay/approval/documents/survey.ts'
import { SCENARIO_SUFFIX } from '#replay/jsonFiles.ts'
import { playFile } from '#replay/playFile.ts'
import { fixtureTables } from '#replay/tables.ts'

const FOLDER = 'fixtures/replay/faults'
const tables = await fixtureTables()

/** What is said about `NAME.scenario.json` stands in `NAME.expected.json`. */
const expectedOf = (file: string): unknown =>
  JSON.parse(readFileSync(file.replace(SCENARIO_SUFFIX, '.expected.json'), 'utf8'))

test.each(survey(FOLDER).scenarios.map((file) => [basename(file, SCENARIO_SUFFIX), file]))(
  'a mistake in a scenario is told at its place: %s',
  async (_, file) => {
    const { passed, failures } = await playFile(file, tables)
    expect(passed).toBe(false)
    const said = failures.map(({ step, sentence, at }) => ({ step, sentence, ...(at && { at }) }))
    expect(JSON.parse(JSON.stringify(said).replaceAll(process.cwd(), ''))).toEqual(expectedOf(file))
  },
)

test.each([
  ['no JSON', '{ "title": "错",\n  "formInfo": [[]],\n', '读不出：这里应该是属性名（带双引号）', 3],
  [
    'a key that stands twice',
    '{ "title": "错", "formInfo": [],\n"steps": [], "steps": [] }',
    '“steps”写了两次',
    2,
  ],
])('%s is told with its line', async (_, text, sentence, line) => {
  const file = join(mkdtempSync(join(tmpdir(), 'faults-')), 'a.scenario.json')
  onTestFinished(() => rmSync(dirname(file), { recursive: true }))
  writeFileSync(file, text)
  const { failures } = await playFile(file, tables)
  expect(failures).toMatchObject([{ step: 0, sentence, at: { line } }])
})
