import type { Visitor } from './visitor.ts'

/** Hands a change set over as it is, as on its page, and returns the answer. */
export async function sendForPublishing(who: Visitor, id: string, note = '请审') {
  const { revision } = await who.call('changeRead', { id })
  return who.ask('changeReady', { id, note, revision })
}
