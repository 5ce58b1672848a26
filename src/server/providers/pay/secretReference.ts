/** A secret stands nowhere in a configuration: only where it is found. */
export type SecretReference = { env: string } | { file: string }

/** Public keys may be written out. */
export type KeyReference = SecretReference | string

/**
 * Names of variables begin with the prefix of their document, so that no document can have another program's secret
 * sent somewhere, nor another document's.
 */
export const PAY_PREFIX = 'PAY_'
export const INVOICE_PREFIX = 'INVOICE_'

/** The names of variables with a prefix. */
export const secretEnv = (prefix: string): RegExp => new RegExp(`^${prefix}[A-Z0-9_]{1,60}$`)

/** The names of all variables that hold secrets of providers. */
export const SECRET_ENV = secretEnv(`(?:${PAY_PREFIX}|${INVOICE_PREFIX})`)
/** Below the folder of secrets. */
export const SECRET_FILE = /^(?:[A-Za-z0-9_-][A-Za-z0-9._-]*\/)*[A-Za-z0-9_-][A-Za-z0-9._-]*$/
