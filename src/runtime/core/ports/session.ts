import type { SessionEvent } from '#contract/sessionEvents.ts'
import type { Device } from '#contract/value.ts'
import type { Observable } from './observable.ts'

/** Scope root `user`: the logged-in user's own data without any token; a visitor has only `proof`. */
export interface User {
  id?: string
  realName?: string
  orgId?: string
  userType?: string
  userName?: string
  mobile?: string
  maskMobile?: string
  areaCode?: string
  orgName?: string
  /** What a member of staff may do; nobody else has any. */
  rights?: readonly string[]
  /** The society waits for a second factor; until there is one the server refuses what staff do. */
  secondFactorDue?: boolean
  openId?: string
  /** The service account that the openId is of. */
  appId?: string | undefined
  /** The site is open in the messaging app's own browser. */
  inApp?: boolean
  /** What was proven in this tab by SMS code, and until when. */
  proof: {
    /** The one proven last. */
    mobile?: string
    expiresAt?: string | undefined
    /** Those proven before it, newest first. */
    earlier?: readonly { mobile: string; expiresAt?: string | undefined }[]
  }
}

export interface SessionState {
  /** The answer of the call `site`: `orgId`, `orgName`, `webInfo`, `module`, `otherConfig` … */
  site: Readonly<Record<string, unknown>>
  user: User
  device: Device
}

/** Who is here, on which site, on which device; shared by all pages. */
export interface Session extends Observable<SessionState> {
  /** Resolves when the effects (keeping or dropping the token, …) are done and the state has changed. */
  announce(event: SessionEvent, value: unknown): Promise<void>
}
