import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readFormFile } from '#replay/documents/formFile.ts'
import { survey } from '#replay/documents/survey.ts'
import { proveForm } from '#replay/proof/proveForm.ts'
import { fixtureTables } from '#replay/tables.ts'

const replay = (...args: string[]) =>
  spawnSync('npx', ['tsx', 'src/replay/cli.ts', ...args], { encoding: 'utf8' })
const fixture = (name: string) => `fixtures/proof/${name}.input.json`

test('exit code 1 when a finding is an error, with its place and its witness', () => {
  const { status, stdout } = replay('--prove', fixture('unreachableByChain'))
  expect(status).toBe(1)
  expect(stdout).toContain(`错误 ${fixture('unreachableByChain')}:69:5 unreachable-field`)
  expect(stdout).toContain('{"expect":{"hidden":["never"]}}')
})

test('warnings and what is not proven pass, and the latter is said aloud', () => {
  const { status, stdout } = replay('--prove', fixture('bound'), '--bound', '500')
  expect(status).toBe(0)
  expect(stdout).toContain('未能证明 2 项（每项至多分 500 种情形')
  expect(stdout).toContain('不能当作没有问题')
})

test('--json gives facts, findings with witnesses, and what is not proven', () => {
  const proofs = JSON.parse(replay('--prove', fixture('alwaysShown'), '--json').stdout)
  expect(proofs).toMatchObject([
    {
      file: fixture('alwaysShown'),
      facts: { targets: 1, hidden: 0 },
      findings: [
        { code: 'always-shown', key: 'note', line: 25, witness: { steps: [{}, {}] } },
        {},
        {},
      ],
      unproven: [],
    },
  ])
})

test('--witness writes scenarios that replay passes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'witness-'))
  replay('--prove', fixture('deadPatterns'), fixture('cardTypeHidden'), '--witness', folder)
  expect(readdirSync(folder)).toContain(
    'cardTypeHidden.input.card-without-type.cardNo.scenario.json',
  )
  const { status, stdout } = replay(folder)
  expect(stdout).toContain('6 passed, 0 failed')
  expect(status).toBe(0)
})

test('a bound that is no number is refused', () => {
  expect(replay('--prove', fixture('bound'), '--bound', 'viel').status).toBe(1)
})

describe("the societies' own forms hold no error, and nothing about them is left open", async () => {
  const tables = await fixtureTables()
  test.each(survey('fixtures/organisations').forms)('%s', async (file) => {
    const form = readFormFile(file, tables)
    const { findings, unproven, facts } = await proveForm(form, tables, 200_000)
    expect(findings.filter(({ severity }) => severity !== 'note')).toEqual([])
    expect(unproven).toEqual([])
    expect(facts).toMatchObject({
      shown: facts.targets,
      submitted: facts.targets,
      submittable: 'yes',
    })
  })
})
