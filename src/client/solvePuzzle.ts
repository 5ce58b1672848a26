import { scrypt } from '@noble/hashes/scrypt.js'
import { solveChallenge } from 'altcha-lib'
import type { Challenge, DeriveKeyFunction } from 'altcha-lib/types'

/** Plain JavaScript: the browser's own functions have no scrypt, and are not there on plain http. */
const deriveKey: DeriveKeyFunction = async (
  { cost, memoryCost = 8, keyLength },
  salt,
  password,
) => ({
  derivedKey: scrypt(password, salt, { N: cost, r: memoryCost, p: 1, dkLen: keyLength }),
})

/** The answer to a puzzle of the server, both as they travel. Takes seconds, and the thread it runs on. */
export async function solvePuzzle(text: string): Promise<string> {
  const challenge: Challenge = JSON.parse(atob(text))
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('no answer was found in time')
  return btoa(JSON.stringify({ challenge, solution }))
}
