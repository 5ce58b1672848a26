import { type ConvertOptions, convertFormInfo } from '#adapters/formInfo/convert.ts'
import { definitionOf } from '#adapters/formInfo/definition.ts'
import type { Schema } from '#contract/calls.ts'
import type { FormConfigShape } from '#contract/configuration.gen.ts'
import { documentValue } from '#domain/json/documentValue.ts'
import { diffSnapshots } from '#replay/approval/diff/diffSnapshots.ts'
import type { Snapshot } from '#replay/approval/snapshot/snapshot.ts'
import { takeSnapshot } from '#replay/approval/snapshot/takeSnapshot.ts'
import { sentence } from '#replay/report/sentence.ts'

/** One change, and its impact on those who fill in, read or print the form. */
export type ImpactSentence = Pick<Schema<'ReportChange'>, 'sentence' | 'impact'>

/**
 * Describes what changes for those who fill in a form, each change with its impact, in the sentences of the form's
 * approval.
 */
export function formSentences(
  before: string,
  after: string,
  tables: { before: ConvertOptions; after: ConvertOptions },
): ImpactSentence[] {
  const changes = diffSnapshots(snapshotOf(before, tables.before), snapshotOf(after, tables.after))
  return changes.map((change) => ({ sentence: sentence(change), impact: change.impact }))
}

function snapshotOf(text: string, tables: ConvertOptions): Snapshot {
  const form = documentValue(JSON.parse(text)) as FormConfigShape
  const bundle = convertFormInfo(definitionOf(form), tables)
  return takeSnapshot({
    bundle,
    printInfo: form.printInfo,
    dictionaries: tables.dictionaries ?? {},
  })
}
