import type { CallData } from '#contract/calls.ts'

export type MobileProof = CallData<'proveMobile'>

export interface ProofStore {
  /** The grant, while it lasts. */
  get(): MobileProof | undefined
  set(proof: MobileProof): void
  clear(): void
}

const NAME = 'mobileProof'

/** The grant of `proveMobile` for this tab; `now` is milliseconds since 1970. */
export function createProofStore(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  now: () => number,
): ProofStore {
  return {
    get() {
      const proof = read(storage.getItem(NAME))
      if (proof && Date.parse(proof.expiresAt) > now()) return proof
      storage.removeItem(NAME)
      return undefined
    },
    set: (proof) => storage.setItem(NAME, JSON.stringify(proof)),
    clear: () => storage.removeItem(NAME),
  }
}

function read(text: string | null): MobileProof | undefined {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
