import type { Client } from '#client/createClient.ts'
import type { MobileProof, ProofStore } from '#client/proof.ts'
import type { TokenStore } from '#client/token.ts'
import type { CallData } from '#contract/calls.ts'
import type { Device } from '#contract/value.ts'
import { createSession, type SessionEffects } from '#runtime/core/createSession.ts'
import type { Session, User } from '#runtime/core/host/session.ts'

export interface SessionParts {
  client: Client
  token: TokenStore
  proof: ProofStore
  device: Device
  /** Keeps a chosen device for later visits. */
  keepDevice: (device: string) => void
}

/** Asks who is here and on which site; a token that is no longer good leaves a visitor. */
export async function openSession(parts: SessionParts): Promise<Session> {
  const [site, user] = await Promise.all([parts.client.call('site', {}), knownUser(parts)])
  return createSession({ site, user, device: parts.device }, effectsOf(parts))
}

function effectsOf({ token, proof, keepDevice }: SessionParts): SessionEffects {
  return {
    login(value) {
      const login = value as CallData<'login'>
      token.set(login.token, login.expiresAt)
    },
    logout() {
      token.clear()
      proof.clear()
    },
    proven: (value) => proof.set(value as MobileProof),
    device: (value) => keepDevice(String(value)),
  }
}

async function knownUser({ client, token, proof }: SessionParts): Promise<User> {
  const visitor: User = { proof: provenMobile(proof) }
  if (token.get() === undefined) return visitor
  try {
    return { ...(await client.call('loginInfo', {})), ...visitor }
  } catch {
    return visitor
  }
}

function provenMobile(proof: ProofStore): User['proof'] {
  const known = proof.get()
  return known ? { mobile: known.mobile, expiresAt: known.expiresAt } : {}
}
