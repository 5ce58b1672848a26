import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createOauthCodes } from './oauthCodes.ts'
import {
  accountError,
  accountOf,
  derived,
  WECHAT_ERRORS,
  type WechatAccount,
} from './wechatAccount.ts'

export interface WechatSandboxOptions {
  /** Shared by all accounts. */
  secret: string
  clock: () => Date
}

type Query = Partial<Record<string, string>>
type QueryRequest = FastifyRequest<{ Querystring: Query }>

const LASTS = 7200
const USER = 'sandboxWechatUser'

/**
 * Emulates the messaging app's platform with its own protocol: silent OAuth, access token, page ticket. Each browser is
 * a separate user. Mounted at `/sandbox/wechat`.
 */
export async function wechatSandbox(app: FastifyInstance, { secret, clock }: WechatSandboxOptions) {
  const codes = createOauthCodes(clock)

  app.get('/connect/oauth2/authorize', (request: QueryRequest, reply) => {
    const { appid, redirect_uri = '', response_type, scope, state = '' } = request.query
    const account = accountOf(appid, secret)
    const isRight = response_type === 'code' && scope === 'snsapi_base'
    if (!account || !isRight || !URL.canParse(redirect_uri))
      return reply.code(400).type('text/html; charset=utf-8').send('参数错误')
    const back = new URL(redirect_uri)
    back.searchParams.set('code', codes.issue(account, openIdOf(account, userOf(request, reply))))
    back.searchParams.set('state', state)
    return reply.redirect(back.href)
  })

  app.get('/sns/oauth2/access_token', async ({ query }: QueryRequest) => {
    const account = accountOf(query.appid, secret)
    const wrong = accountError(account, query)
    if (!account || wrong) return wrong
    if (query.grant_type !== 'authorization_code') return WECHAT_ERRORS.grantWrong
    const redeemed = codes.redeem(account, query.code ?? '')
    if ('errcode' in redeemed) return redeemed
    const tokens = { access_token: anySecret(), refresh_token: anySecret() }
    return { ...tokens, expires_in: LASTS, scope: 'snsapi_base', ...redeemed }
  })

  app.post('/cgi-bin/stable_token', async ({ body }: FastifyRequest<{ Body: Query }>) => {
    const account = accountOf(body.appid, secret)
    const wrong = accountError(account, body)
    if (!account || wrong) return wrong
    if (body.grant_type !== 'client_credential') return WECHAT_ERRORS.grantWrong
    return { access_token: accessToken(account), expires_in: LASTS }
  })

  app.get('/cgi-bin/ticket/getticket', async ({ query }: QueryRequest) => {
    const account = accountOf(query.access_token?.split('.')[0], secret)
    if (!account || query.access_token !== accessToken(account)) return WECHAT_ERRORS.tokenWrong
    if (query.type !== 'jsapi') return WECHAT_ERRORS.ticketWrong
    return { errcode: 0, errmsg: 'ok', ticket: derived(account, 'jsapi'), expires_in: LASTS }
  })
}

/** Issues an access token that contains its account, because pages are signed with the ticket alone. */
const accessToken = (account: WechatAccount) =>
  `${account.appId}.${derived(account, 'access token')}`

/** Derives the openId, which differs per account for the same user. */
const openIdOf = (account: WechatAccount, user: string) =>
  `o${derived(account, `user ${user}`).slice(0, 27)}`

const anySecret = () => randomBytes(32).toString('base64url')

/** Identifies the user by a cookie of the emulator; in the app, the app itself does. */
function userOf({ headers }: FastifyRequest, reply: FastifyReply): string {
  const cookieUser = new RegExp(`(?:^|; )${USER}=(\\w+)`).exec(headers.cookie ?? '')?.[1]
  const user = cookieUser ?? randomBytes(8).toString('hex')
  reply.header('set-cookie', `${USER}=${user}; Path=/sandbox/wechat; HttpOnly; SameSite=Lax`)
  return user
}
