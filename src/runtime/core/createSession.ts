import type { SessionEvent } from '#contract/sessionEvents.ts'
import type { Device } from '#contract/value.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { createCell } from './ports/observable.ts'
import type { Session, SessionState, User } from './ports/session.ts'

/** Effects of session events besides the state change, such as storing tokens; awaited before it. */
export type SessionEffects = Record<SessionEvent, (value: unknown) => void | Promise<void>>

type Change = (state: SessionState, value: unknown) => SessionState

/** State change of each event. Secrets (`token`, `proof`, `grant`) never enter the scope. */
const CHANGES: Record<SessionEvent, Change> = {
  login: (state, value) => ({
    ...state,
    user: { ...userOf(value), ...browserOf(state.user), proof: state.user.proof },
  }),
  logout: (state) => ({ ...state, user: { ...browserOf(state.user), proof: {} } }),
  proven: (state, value) => ({
    ...state,
    user: { ...state.user, proof: { ...state.user.proof, ...provenOf(value, state.user.proof) } },
  }),
  recommended: (state) => state,
  openId: (state) => state,
  payInApp: (state) => state,
  copyAddress: (state) => state,
  device: (state, value) => ({
    ...state,
    device: value === 'mobile' ? 'mobile' : ('pc' as Device),
  }),
}

export function createSession(initial: SessionState, effects: SessionEffects): Session {
  const cell = createCell(initial)
  return {
    get: cell.get,
    subscribe: cell.subscribe,
    async announce(event, value) {
      await effects[event](value)
      cell.set(CHANGES[event](cell.get(), value))
    },
  }
}

/** Converts the answer of `login` or `loginInfo` to the scope root `user`. */
function userOf(value: unknown): Omit<User, 'proof'> {
  if (!isRecord(value)) return {}
  const { token: _token, expiresAt: _expiresAt, proof: _proof, ...user } = value
  return user as Omit<User, 'proof'>
}

/** Returns the members that belong to the browser and survive a logout. */
const browserOf = ({ openId, appId, inApp }: User): Pick<User, 'openId' | 'appId' | 'inApp'> => ({
  ...(openId && { openId, appId }),
  ...(inApp && { inApp }),
})

/** Puts the mobile of a new grant before those proven earlier. */
function provenOf(value: unknown, { mobile, expiresAt, earlier = [] }: User['proof']) {
  if (!isRecord(value) || typeof value.mobile !== 'string') return {}
  const until = typeof value.expiresAt === 'string' ? value.expiresAt : undefined
  const fresh = { mobile: value.mobile, expiresAt: until }
  const before = mobile ? [{ mobile, expiresAt }, ...earlier] : earlier
  return { ...fresh, earlier: before.filter((one) => one.mobile !== fresh.mobile) }
}
