import type { FastifyRequest } from 'fastify'
import { hmacSha1 } from '#server/providers/storage/ossV1.ts'
import { ossV4Signature } from '#server/providers/storage/ossV4.ts'
import { v1Request, v4Request } from '#server/providers/storage/presign.ts'
import type { Bucket } from './bucket.ts'
import { denied, mismatch, same, timeOf, unknownKey } from './verifySignature.ts'

type BucketRequest = FastifyRequest<{ Params: { bucket: string; '*': string } }>

/** Verifies a signed address of OSS V1, OSS V4 or OBS for the request's method. */
export function verifyAddress(request: BucketRequest, { account, bucket, clock }: Bucket): void {
  const query = new URLSearchParams(request.url.split('?')[1] ?? '')
  const path = `/${bucket}/${request.params['*']}`
  const { key, signature, expected, expires } = query.has('x-oss-signature')
    ? v4Claim(request.method, path, query, account)
    : v1Claim(request.method, path, query, account)
  if (!key || !signature) throw denied('You have no right to access this object.')
  if (key !== account.key) throw unknownKey()
  if (!same(expected, signature)) throw mismatch()
  if (!(expires > clock().getTime())) throw denied('Request has expired.')
}

interface Claim {
  key: string | undefined
  signature: string | null
  expected: string
  /** Milliseconds since the epoch. */
  expires: number
}

type Account = Bucket['account']

function v1Claim(method: string, path: string, query: URLSearchParams, account: Account): Claim {
  const expires = query.get('Expires') ?? ''
  return {
    key: query.get('OSSAccessKeyId') ?? query.get('AccessKeyId') ?? undefined,
    signature: query.get('Signature'),
    expected: hmacSha1(account.secret, v1Request(method, expires, path)),
    expires: Number(expires) * 1000,
  }
}

function v4Claim(method: string, path: string, query: URLSearchParams, account: Account): Claim {
  const { secret, region } = account
  const signature = query.get('x-oss-signature')
  query.delete('x-oss-signature')
  const signedAt = query.get('x-oss-date') ?? ''
  const text = v4Request({ method, path, query, region })
  return {
    key: query.get('x-oss-credential')?.split('/')[0],
    signature,
    expected: ossV4Signature(secret, signedAt.slice(0, 8), region, text),
    expires: timeOf(signedAt) + Number(query.get('x-oss-expires')) * 1000,
  }
}
