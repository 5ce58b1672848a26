import type { Witness } from '#runtime/core/host/witness.ts'

declare global {
  /** Put into the page by the browser tests: takes the ids of exercised parts (`partsOf`). */
  var witnessed: ((ids: string[]) => void) | undefined
}

/** A witness where the tests listen, telling several at once; nobody otherwise, and then nothing of it is loaded. */
export async function testWitness(): Promise<{ witness?: Witness }> {
  const { witnessed } = globalThis
  if (!witnessed) return {}
  const { createWitness } = await import('#runtime/core/witness/createWitness.ts')
  let fresh: string[] = []
  return {
    witness: createWitness((id) => {
      if (fresh.length === 0) queueMicrotask(tellFresh)
      fresh.push(id)
    }),
  }
  function tellFresh(): void {
    const ids = fresh
    fresh = []
    witnessed?.(ids)
  }
}
