/** A secret stands nowhere in a configuration: only where it is found. */
export type SecretReference = { env: string } | { file: string }

/** Public keys may be written out. */
export type KeyReference = SecretReference | string

/** Names of their own, so that no document can have another program’s secret sent somewhere. */
export const SECRET_ENV = /^PAY_[A-Z0-9_]{1,60}$/
/** Below the folder of secrets. */
export const SECRET_FILE = /^(?:[A-Za-z0-9_-][A-Za-z0-9._-]*\/)*[A-Za-z0-9_-][A-Za-z0-9._-]*$/
