import { randomInt } from 'node:crypto'
import { hashSecret } from '#server/base/session/secrets.ts'

const COUNT = 10
/** Without letters and digits that are easily confused. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUPS = 3
const GROUP_LENGTH = 4

/** Ten codes of 59 bits each, in the form they are shown once: `abcd-efgh-jkmn`. */
export const newRecoveryCodes = (): string[] => Array.from({ length: COUNT }, newCode)

const newCode = (): string => Array.from({ length: GROUPS }, newGroup).join('-')

const newGroup = (): string =>
  Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** Stored hash of a code; hyphens, spaces and case are ignored. */
export const hashRecoveryCode = (accountId: string, typed: string): string =>
  hashSecret(`recovery ${accountId} ${typed.toLowerCase().replace(/[^a-z0-9]/g, '')}`)
