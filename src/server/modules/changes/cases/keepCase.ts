import type { Schema } from '#contract/calls.ts'
import { ownValue } from '#contract/record.ts'
import { fill } from '#domain/text/fill.ts'
import { societyCase } from '#replay/cases/societyCase.ts'
import { requireAccount } from '#server/base/authorize.ts'
import type { CallSubject } from '#server/base/subject.ts'
import words from '#server/messages/studio.json' with { type: 'json' }
import { formName } from '#server/modules/configuration/documents/scenarioPath.ts'
import type { Tx } from '#server/store/store.ts'
import { readDraft, requireOpen } from '../changeSet.ts'
import {
  type ConfigChange,
  insertChange,
  type ListedChange,
} from '../repositories/configChanges.ts'
import { addTest } from './addTest.ts'
import { aliveChanges, freeTest } from './freeTest.ts'
import type { ReadCase } from './readCase.ts'

/** Stores a case as a test in a change set of the caller's, as one step that can be undone. */
export async function keepCase(
  tx: Tx,
  { subject }: { subject: CallSubject },
  found: ReadCase,
): Promise<Schema<'MadeTest'>> {
  const { id: accountId } = requireAccount(subject)
  const alive = await aliveChanges(tx)
  const change =
    (await ownChange(tx, alive, accountId, found)) ?? (await newChange(tx, accountId, found))
  const draft = await readDraft(tx, change, found.live)
  const { form, live } = found
  const { path, ...free } = freeTest(tx, { form, kind: 'record' }, [live.documents, draft], alive)
  const name = fill(words.cases.name, free)
  const content = testText(name, found)
  await addTest(tx, { changeId: change.id, path, content, accountId }, draft)
  const [, ...remarks] = found.notes
  return {
    ...{ id: change.id, title: change.title, path, name },
    ...(remarks.length > 0 && { remark: remarks.join('') }),
  }
}

/**
 * Returns the caller's most recently changed open change set in which the form is the live one, because the case is
 * made on the live form.
 */
async function ownChange(
  tx: Tx,
  alive: readonly ListedChange[],
  accountId: string,
  { form, live }: ReadCase,
): Promise<ConfigChange | undefined> {
  const own = alive.filter(({ status, createdBy }) => status === 'open' && createdBy === accountId)
  for (const change of own) {
    const draft = await readDraft(tx, change, live)
    if (ownValue(draft, form) === ownValue(live.documents, form)) return requireOpen(tx, change.id)
  }
  return undefined
}

const newChange = (tx: Tx, createdBy: string, { live }: ReadCase): Promise<ConfigChange> =>
  insertChange(tx, { title: words.cases.change, baseVersion: live.version, createdBy })

function testText(title: string, { form, made, notes }: ReadCase): string {
  const { context, steps } = made
  const test = societyCase({ title, note: notes.join(''), context, steps }, formName(form))
  return `${JSON.stringify(test, null, 2)}\n`
}
