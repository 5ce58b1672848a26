import type { Schema } from '#contract/calls.ts'
import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { fill } from '#domain/text/fill.ts'
import words from '#server/messages/studio.json' with { type: 'json' }
import type { ConfigurationDocuments } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { parsedDocument } from '#server/modules/configuration/documents/parsedDocument.ts'
import type { Tx } from '#server/store/store.ts'
import { countAgreed, countRegistered } from '../repositories/workInFlight.ts'
import { type Both, isChanged } from './both.ts'

type Effect = Schema<'ReportEffect'>

const FILE = 'agreements.json'
const DOCUMENTS = ['userAgreement', 'privacyAgreement'] as const

/**
 * Describes the effects of changed agreements on registered and future accounts. Consent is given at registration only:
 * existing accounts are not asked again.
 */
export async function agreementEffects(tx: Tx, both: Both): Promise<Effect[]> {
  if (!isChanged(both, FILE)) return []
  const effects: Effect[] = []
  for (const document of DOCUMENTS) {
    const [was, is] = [textOf(both.before, document), textOf(both.after, document)]
    if (!was || !is) continue
    const { title, version } = is
    if (was.version !== version)
      effects.push(
        told(words.effects.agreementVersion, { title, version, count: await countRegistered(tx) }),
      )
    else if (was.content !== is.content)
      effects.push(
        told(words.effects.agreementText, {
          title,
          version,
          count: await countAgreed(tx, { document, version }),
        }),
      )
  }
  return effects
}

interface AgreementText {
  title: string
  version: string
  content: string
}

/** `undefined` for an agreement that cannot be read, which the check reports. */
function textOf(documents: ConfigurationDocuments, document: string): AgreementText | undefined {
  const all = parsedDocument(documents, FILE)
  const found = isRecord(all) ? ownValue(all, document) : undefined
  if (!isRecord(found)) return undefined
  const { title, version, content } = found
  const isText = [title, version, content].every((text) => typeof text === 'string')
  return isText ? (found as unknown as AgreementText) : undefined
}

const told = (text: string, facts: Record<string, string | number>): Effect => ({
  sentence: fill(text, facts),
  isLoss: false,
})
