import type { Schema } from '#contract/calls.ts'
import type { ChangeThread } from '../changeThread.ts'
import { agreementEffects } from './agreementEffects.ts'
import { type AnswerParts, answerEffects } from './answerEffects.ts'
import { applicationEffects } from './applicationEffects.ts'
import type { Both } from './both.ts'
import { duesEffects } from './duesEffects.ts'
import { countInFlight } from './inFlight.ts'

export type EffectParts = AnswerParts & { changes: Pick<ChangeThread, 'formEffects' | 'migrate'> }

/**
 * Describes the effects of new documents on applications, stored answers, drafts, orders, reminders, certificates and
 * consents. Only changed documents are examined, and effects on no record are left out.
 */
export async function effectsOf(
  parts: EffectParts,
  orgId: string,
  both: Both,
): Promise<Schema<'ReportEffect'>[]> {
  const [underWay, answers] = await Promise.all([
    parts.store.tx(orgId, async (tx) => [
      ...(await applicationEffects(countInFlight(tx), both)),
      ...(await duesEffects(tx, both)),
      ...(await agreementEffects(tx, both)),
    ]),
    parts.changes.formEffects(both).then((forms) => answerEffects(parts, orgId, both, forms)),
  ])
  return [...underWay, ...answers]
}
