/** A secret stands nowhere in a configuration: only where it is found. */
export type SecretReference = { env: string } | { file: string }

/** Public keys may be written out. */
export type KeyReference = SecretReference | string

/** The document `payProviders.json`: what a society has access to, by method. Addresses with a leading slash are on this server. */
export interface PayProvidersShape {
  '0101'?: {
    appId: string
    sellerId?: string
    gateway: string
    privateKey: SecretReference
    alipayPublicKey: KeyReference
  }
  '0102'?: {
    mchId: string
    appId: string
    /** Of the merchant’s certificate. */
    serial: string
    apiUrl: string
    privateKey: SecretReference
    apiV3Key: SecretReference
    platformSerial: string
    platformKey: KeyReference
  }
  '0103'?: {
    merchantId: string
    posId: string
    branchId: string
    gateway: string
    queryUrl: string
    /** The bank’s “merchant public key”: it also signs our orders, so it is kept like a secret. */
    publicKey: SecretReference
    queryPassword: SecretReference
  }
  '0104'?: {
    appId: string
    merId: string
    apiUrl: string
    privateKey: SecretReference
    icbcPublicKey: KeyReference
  }
}

/** The members that only refer; everything else is written out. */
export const SECRET_MEMBERS: readonly string[] = [
  'privateKey',
  'apiV3Key',
  'publicKey',
  'queryPassword',
]
/** The members that may do either. */
export const KEY_MEMBERS: readonly string[] = ['alipayPublicKey', 'platformKey', 'icbcPublicKey']

/** Names of their own, so that no document can have another program’s secret sent somewhere. */
export const SECRET_ENV = /^PAY_[A-Z0-9_]{1,60}$/
/** Below the folder of secrets. */
export const SECRET_FILE = /^(?:[A-Za-z0-9_-][A-Za-z0-9._-]*\/)*[A-Za-z0-9_-][A-Za-z0-9._-]*$/
