import '../press.ts'
import type { Channel } from '#runtime/core/form/channels.ts'
import type { FormStore } from '#runtime/core/form/formStore.ts'
import { betweenPresses } from '../pressGate.ts'

/** Values are what a press itself changes, a slider's while it is drawn; messages, fields and sections come and go. */
const movesNothing = (channel: Channel): boolean => /^(?:value|rows):/.test(channel)

/** Tells a listener on screen of a channel: while something is pressed, nothing that would move it. */
export function follow(store: FormStore, channel: Channel, listener: () => void): () => void {
  if (movesNothing(channel)) return store.subscribe(channel, listener)
  return betweenPresses((told) => store.subscribe(channel, told))(listener)
}
