import type { Client } from '#client/createClient.ts'
import type { MobileProof, ProofStore, RecommendProof } from '#client/proof.ts'
import type { TokenStore } from '#client/token.ts'
import type { CallData } from '#contract/calls.ts'
import type { Device } from '#contract/value.ts'
import { isInAppBrowser } from '#runtime/core/boot/isInAppBrowser.ts'
import { createSession, type SessionEffects } from '#runtime/core/createSession.ts'
import type { Session, User } from '#runtime/core/ports/session.ts'
import { knownOpenId } from '../wechat/knownOpenId.ts'
import type { OpenIds } from '../wechat/openIds.ts'
import { takeExpiryNote } from './expiryNote.ts'
import { takeLandingParams } from './takeLandingParams.ts'

export interface SessionParts {
  client: Client
  token: TokenStore
  proof: ProofStore<MobileProof>
  recommendation: ProofStore<RecommendProof>
  device: Device
  /** The answer of the call `site`, when it came with the HTML. */
  site: CallData<'site'> | undefined
  /** Keeps a chosen device for later visits. */
  keepDevice: (device: string) => void
}

export interface OpenedSession {
  session: Session
  /** A notice shown first, such as that the ticket was invalid. */
  notice: string | undefined
}

const late = () => import('./lateSession.ts')

/** Loads the user and the site; an invalid token or ticket leaves an anonymous visitor. */
export async function openSession(parts: SessionParts): Promise<OpenedSession> {
  const { client, token, device } = parts
  const { ticket, ...callback } = takeLandingParams()
  const expiry = takeExpiryNote()
  const site = parts.site ?? (await client.call('site', {}))
  if (site.otherConfig.isEncrypt) client.encrypt()
  const notice =
    ticket === undefined ? undefined : await (await late()).loginByTicket(client, token, ticket)
  const inApp = isInAppBrowser(navigator.userAgent)
  const { orgId, wechatAppId: appId } = site
  const openIds = async () => (await late()).createOpenIds({ client, orgId, appId })
  if (inApp || callback.state !== undefined)
    await openIds().then(
      ({ land }) => land(callback),
      () => {},
    )
  const openId = knownOpenId(orgId, appId)
  const user = {
    ...(await knownUser(parts)),
    ...(openId && { openId, appId }),
    ...(inApp && { inApp: true }),
  }
  const session = createSession({ site, user, device }, effectsOf(parts, openIds))
  return { session, notice: notice ?? expiry }
}

function effectsOf(
  { token, proof, recommendation, keepDevice }: SessionParts,
  openIds: () => Promise<OpenIds>,
): SessionEffects {
  return {
    login(value) {
      const login = value as Partial<CallData<'login'>>
      // The answer of `loginInfo`, after a profile was changed, carries none: the login goes on.
      if (login.token && login.expiresAt) token.set(login.token, login.expiresAt)
    },
    logout() {
      token.clear()
      proof.clear()
      recommendation.clear()
    },
    proven: (value) => proof.add(value as MobileProof),
    recommended(value) {
      if (!value) return recommendation.clear()
      const { grant, expiresAt } = value as RecommendProof
      recommendation.add({ grant, expiresAt })
    },
    openId: async () => (await openIds()).acquire(),
    device: (value) => keepDevice(String(value)),
    payInApp: async (value) => (await late()).payInApp(value),
    copyAddress: async () => (await late()).copyAddress(),
  }
}

async function knownUser({ client, token, proof }: SessionParts): Promise<User> {
  const visitor: User = { proof: proven(proof) }
  if (token.get() === undefined) return visitor
  try {
    return { ...(await client.call('loginInfo', {})), ...visitor }
  } catch {
    return visitor
  }
}

function proven(proof: SessionParts['proof']): User['proof'] {
  const [mobile, ...earlier] = proof.all().map(({ mobile, expiresAt }) => ({ mobile, expiresAt }))
  return { ...(mobile && { ...mobile, earlier }) }
}
