import type { Schema } from '#contract/calls.ts'
import type { Edit } from '#domain/edits/edit.ts'
import { threadEntry } from '../../threads/threadEntry.ts'
import { createWorkThread, type WorkThreadLimits } from '../../threads/workThread.ts'
import type { ConfigurationDocuments } from '../configuration/orgConfiguration.ts'
import type { FormEffect } from './formEffects/formEffects.ts'
import type { Migrated, Migrating } from './formEffects/migrateAnswers.ts'
import type { Retiring } from './formEffects/retireEdits.ts'

/** Edits of a text: those of a step as they came, or its inverse. */
export interface EditJob {
  kind: 'edit'
  path: string
  text: string
  edits: string | readonly Edit[]
  /** The published text: a document whose value is as published again has it, byte for byte. */
  base: string | undefined
  /** The text of memberTypes.json, for names. */
  memberTypes: string | undefined
}

export type Edited =
  | { kind: 'edited'; text: string; edits: readonly Edit[]; label: string }
  /** Nothing is edited: the place, in words, has something else than an edit replaces. */
  | { kind: 'conflict'; place: string }
  | { kind: 'invalid' }

/** A change set onto what was published since; conflicts with these keys are decided for theirs. */
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

/** Texts of the product that a society may say differently. */
export interface ProductTexts {
  /** Pages and dialogs by their path. */
  pages: Readonly<Record<string, string>>
  /** What is drawn in them, by name. */
  fragments: Readonly<Record<string, string>>
}

export interface SearchPagesJob {
  kind: 'searchPages'
  product: ProductTexts
  /** The society's tiles, by whose names pages are called. */
  documents: ConfigurationDocuments
  keyword: string
}

/** A page or dialog of the product that a keyword means. */
export interface FoundPage {
  path: string
  /** What staff call it. */
  title: string
  /** The text on it that has the words, where its name does not. */
  text?: string
}

/** What new documents do to forms. */
export interface FormEffectsJob {
  kind: 'formEffects'
  before: ConfigurationDocuments
  after: ConfigurationDocuments
}

export interface MigrateJob extends Migrating {
  kind: 'migrate'
}

/** The edits that retire an option instead of removing it, if it can be. */
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
    retire: async (job) => (await thread.run({ kind: 'retire', ...job })) as Edit[] | undefined,
    search: async (job) =>
      (await thread.run({ kind: 'search', ...job })) as Schema<'StudioEntry'>[],
    searchPages: async (job) => (await thread.run({ kind: 'searchPages', ...job })) as FoundPage[],
  }
}
