import type { FormFile } from '../documents/formOfText.ts'
import type { Tables } from '../runScenario.ts'
import { merged } from './claims/claim.ts'
import { INQUIRERS } from './claims/claimRegistry.ts'
import { diagnosed } from './diagnosed.ts'
import { factsOf } from './factsOf.ts'
import { inquiryOf } from './inquiryOf.ts'
import { placesOf } from './placesOf.ts'
import { playWitnesses } from './playWitnesses.ts'
import type { Proof } from './proof.ts'

/**
 * Proves what can be proven about a form. Each finding has a witness that was played and passed; nothing else is
 * claimed.
 * @param bound maximum number of answer sets per question
 */
export async function proveForm(form: FormFile, tables: Tables, bound: number): Promise<Proof> {
  const { file, title, subject } = form
  const context = { ...tables, dictionaries: subject.dictionaries }
  const inquiry = inquiryOf(form, context, bound)
  const { claims, gaps } = merged(INQUIRERS.map((inquire) => inquire(inquiry)))
  const placed = placesOf(form)
  const proven = await playWitnesses(
    [...claims, ...diagnosed(subject.bundle)],
    form,
    tables,
    placed,
  )
  return {
    file,
    title,
    bound,
    facts: factsOf(inquiry),
    findings: proven.findings,
    unproven: [
      ...proven.unproven,
      ...gaps.map(({ about, ...gap }) => ({ ...gap, ...placed(about) })),
    ],
  }
}
