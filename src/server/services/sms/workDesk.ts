import { randomInt } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/scrypt'
import { parseWorkProof, writeWork } from './workText.ts'

/** Addressee of a challenge: answers from others are invalid. */
export interface WorkFor {
  orgId: string
  network: string
  /** The organisation's own secret, known only to the servers. */
  secret: string
}

/** A valid answer: consume `id` once, before `until`. */
export interface DoneWork {
  id: string
  until: Date
}

export interface WorkDesk {
  /** Returns a new challenge in the browser's format. */
  ask(whom: WorkFor, now: Date): Promise<string>
  /** Returns undefined for an answer that is wrong, too late, not signed by us, or someone else's. */
  judge(proof: string, whom: WorkFor, now: Date): Promise<DoneWork | undefined>
}

/** Long enough for the slowest phone, too short to stockpile answers. */
const GOOD_FOR_MS = 2 * 60_000

/** One attempt takes a mebibyte and some milliseconds, in a browser hardly longer than on dedicated hardware (0257). */
const TRY = { algorithm: 'SCRYPT', cost: 1024, memoryCost: 8, keyLength: 32, deriveKey }

/** Creates challenges of up to `atMost` attempts, half as many on average. */
export function createWorkDesk(atMost: number): WorkDesk {
  return {
    async ask({ orgId, network, secret }, now) {
      const data = { orgId, network, until: now.getTime() + GOOD_FOR_MS }
      return writeWork(
        await createChallenge({ ...TRY, ...signedWith(secret), counter: randomInt(atMost), data }),
      )
    },
    async judge(proof, whom, now) {
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
