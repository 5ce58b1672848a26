import type { Verb } from '#contract/page.ts'
import type { VerbRunner } from './verb.ts'

type VerbTable = { readonly [V in Verb]: VerbRunner<V> }

let table: VerbTable | undefined

/** The verbs, once they have been loaded. */
export const loadedVerbs = (): VerbTable | undefined => table

/** No page acts before the person does: verbs are loaded at the first touch, at the latest with the first step. */
export async function loadVerbs(): Promise<VerbTable> {
  table ??= (await import('./table.ts')).VERB_TABLE
  return table
}
