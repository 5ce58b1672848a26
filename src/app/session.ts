import type { Client } from '#client/createClient.ts'
import type { MobileProof, ProofStore, RecommendProof } from '#client/proof.ts'
import type { TokenStore } from '#client/token.ts'
import type { CallData } from '#contract/calls.ts'
import type { Device } from '#contract/value.ts'
import { createSession, type SessionEffects } from '#runtime/core/createSession.ts'
import type { Session, User } from '#runtime/core/host/session.ts'

export interface SessionParts {
  client: Client
  token: TokenStore
  proof: ProofStore<MobileProof>
  recommendation: ProofStore<RecommendProof>
  device: Device
  /** Keeps a chosen device for later visits. */
  keepDevice: (device: string) => void
}

/** Asks who is here and on which site; a token that is no longer good leaves a visitor. */
export async function openSession(parts: SessionParts): Promise<Session> {
  const { client } = parts
  const site = await client.call('site', {})
  if (site.otherConfig.isEncrypt) client.encrypt()
  const user = await knownUser(parts)
  return createSession({ site, user, device: parts.device }, effectsOf(parts))
}

function effectsOf({ token, proof, recommendation, keepDevice }: SessionParts): SessionEffects {
  return {
    login(value) {
      const login = value as CallData<'login'>
      token.set(login.token, login.expiresAt)
    },
    logout() {
      token.clear()
      proof.clear()
      recommendation.clear()
    },
    proven: (value) => proof.set(value as MobileProof),
    recommended(value) {
      if (!value) return recommendation.clear()
      const { grant, objId, expiresAt } = value as RecommendProof
      recommendation.set({ grant, objId, expiresAt })
    },
    device: (value) => keepDevice(String(value)),
  }
}

async function knownUser({ client, token, ...proofs }: SessionParts): Promise<User> {
  const visitor: User = { proof: proven(proofs) }
  if (token.get() === undefined) return visitor
  try {
    return { ...(await client.call('loginInfo', {})), ...visitor }
  } catch {
    return visitor
  }
}

function proven({
  proof,
  recommendation,
}: Pick<SessionParts, 'proof' | 'recommendation'>): User['proof'] {
  const mobile = proof.get()
  const candidate = recommendation.get()
  return {
    ...(mobile && { mobile: mobile.mobile, expiresAt: mobile.expiresAt }),
    ...(candidate && { objId: candidate.objId, objExpiresAt: candidate.expiresAt }),
  }
}
