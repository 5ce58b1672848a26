import type { PageDocument } from '#contract/page.ts'
import type { Host } from '../host/host.ts'
import type { RememberedState } from '../host/stateMemory.ts'
import { addressKey } from './address.ts'
import type { PageOptions } from './pageOptions.ts'

/** The declared state a page had when the person left this entry of the history. */
export interface EntryState {
  load(): RememberedState
  save(state: RememberedState): void
}

const NOTHING: EntryState = { load: () => ({}), save: () => {} }

/** Under which name the memory holds what an entry begins with: states of the page that led to it. */
export const handedOver = (entry: string): string => `${entry} begins with`

/**
 * Coming back by the history finds tab, keyword and page as they were left; coming anew finds the start values, or
 * what the page that led here handed over.
 * Not for frames and dialogs, which stand in no entry of their own, nor for wizards, which keep more by themselves.
 */
export function createEntryState(
  { id, model }: PageDocument,
  { navigation, states }: Host,
  { follows, close }: PageOptions,
): EntryState {
  const entry = navigation.entry()
  if (entry === '' || follows === 'any' || close || model.flow || !model.state) return NOTHING
  const key = `${entry} ${id} ${addressKey(navigation.current())}`
  return {
    load: () => ({ ...states.recall(handedOver(entry)), ...states.recall(key) }),
    save: (state) => states.remember(key, state),
  }
}
