import { createHash } from 'node:crypto'
import { percentEncode } from '../percentEncode.ts'
import { hmacSha1 } from './ossV1.ts'
import { OSS_V4, ossV4Signature, ossV4Stamp } from './ossV4.ts'
import type { StorageSettings } from './storageSettings.ts'

/** Method, object and expiry of a signed address. */
export interface Presigned {
  method: 'GET' | 'DELETE'
  objectKey: string
  now: Date
  expiresAt: Date
}

type Signer = (settings: StorageSettings, presigned: Presigned) => URLSearchParams

const SIGNERS: Record<StorageSettings['type'], Record<StorageSettings['signature'], Signer>> = {
  oss: { v1: v1('OSSAccessKeyId'), v4: ossV4 },
  obs: { v1: v1('AccessKeyId'), v4: v1('AccessKeyId') },
}

/**
 * Signs an address for one object and one method. Anyone who has it may use it until it expires; it never contains the
 * secret.
 */
export const presign = (settings: StorageSettings, presigned: Presigned): string =>
  `${placeOf(settings, presigned)}${encodedKey(presigned.objectKey)}?${SIGNERS[settings.type][settings.signature](settings, presigned)}`

/**
 * Returns the host to sign: OSS accepts its signatures at a custom domain, OBS signs the custom domain instead of the
 * bucket.
 */
const placeOf = ({ type, baseUrl, endpoint }: StorageSettings, { method }: Presigned): string =>
  type === 'oss' && method === 'GET' ? baseUrl : endpoint

const encodedKey = (key: string) => key.split('/').map(percentEncode).join('/')

/** Returns the text that OSS V1 and OBS sign for a request without extra headers. */
export const v1Request = (method: string, expires: string, resource: string): string =>
  [method, '', '', expires, resource].join('\n')

function v1(keyName: 'OSSAccessKeyId' | 'AccessKeyId'): Signer {
  return ({ bucket, key, secret }, { method, objectKey, expiresAt }) => {
    const expires = String(Math.floor(expiresAt.getTime() / 1000))
    const signature = hmacSha1(secret, v1Request(method, expires, `/${bucket}/${objectKey}`))
    return new URLSearchParams({ [keyName]: key, Expires: expires, Signature: signature })
  }
}

function ossV4({ bucket, key, secret, region }: StorageSettings, presigned: Presigned) {
  const { method, objectKey, now, expiresAt } = presigned
  const signedAt = ossV4Stamp(now)
  const day = signedAt.slice(0, 8)
  const query = new URLSearchParams({
    'x-oss-credential': `${key}/${day}/${region}/oss/aliyun_v4_request`,
    'x-oss-date': signedAt,
    'x-oss-expires': String(Math.floor((expiresAt.getTime() - now.getTime()) / 1000)),
    'x-oss-signature-version': OSS_V4,
  })
  const text = v4Request({ method, path: `/${bucket}/${objectKey}`, query, region })
  query.set('x-oss-signature', ossV4Signature(secret, day, region, text))
  return query
}

interface V4Request {
  method: string
  path: string
  /** Query without the signature; the emulator takes it from the address. */
  query: URLSearchParams
  region: string
}

/** Returns the text that OSS V4 signs for a request without extra headers. */
export function v4Request({ method, path, query, region }: V4Request): string {
  const canonicalQuery = [...query]
    .map(([name, value]) => `${percentEncode(name)}=${percentEncode(value)}`)
    .sort()
    .join('&')
  const canonical = [method, encodedKey(path), canonicalQuery, '', '', 'UNSIGNED-PAYLOAD'].join(
    '\n',
  )
  const signedAt = query.get('x-oss-date') ?? ''
  const scope = `${signedAt.slice(0, 8)}/${region}/oss/aliyun_v4_request`
  return [OSS_V4, signedAt, scope, createHash('sha256').update(canonical).digest('hex')].join('\n')
}
