import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'

/** Reference to a secret: a configuration never contains the secret itself. */
export type SecretReference = { env: string } | { file: string }

/** Public keys may be written out. */
export type KeyReference = SecretReference | string

/** Prefixes of environment variables by document, so that no document can have another document's secret sent. */
export const PAY_PREFIX = 'PAY_'
export const INVOICE_PREFIX = 'INVOICE_'

/** Owner of secrets: a society, by its code, for one of its documents. */
export interface SecretOwner {
  code: string
  prefix: typeof PAY_PREFIX | typeof INVOICE_PREFIX
}

declare const judged: unique symbol

/**
 * Location of a secret or an address of one society. Only `secretPlace` and `variableOf` create one, so that a
 * reference to a key of the server or of another society cannot be built.
 */
export type OwnPlace = ({ env: string } | { file: string } | { standIn: string }) & {
  readonly [judged]: true
}

/** Path below the folder of the society. */
const FILE = /^(?:[A-Za-z0-9_-][A-Za-z0-9._-]*\/)*[A-Za-z0-9_-][A-Za-z0-9._-]*$/
/** Secrets of a demonstration's emulators; a society has no folder of that name. */
const STAND_IN = /^sandbox\/(secret|pay\/(?:keys|publicKey)\/[a-z0-9][a-z0-9.-]*)$/
const STAND_INS = 'sandbox/'

/** Folders of the server itself, where its secrets are in its data directory: no society's. */
const SERVERS_OWN: ReadonlySet<string> = new Set(['database', 'storage', 'sandbox'])

const NAME = /^[A-Z0-9][A-Z0-9_]{0,59}$/
/** Ending of variables that hold an address, so that no secret is taken for one, nor sent as one. */
const OF_ADDRESS = /(?:^|_)URL$/

/**
 * Returns the prefix of the names of a society's variables. A hyphen of its code becomes two underscores and the rest
 * of a name begins with none, so that no society's prefix begins another's.
 */
export const ownVariables = ({ code, prefix }: SecretOwner): string =>
  `${prefix}${code.toUpperCase().replaceAll('-', '__')}_`

/** Resolves a reference to a secret; undefined for one that is not the owner's. */
export function secretPlace(reference: unknown, owner: SecretOwner): OwnPlace | undefined {
  const { env, file } = onlyMember(reference)
  if (typeof env === 'string')
    return isOwn(env, owner) && !OF_ADDRESS.test(env) ? ({ env } as OwnPlace) : undefined
  if (typeof file !== 'string' || !FILE.test(file)) return undefined
  const [, standIn] = STAND_IN.exec(file) ?? []
  if (standIn !== undefined) return { standIn } as OwnPlace
  if (file.startsWith(STAND_INS) || SERVERS_OWN.has(owner.code)) return undefined
  return { file: `${owner.code}/${file}` } as OwnPlace
}

/** The variable in which the operator wrote an address for the owner; undefined for any other reference. */
export function variableOf(reference: unknown, owner: SecretOwner): OwnPlace | undefined {
  const { env } = onlyMember(reference)
  const isAddress = typeof env === 'string' && isOwn(env, owner) && OF_ADDRESS.test(env)
  return isAddress ? ({ env } as OwnPlace) : undefined
}

function isOwn(env: string, owner: SecretOwner): boolean {
  const own = ownVariables(owner)
  return env.startsWith(own) && NAME.test(env.slice(own.length))
}

const onlyMember = (reference: unknown): { env?: unknown; file?: unknown } =>
  isRecord(reference) && Object.keys(reference).length === 1
    ? { env: ownValue(reference, 'env'), file: ownValue(reference, 'file') }
    : {}
