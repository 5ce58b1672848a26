import { readFormFile } from '#replay/documents/formFile.ts'
import { jsonFiles } from '#replay/jsonFiles.ts'
import type { Proof, ProofFinding, Unproven } from '#replay/proof/proof.ts'
import { proveForm } from '#replay/proof/proveForm.ts'
import { fixtureTables } from '#replay/tables.ts'

/** One document has more situations than this that must be told apart. */
export const BOUND = 2_000
const INPUT = '.input.json'

export interface ProofFixture {
  input: string
  expected: string
}

/** Every `fixtures/proof/<fault>.input.json` with the place of its expected outcome. */
export const proofFixtures = (): ProofFixture[] =>
  jsonFiles('fixtures/proof')
    .filter((file) => file.endsWith(INPUT))
    .map((input) => ({ input, expected: input.replace(INPUT, '.expected.json') }))

export async function prove({ input }: ProofFixture, bound = BOUND): Promise<Proof> {
  const tables = await fixtureTables()
  return proveForm(readFormFile(input, tables), tables, bound)
}

const findingText = ({ severity, code, key, line, column, message }: ProofFinding) => ({
  ...{ severity, code, key, line, column, message },
})
const unprovenText = ({ code, key, line, column, message }: Unproven) => ({
  ...{ code, key, line, column, message },
})

/** What a proof fixture holds a form to: its findings and open questions, without their witnesses. */
export const proofOutcome = ({ findings, unproven }: Proof) => ({
  findings: findings.map(findingText),
  unproven: unproven.map(unprovenText),
})
