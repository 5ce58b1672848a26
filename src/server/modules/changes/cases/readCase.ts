import { RefusalCode } from '#contract/envelope.ts'
import { ownValue } from '#contract/record.ts'
import { fill } from '#domain/text/fill.ts'
import type { CallContext } from '#server/base/call.ts'
import { Refusal } from '#server/messages/refusal.ts'
import words from '#server/messages/studio.json' with { type: 'json' }
import type {
  ConfigurationDocuments,
  OrgConfiguration,
} from '#server/modules/configuration/documents/orgConfiguration.ts'
import { formName } from '#server/modules/configuration/documents/scenarioPath.ts'
import { findRecord } from '#server/modules/records/applications/recordTypeRegistry.ts'
import type { RecordParts } from '#server/modules/records/recordParts.ts'
import { formUse, isUsedFor } from '../effects/formUse.ts'
import type { RecordCase } from '../proofs/caseOnForm.ts'
import { dictionariesIn } from '../proofs/proofsOf.ts'
import type { ProofThread } from '../proofs/proofThread.ts'

/** A case of an application, not stored yet. */
export interface ReadCase {
  /** Path of the form that the case tests. */
  form: string
  live: OrgConfiguration
  made: RecordCase
  /** Sentences for readers of the test: type and status of the application, and where the case differs from it. */
  notes: string[]
}

interface Reading extends CallContext<'org', RecordParts & { proofs: ProofThread }> {
  input: { id: string }
}

/**
 * Makes a test case of an application's answers, without anything that identifies the applicant.
 * @throws NotFound for an application of another society, or whose form no longer exists
 */
export async function readCase({ input, org, parts }: Reading): Promise<ReadCase> {
  const live = await parts.configuration.of(org.orgId)
  const { type, record } = await parts.store.tx(org.orgId, async (tx) => {
    const found = await findRecord(tx, input.id)
    if (!found) throw new Refusal(RefusalCode.NotFound, 'noSuchRecord')
    return found
  })
  const form = formOf(live.documents, type.filledInFor(record))
  const made = await parts.proofs.case({
    ...{ form: ownValue(live.documents, form) ?? '', answers: record.formInfo },
    dictionaries: dictionariesIn(live.documents),
  })
  const view = type.view(live, parts.shared)
  const isOlder = live.forms.get(formName(form))?.hash !== record.formHash
  return {
    ...{ form, live, made },
    notes: [
      fill(words.cases.note, {
        type: view.typeName(record),
        status: view.statusName(record.status),
      }),
      ...(isOlder ? [words.cases.older] : []),
      ...remarks(made),
    ],
  }
}

function formOf(
  documents: ConfigurationDocuments,
  filledInFor: { functionCode: string; type: string | null },
): string {
  const form = Object.keys(documents).find((path) => {
    const use = formUse(path, documents)
    return use && isUsedFor(use, filledInFor)
  })
  if (form === undefined) throw new Refusal(RefusalCode.NotFound, 'formMissing')
  return form
}

function remarks({ dropped, differing }: RecordCase): string[] {
  return [
    ...(dropped > 0 ? [fill(words.cases.dropped, { count: dropped })] : []),
    ...(differing.length > 0
      ? [fill(words.cases.differing, { fields: differing.map((one) => `“${one}”`).join('、') })]
      : []),
  ]
}
