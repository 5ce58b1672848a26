import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { nuonuoSignature } from '../nuonuoSignature.ts'

/** Refusal of a request by the gateway. */
export type GatewayNo = readonly [code: string, describe: string]

const DAY_S = 86_400
const SKEW_S = 600

type Asked = FastifyRequest<{ Querystring: Record<string, string | undefined> }>

/** Emulates the platform's gateway: access tokens that expire after a day, and signed requests. */
export function createGateway(appSecret: string, clock: () => Date) {
  const seconds = () => Math.floor(clock().getTime() / 1000)
  const seal = (until: number) => createHmac('sha256', appSecret).update(`token ${until}`)
  const tokenUntil = (until: number) => `${until}.${seal(until).digest('hex')}`
  const holds = (token: string) => {
    const until = Number(token.split('.')[0])
    return until > seconds() && same(token, tokenUntil(until))
  }
  return {
    /** Issues an access token; undefined for a wrong secret. */
    token: (secret: string | undefined) =>
      secret !== undefined && same(secret, appSecret)
        ? { access_token: tokenUntil(seconds() + DAY_S), expires_in: DAY_S }
        : undefined,
    /** Returns the refusal of a request; undefined for a valid one. */
    refuses({ query, headers, body }: Asked): GatewayNo | undefined {
      const { senid = '', nonce = '', timestamp = '', appkey: appKey = '' } = query
      const content = String(body ?? '')
      const expected = nuonuoSignature({ appKey, senid, nonce, timestamp, content }, appSecret)
      if (!/^[0-9a-f]{32}$/.test(senid) || !/^\d{8}$/.test(nonce)) return ['070102', '参数不正确']
      if (Math.abs(Number(timestamp) - seconds()) > SKEW_S) return ['070103', '时间戳已过期']
      if (!same(String(headers['x-nuonuo-sign'] ?? ''), expected)) return ['070101', '签名不正确']
      if (!holds(String(headers.accesstoken ?? ''))) return ['070304', '授权码无效']
      return undefined
    },
  }
}

const same = (one: string, other: string): boolean => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
