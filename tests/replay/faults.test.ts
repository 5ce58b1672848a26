import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { SCENARIO_SUFFIX } from '#replay/jsonFiles.ts'
import { playFile } from '#replay/play/playScenario.ts'
import { fixtureTables } from '#replay/tables.ts'
import { faultFixtures, faultOutcome } from './faultFixtures.ts'

const tables = await fixtureTables()

test.each(faultFixtures().map((fixture) => [basename(fixture.input, SCENARIO_SUFFIX), fixture]))(
  'a mistake in a scenario is told at its place: %s',
  async (_, fixture) => {
    const expected = JSON.parse(readFileSync(fixture.expected, 'utf8'))
    expect(expected).not.toEqual([])
    expect(await faultOutcome(fixture)).toEqual(expected)
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
