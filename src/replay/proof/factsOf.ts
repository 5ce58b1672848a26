import type { Inquiry } from './claims/claim.ts'
import type { ProofFacts } from './proof.ts'

export function factsOf({ subject, reach, whole, submittable }: Inquiry): ProofFacts {
  const searched = [...reach, whole, ...submittable.values()]
  return {
    fields: subject.bundle.order.length,
    targets: reach.length,
    controllers: new Set(subject.reads.map(({ controller }) => controller)).size,
    answerSets: searched.reduce((total, { count }) => total + count, 0),
    shown: reach.filter(({ shown }) => shown).length,
    hidden: reach.filter(({ hidden }) => hidden).length,
    submitted: [...submittable.values()].filter(({ answers }) => answers).length,
    submittable: whole.verdict,
  }
}
