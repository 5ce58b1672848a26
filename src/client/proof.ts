import type { CallData } from '#contract/calls.ts'

export type MobileProof = CallData<'proveMobile'>
/** What of a recommendation check is kept: whom this browser acts for, and what shows it. */
export type RecommendProof = Pick<CallData<'validateRecommend'>, 'grant' | 'objId' | 'expiresAt'>

export interface ProofStore<Proof> {
  /** The grant, while it lasts. */
  get(): Proof | undefined
  set(proof: Proof): void
  clear(): void
}

/** A grant of this tab under its name in the storage; `now` is milliseconds since 1970. */
export function createProofStore<Proof extends { expiresAt: string }>(
  name: 'mobileProof' | 'recommendProof',
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  now: () => number,
): ProofStore<Proof> {
  return {
    get() {
      const proof = read<Proof>(storage.getItem(name))
      if (proof && Date.parse(proof.expiresAt) > now()) return proof
      storage.removeItem(name)
      return undefined
    },
    set: (proof) => storage.setItem(name, JSON.stringify(proof)),
    clear: () => storage.removeItem(name),
  }
}

function read<Proof>(text: string | null): Proof | undefined {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
