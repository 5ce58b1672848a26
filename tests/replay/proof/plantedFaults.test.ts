import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { readFormFile } from '#replay/approval/documents/formFile.ts'
import { jsonFiles } from '#replay/jsonFiles.ts'
import { FINDING_CODES } from '#replay/proof/claims/claim.ts'
import type { Proof, ProofFinding, Unproven } from '#replay/proof/proof.ts'
import { proveForm } from '#replay/proof/proveForm.ts'
import { runScenario } from '#replay/runScenario.ts'
import { fixtureTables } from '#replay/tables.ts'

/** One document needs more answer sets than this. */
const BOUND = 2_000
const INPUT = '.input.json'
const files = jsonFiles('fixtures/proof').filter((file) => file.endsWith(INPUT))
const tables = await fixtureTables()
const proofs = new Map<string, Proof>()

const proofOf = (file: string): Proof => {
  const proof = proofs.get(file)
  if (!proof) throw new Error(`${file} was not proven`)
  return proof
}
const findingText = ({ severity, code, key, line, column, message }: ProofFinding) => ({
  ...{ severity, code, key, line, column, message },
})
const unprovenText = ({ code, key, line, column, message }: Unproven) => ({
  ...{ code, key, line, column, message },
})

beforeAll(async () => {
  for (const file of files)
    proofs.set(file, await proveForm(readFormFile(file, tables.dictionaries), tables, BOUND))
})

describe('every planted fault is found at its place, and nothing else', () => {
  test.each(files)('%s', (file) => {
    const { findings, unproven } = proofOf(file)
    const found = { findings: findings.map(findingText), unproven: unproven.map(unprovenText) }
    const expected = file.replace(INPUT, '.expected.json')
    expect(found).toEqual(JSON.parse(readFileSync(expected, 'utf8')))
  })
})

test('every finding has a witness that goes as it says', async () => {
  const findings = [...proofs.values()].flatMap((proof) => proof.findings)
  expect(findings.length).toBeGreaterThan(0)
  for (const { message, witness } of findings) {
    expect(
      witness.steps.some((step) => 'expect' in step),
      message,
    ).toBe(true)
    expect(await runScenario(witness, tables), message).toEqual([])
  }
})

test('every kind of finding has a planted fault', () => {
  const found = new Set(
    [...proofs.values()].flatMap(({ findings }) => findings.map(({ code }) => code)),
  )
  expect(FINDING_CODES.filter((code) => !found.has(code))).toEqual([])
})

test('a form without faults is said to show, hide and submit every field, each once seen', () => {
  expect(proofOf('fixtures/proof/nothingWrong.input.json').facts).toMatchObject({
    targets: 2,
    shown: 2,
    hidden: 2,
    submitted: 2,
    submittable: 'yes',
  })
})

describe('beyond the bound nothing is claimed', () => {
  const file = 'fixtures/proof/bound.input.json'
  const never = async (bound: number) => {
    const { findings, unproven } = await proveForm(
      readFormFile(file, tables.dictionaries),
      tables,
      bound,
    )
    const about = ({ code, key }: Unproven): boolean =>
      code === 'unreachable-field' && key === 'never'
    return { claimed: findings.some(about), open: unproven.some(about) }
  }

  test.each([1, 100, BOUND])('%d answer sets are too few', async (bound) => {
    expect(await never(bound)).toEqual({ claimed: false, open: true })
  })

  test('all of them are enough', async () => {
    expect(await never(2 * BOUND)).toEqual({ claimed: true, open: false })
  })
})
