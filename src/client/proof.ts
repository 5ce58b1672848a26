import type { CallData } from '#contract/calls.ts'

export type MobileProof = CallData<'proveMobile'>
/** What of a recommendation check is kept: the right to apply, and its end. */
export type RecommendProof = Pick<CallData<'validateRecommend'>, 'grant' | 'expiresAt'>

export interface ProofStore<Proof> {
  /** The newest grant, while it lasts. */
  get(): Proof | undefined
  /** Every grant that lasts, newest first. */
  all(): Proof[]
  add(proof: Proof): void
  clear(): void
}

interface Ending {
  /** ISO time. */
  expiresAt: string
}

/** Enough to correct a number that was typed wrongly, twice. */
const GRANTS_KEPT = 5

/**
 * Grants of this tab under their name in the storage; `now` is milliseconds since 1970. A new grant ends those it
 * `replaces`, which are all before it unless told otherwise.
 */
export function createProofStore<Proof extends Ending>(
  name: 'mobileProof' | 'recommendProof',
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  now: () => number,
  replaces: (fresh: Proof, earlier: Proof) => boolean = () => true,
): ProofStore<Proof> {
  const all = () => {
    const kept = read<Proof>(storage.getItem(name))
    const live = kept.filter(({ expiresAt }) => Date.parse(expiresAt) > now())
    if (live.length === 0) storage.removeItem(name)
    return live
  }
  return {
    all,
    get: () => all()[0],
    add(proof) {
      const others = all().filter((earlier) => !replaces(proof, earlier))
      storage.setItem(name, JSON.stringify([proof, ...others].slice(0, GRANTS_KEPT)))
    },
    clear: () => storage.removeItem(name),
  }
}

/** A mobile is proven beside others: who changes the mobile of a record acts with the old one and the new. */
export const ofSameMobile = (fresh: MobileProof, earlier: MobileProof): boolean =>
  fresh.mobile === earlier.mobile

function read<Proof>(text: string | null): Proof[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}
