import { ownValue } from '#contract/record.ts'
import type { FormFile } from '../documents/formOfText.ts'
import { runScenario, type Tables } from '../runScenario.ts'
import type { Scenario } from '../scenario.ts'
import type { About, Claim } from './claims/claim.ts'
import type { Proof, ProofPlace } from './proof.ts'

/**
 * Plays the witness of every claim. Claims whose witness passes become findings; the others are reported as unproven.
 */
export async function playWitnesses(
  claims: readonly Claim[],
  form: FormFile,
  tables: Tables,
  placed: (about: About) => ProofPlace & { key: string },
): Promise<Pick<Proof, 'findings' | 'unproven'>> {
  const proven: Pick<Proof, 'findings' | 'unproven'> = { findings: [], unproven: [] }
  for (const { steps, about, ...claim } of claims) {
    const witness = witnessOf(claim.message, steps, form, tables)
    const [failure] = await runScenario(witness, tables)
    const { code, message } = claim
    if (failure)
      proven.unproven.push({ code, message: `${message}（见证重放不符）`, ...placed(about) })
    else proven.findings.push({ ...claim, ...placed(about), witness })
  }
  return proven
}

/** Returns a self-contained scenario: with the form, and with the dictionaries that the fixtures lack. */
function witnessOf(
  title: string,
  steps: Scenario['steps'],
  { formInfo, subject }: FormFile,
  tables: Tables,
): Scenario {
  const own = Object.entries(subject.dictionaries).filter(
    ([name, items]) => ownValue(tables.dictionaries, name) !== items,
  )
  const context = own.length > 0 ? { context: { dictionaries: Object.fromEntries(own) } } : {}
  return { title, formInfo, ...context, steps }
}
