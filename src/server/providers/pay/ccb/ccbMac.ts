import { createHash, type KeyObject } from 'node:crypto'

export type CcbFields = readonly (readonly [name: string, value: string])[]

/** `NAME=value&…` in the order given: the order is part of every signature of this bank. */
export const ccbText = (fields: CcbFields): string =>
  fields.map(([name, value]) => `${name}=${value}`).join('&')

/** Returns the signature that the bank expects of a merchant: MD5 over the text, lower-case hex. */
export const ccbMac = (text: string): string => createHash('md5').update(text).digest('hex')

/** The last 30 hex digits of the merchant’s public key: signed with every order and never sent. */
export const ccbPub = (publicKey: KeyObject): string =>
  publicKey.export({ type: 'spki', format: 'der' }).toString('hex').slice(-30)
