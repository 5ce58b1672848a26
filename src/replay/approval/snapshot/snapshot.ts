/**
 * The approved snapshot of a form: the formInfo document as applicants, the printed form and stored data see it. It is
 * taken from the form bundle, so that a change of the adapter's code shows in it like a change of the document.
 */

import type { FieldUi, FormField } from '#contract/form.ts'
import type { Diagnostic } from '#contract/formInfo.ts'
import type { Logic } from '#contract/logic.ts'
import type { PrintOpinion } from '#contract/print.ts'
import type { ItemSnapshot, OptionSnapshot } from './itemSnapshots.ts'

/** Increased when the snapshot of the same form would differ; a snapshot of another version must be approved again. */
export const SNAPSHOT_VERSION = 1

/** A rule: when a field shows, what it is computed from; `words` are for readers, only `logic` is compared. */
export interface RuleSnapshot {
  words: string
  logic: Logic
}

/** A check over several fields, with the key of the field that it is told at. */
export interface CheckSnapshot {
  field: string
  message: string
  rule: RuleSnapshot
}

type SnapshotOwn = 'options' | 'ui' | 'print' | 'columns' | 'isComputed'

/**
 * A field as in the bundle, without members that are empty or have the default (off flags, empty parts, the default
 * separator).
 */
export interface FieldSnapshot
  extends Pick<FormField, 'key' | 'type' | 'shape' | 'label'>,
    Partial<Omit<FormField, 'key' | 'type' | 'shape' | 'label' | SnapshotOwn>> {
  options?: OptionSnapshot
  ui?: Partial<FieldUi>
  print?: Partial<FormField['print']>
  /** Absent: always shown. */
  visible?: RuleSnapshot
  /** Absent: not computed. */
  compute?: RuleSnapshot
  columns?: FieldSnapshot[]
}

/** A titled part of the screen; `page` is the key of the field that begins it. */
export interface SectionSnapshot {
  page?: string
  title?: string
  fields: string[]
}

/** The printed form without an application: its content, in its order. */
export interface PrintSnapshot {
  title?: string
  remark?: string
  sections: { title?: string; pageBreak: boolean; rows: string[][] }[]
  opinions: PrintOpinion[]
  signature: string[]
}

/** A diagnostic without its line and column: indenting a document anew changes nothing. */
export interface DiagnosticSnapshot extends Pick<Diagnostic, 'severity' | 'code' | 'message'> {
  /** `field/attribute` or `table/column/attribute`; empty for the document as a whole. */
  at: string
}

export interface Snapshot {
  picture: typeof SNAPSHOT_VERSION
  /** Row by row as the document has them; a row of which nothing is left is empty. */
  rows: FieldSnapshot[][]
  sections: SectionSnapshot[]
  /** Absent: none. */
  checks?: CheckSnapshot[]
  print: PrintSnapshot
  diagnostics: DiagnosticSnapshot[]
  /** The dictionaries of the options, as delivered. */
  dictionaries: Record<string, ItemSnapshot[]>
}
