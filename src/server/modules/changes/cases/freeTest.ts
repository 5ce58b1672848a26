import { dayOf } from '#domain/time/dateFormat.ts'
import type { ConfigurationDocuments } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { formName } from '#server/modules/configuration/documents/scenarioPath.ts'
import type { Tx } from '#server/store/store.ts'
import { type ListedChange, listChanges } from '../repositories/configChanges.ts'

/** Change sets that are neither published nor discarded, the one changed last first. */
export async function aliveChanges(tx: Tx): Promise<ListedChange[]> {
  const alive: ListedChange[] = []
  for await (const change of listChanges(tx, ['open', 'ready', 'scheduled']).rows())
    alive.push(change)
  return alive
}

/** The first path of the day that no other test of the form has. */
interface FreeTest {
  path: string
  day: string
  number: number
}

/**
 * Returns a path for a new test of a form, named by the day and a number. No given document has it, nor any document of
 * the given change sets.
 * @param kind origin of the test: an application (`record`) or answers that staff typed
 */
export function freeTest(
  tx: Tx,
  { form, kind }: { form: string; kind: 'record' | 'typed' },
  documents: readonly ConfigurationDocuments[],
  alive: readonly Pick<ListedChange, 'paths'>[],
): FreeTest {
  const day = dayOf(tx.now.getTime())
  const taken = new Set([
    ...documents.flatMap((each) => Object.keys(each)),
    ...alive.flatMap(({ paths }) => paths),
  ])
  const pathOf = (number: number) =>
    `scenarios/${formName(form)}/${kind}-${day}-${number}.scenario.json`
  let number = 1
  while (taken.has(pathOf(number))) number += 1
  return { path: pathOf(number), day, number }
}
