import type { Tx } from '#server/store/store.ts'
import { endedOrWaiting } from './endedOrWaiting.ts'
import type { TestApp } from './openApp.ts'
import { DEMO } from './visitor.ts'

/** Somebody else's transaction at the demonstration. */
interface Change {
  /** What it has done, and not committed, when the call begins. */
  before(tx: Tx): Promise<unknown>
  /** What it does once the call waits for it. */
  after?(tx: Tx): Promise<unknown>
}

/**
 * Runs a call amid another transaction: the call sees what was there before, and goes on once the transaction has
 * committed, if it needs a row that the transaction holds. The embedded database lets none begin meanwhile: there the
 * call comes after.
 */
export async function whileChanging<T>(
  { parts: { store } }: TestApp,
  { before, after }: Change,
  call: () => Promise<T>,
): Promise<T> {
  const { answer } = await store.tx(DEMO, async (tx) => {
    await before(tx)
    const begun = call()
    await endedOrWaiting(store, begun)
    await after?.(tx)
    return { answer: begun }
  })
  return answer
}
