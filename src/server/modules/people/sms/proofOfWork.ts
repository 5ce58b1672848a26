import { randomInt } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/scrypt'
import { parseWorkProof, writeWork } from './workFormat.ts'

/** Addressee of a challenge: answers from others are invalid. */
export interface Addressee {
  orgId: string
  network: string
  /** The organisation's own secret, known only to the servers. */
  secret: string
}

/** A valid answer: consume `id` once, before `until`. */
export interface SolvedWork {
  id: string
  until: Date
}

export interface ProofOfWork {
  /** Returns a new challenge in the browser's format. */
  createChallenge(whom: Addressee, now: Date): Promise<string>
  /** Returns undefined for an answer that is wrong, too late, not signed by us, or someone else's. */
  verify(proof: string, whom: Addressee, now: Date): Promise<SolvedWork | undefined>
}

/** Long enough for the slowest phone, too short to stockpile answers. */
const LIFETIME_MS = 2 * 60_000

/** One attempt takes a mebibyte and some milliseconds, in a browser hardly longer than on dedicated hardware (0257). */
const PUZZLE = { algorithm: 'SCRYPT', cost: 1024, memoryCost: 8, keyLength: 32, deriveKey }

/** Creates challenges of up to `atMost` attempts, half as many on average. */
export function createProofOfWork(atMost: number): ProofOfWork {
  return {
    async createChallenge({ orgId, network, secret }, now) {
      const data = { orgId, network, until: now.getTime() + LIFETIME_MS }
      return writeWork(
        await createChallenge({
          ...PUZZLE,
          ...signedWith(secret),
          counter: randomInt(atMost),
          data,
        }),
      )
    },
    async verify(proof, whom, now) {
      const payload = parseWorkProof(proof)
      if (!payload) return undefined
      const { verified } = await verifySolution({
        ...payload,
        ...signedWith(whom.secret),
        deriveKey,
      })
      const { data = {} } = payload.challenge.parameters
      const isTheirs = data.orgId === whom.orgId && data.network === whom.network
      const until = new Date(Number(data.until))
      if (!verified || !isTheirs || until <= now) return undefined
      return { id: `work ${payload.challenge.signature}`, until }
    },
  }
}

const signedWith = (secret: string) => ({
  hmacSignatureSecret: `${secret} puzzle`,
  hmacKeySignatureSecret: `${secret} answer`,
})
