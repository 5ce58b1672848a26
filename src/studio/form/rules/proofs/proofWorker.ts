import type { AreaNode, Dictionaries } from '#contract/formInfo.ts'
import { createPatternMatcher } from '#domain/patterns/createPatternMatcher.ts'
import { loadLinearEngine } from '#domain/patterns/linearEngine.ts'
import { FINDING_CODES } from '#replay/proof/claims/claim.ts'
import type { Proof } from '#replay/proof/proof.ts'
import { proveText } from '#replay/proof/proveText.ts'

/** Input of a proof worker. */
export interface ProofJob {
  /** The form's document as text. */
  text: string
  dictionaries: Dictionaries
  areas: readonly AreaNode[]
  now: number
}

/** Maximum number of answer sets per question; more would take longer than a user waits. */
const BOUND = 20_000

const OWN: ReadonlySet<string> = new Set(FINDING_CODES)

/**
 * Returns `faulty` for a form with errors: faulty definitions are partly rejected, and a proof would only cover the
 * rest.
 */
const provenOrFaulty = (proof: Proof): Proof | 'faulty' =>
  proof.findings.some(({ code }) => !OWN.has(code)) ? 'faulty' : proof

async function prove({ text, dictionaries, areas, now }: ProofJob): Promise<Proof | 'faulty'> {
  const matches = createPatternMatcher({ linearAlways: true, engine: await loadLinearEngine() })
  return provenOrFaulty(await proveText('', text, { dictionaries, areas, now, matches }, BOUND))
}

/** A worker: receives a form and posts what is proven about it; an exception becomes the worker's error event. */
addEventListener('message', ({ data }: MessageEvent<ProofJob>) => {
  prove(data).then((proof) => postMessage(proof), reportError)
})
