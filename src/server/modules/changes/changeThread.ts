import type { Schema } from '#contract/calls.ts'
import type { Edit } from '#domain/edits/edit.ts'
import type { ConfigurationDocuments } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { threadEntry } from '#server/threads/threadEntry.ts'
import { createWorkThread, type WorkThreadLimits } from '#server/threads/workThread.ts'
import type { FormEffect } from './formEffects/formEffects.ts'
import type { Migrated, Migrating } from './formEffects/migrateAnswers.ts'
import type { Offering } from './formEffects/offeredCodes.ts'
import type { Retiring } from './formEffects/retireEdits.ts'

/** Edits to apply to a text: JSON as received with a step, or parsed edits when a step is undone or redone. */
export interface EditJob {
  kind: 'edit'
  path: string
  text: string
  edits: string | readonly Edit[]
  /** The text in the base version; it replaces an edited text of the same JSON value, byte for byte. */
  base: string | undefined
  /** The text of memberTypes.json, for names. */
  memberTypes: string | undefined
}

export type Edited =
  | { kind: 'edited'; text: string; edits: readonly Edit[]; label: string }
  /** Nothing was edited: the place, given in words, has another value than the edit expects to replace. */
  | { kind: 'conflict'; place: string }
  | { kind: 'invalid' }

/** Three-way merge of `mine` with `theirs`; conflicts whose keys are in `decided` take the value of `theirs`. */
export interface MergeJob {
  kind: 'merge'
  base: ConfigurationDocuments
  mine: ConfigurationDocuments
  theirs: ConfigurationDocuments
  decided: readonly string[]
}

export interface MergedChange {
  documents: ConfigurationDocuments
  conflicts: Schema<'ChangeConflict'>[]
}

export interface DescribeJob {
  kind: 'describe'
  before: ConfigurationDocuments
  after: ConfigurationDocuments
}

export interface SearchJob {
  kind: 'search'
  documents: ConfigurationDocuments
  keyword: string
}

/** Texts of the product that a society may override. */
export interface ProductTexts {
  /** Pages and dialogs by their path. */
  pages: Readonly<Record<string, string>>
  /** Fragments that pages and dialogs include, by name. */
  fragments: Readonly<Record<string, string>>
}

export interface SearchPagesJob {
  kind: 'searchPages'
  product: ProductTexts
  /** Documents with the society's tiles, whose names are also names of the pages that they open. */
  documents: ConfigurationDocuments
  keyword: string
}

/** A page or dialog of the product that matches a keyword. */
export interface FoundPage {
  path: string
  /** Title shown to staff. */
  title: string
  /** Text on the page that contains the words, when its name does not. */
  text?: string
}

/** Computes the effects of changed documents on forms. */
export interface FormEffectsJob {
  kind: 'formEffects'
  before: ConfigurationDocuments
  after: ConfigurationDocuments
}

export interface MigrateJob extends Migrating {
  kind: 'migrate'
}

/** Tells which codes a form offers. */
export interface OfferedJob extends Offering {
  kind: 'offered'
}

/** Computes the edits that restore a removed option as retired; `undefined` if that is not possible. */
export interface RetireJob extends Retiring {
  kind: 'retire'
}

/** A job with its answer. */
interface Jobs {
  edit: [EditJob, Edited]
  merge: [MergeJob, MergedChange]
  describe: [DescribeJob, Schema<'ReportChange'>[]]
  formEffects: [FormEffectsJob, FormEffect[]]
  migrate: [MigrateJob, Migrated]
  offered: [OfferedJob, boolean[]]
  retire: [RetireJob, Edit[] | undefined]
  search: [SearchJob, Schema<'StudioEntry'>[]]
  searchPages: [SearchPagesJob, FoundPage[]]
}

export type ChangeJob = Jobs[keyof Jobs][0]
export type ChangeAnswer = Jobs[keyof Jobs][1]

/** Reads and writes documents in a worker thread: a form of 1000 fields takes longer than the event loop may wait. */
export type ChangeThread = {
  [Kind in keyof Jobs]: (job: Omit<Jobs[Kind][0], 'kind'>) => Promise<Jobs[Kind][1]>
}

const THREAD: WorkThreadLimits = { threads: 2, waiting: 200, jobMs: 30_000, idleMs: 300_000 }

export function createChangeThread(): ChangeThread {
  const entry = threadEntry('changeThread.js', './changeWorker.ts', import.meta.url)
  const thread = createWorkThread<ChangeJob, ChangeAnswer>(entry, THREAD)
  return {
    edit: async (job) => (await thread.run({ kind: 'edit', ...job })) as Edited,
    merge: async (job) => (await thread.run({ kind: 'merge', ...job })) as MergedChange,
    describe: async (job) =>
      (await thread.run({ kind: 'describe', ...job })) as Schema<'ReportChange'>[],
    formEffects: async (job) => (await thread.run({ kind: 'formEffects', ...job })) as FormEffect[],
    migrate: async (job) => (await thread.run({ kind: 'migrate', ...job })) as Migrated,
    offered: async (job) => (await thread.run({ kind: 'offered', ...job })) as boolean[],
    retire: async (job) => (await thread.run({ kind: 'retire', ...job })) as Edit[] | undefined,
    search: async (job) =>
      (await thread.run({ kind: 'search', ...job })) as Schema<'StudioEntry'>[],
    searchPages: async (job) => (await thread.run({ kind: 'searchPages', ...job })) as FoundPage[],
  }
}
