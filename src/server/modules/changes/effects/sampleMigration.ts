import type { ConfigurationDocuments } from '#server/modules/configuration/documents/orgConfiguration.ts'
import type { Store } from '#server/store/store.ts'
import type { ChangeThread } from '../changeThread.ts'
import { addConcerned, type Migrated } from '../formEffects/migrateAnswers.ts'
import { answerIds, type FormUse, listAnswers } from '../repositories/workInFlight.ts'
import type { Both } from './both.ts'

export interface MigrationParts {
  store: Store
  changes: Pick<ChangeThread, 'migrate'>
}

export interface Sampled extends Migrated {
  /** Answers that were migrated. */
  read: number
  /** False when there are more. */
  isWhole: boolean
}

/** Milliseconds for which answers are migrated for one report; each is opened in both forms. */
const SAMPLE_MS = 1200

/** Answers per job; the thread serves steps and searches of staff between jobs. */
const PAGE = 25

/**
 * Migrates the stored answers of a changed form in the worker thread, as many as time allows.
 * @param clock monotonic time in milliseconds
 */
export async function sampleMigration(
  { store, changes }: MigrationParts,
  orgId: string,
  { use, path, both }: { use: FormUse; path: string; both: Both },
  clock: () => number = () => performance.now(),
): Promise<Sampled> {
  const end = clock() + SAMPLE_MS
  const form = { path, before: formOnly(both.before, path), after: formOnly(both.after, path) }
  const { ids, now } = await store.tx(orgId, async (tx) => ({
    ids: await answerIds(tx, use),
    now: tx.now.getTime(),
  }))
  const none = { count: 0, labels: new Map<string, number>() }
  let found: Migrated = { invalid: none, lost: none }
  let read = 0
  while (read < ids.length && clock() < end) {
    const page = ids.slice(read, read + PAGE)
    const answers = await store.tx(orgId, (tx) => listAnswers(tx, use, page))
    const { invalid, lost } = await changes.migrate({ ...form, answers, now })
    found = {
      invalid: addConcerned(found.invalid, invalid),
      lost: addConcerned(found.lost, lost),
    }
    read += page.length
  }
  return { ...found, read, isWhole: read === ids.length }
}

/** The form and the dictionaries only, which keeps each message to the thread small. */
export const formOnly = (documents: ConfigurationDocuments, path: string): ConfigurationDocuments =>
  Object.fromEntries(
    Object.entries(documents).filter(([one]) => one === path || one.startsWith('dictionaries/')),
  )
