import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { FINDING_CODES } from '#replay/proof/claims/claim.ts'
import type { Proof, Unproven } from '#replay/proof/proof.ts'
import { runScenario } from '#replay/runScenario.ts'
import { fixtureTables } from '#replay/tables.ts'
import { BOUND, proofFixtures, proofOutcome, prove } from './proofFixtures.ts'

const fixtures = proofFixtures()
const proofs = new Map<string, Proof>()

const proofOf = (file: string): Proof => {
  const proof = proofs.get(file)
  if (!proof) throw new Error(`${file} was not proven`)
  return proof
}

beforeAll(async () => {
  for (const fixture of fixtures) proofs.set(fixture.input, await prove(fixture))
})

describe('every planted fault is found at its place, and nothing else', () => {
  test.each(fixtures)('$input', ({ input, expected }) => {
    expect(proofOutcome(proofOf(input))).toEqual(JSON.parse(readFileSync(expected, 'utf8')))
  })
})

test('every finding has a witness that goes as it says', async () => {
  const findings = [...proofs.values()].flatMap((proof) => proof.findings)
  expect(findings.length).toBeGreaterThan(0)
  const tables = await fixtureTables()
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
  const fixture = fixtures.find(({ input }) => input.endsWith('/bound.input.json'))
  const never = async (bound: number) => {
    if (!fixture) throw new Error('the fixture of the bound is missing')
    const { findings, unproven } = await prove(fixture, bound)
    const about = ({ code, key }: Unproven): boolean =>
      code === 'unreachable-field' && key === 'never'
    return { claimed: findings.some(about), open: unproven.some(about) }
  }

  test.each([1, 100, BOUND])('%d situations are too few', async (bound) => {
    expect(await never(bound)).toEqual({ claimed: false, open: true })
  })

  test('all of them are enough', async () => {
    expect(await never(100 * BOUND)).toEqual({ claimed: true, open: false })
  })
})
