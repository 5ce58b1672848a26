import type { Visitor } from './visitor.ts'

/** Publishes a change set as it is and over the version that is live, as on its page, and returns the answer. */
export async function publishAsSeen(who: Visitor, id: string, more: object = {}) {
  const { revision, liveVersion: live } = await who.call('changeRead', { id })
  return who.ask('changePublish', { id, live, revision, note: '按决议调整', ...more })
}
