import type { CallData } from '#contract/calls.ts'

export type MobileProof = CallData<'proveMobile'>
/** The stored part of a recommendation check: the grant to apply, and its expiry. */
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
 * Grants of this tab under their name in the storage; `now` is milliseconds since 1970. A new grant removes those it
 * `replaces`, by default all earlier ones.
 */
export function createProofStore<Proof extends Ending>(
  name: 'mobileProof' | 'recommendProof',
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  now: () => number,
  replaces: (fresh: Proof, earlier: Proof) => boolean = () => true,
): ProofStore<Proof> {
  const all = () => {
    const storedProofs = read<Proof>(storage.getItem(name))
    const live = storedProofs.filter(({ expiresAt }) => Date.parse(expiresAt) > now())
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

/**
 * A proof replaces earlier ones of the same mobile number only: changing the number of a record needs both the old one
 * and the new.
 */
export const ofSameMobile = (fresh: MobileProof, earlier: MobileProof): boolean =>
  fresh.mobile === earlier.mobile

function read<Proof>(text: string | null): Proof[] {
  try {
    const entries: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(entries) ? entries : []
  } catch {
    return []
  }
}
