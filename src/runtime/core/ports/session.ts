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
  /** Rights of a staff account; absent for others. */
  rights?: readonly string[]
  /** The society requires a second factor; until it is set up the server refuses staff calls. */
  secondFactorDue?: boolean
  openId?: string
  /** The service account that the openId belongs to. */
  appId?: string | undefined
  /** True in the messaging app's browser. */
  inApp?: boolean
  /** Mobiles proven in this tab by SMS code, and their expiry. */
  proof: {
    /** The mobile proven last. */
    mobile?: string
    expiresAt?: string | undefined
    /** Mobiles proven earlier, newest first. */
    earlier?: readonly { mobile: string; expiresAt?: string | undefined }[]
  }
}

export interface SessionState {
  /** The answer of the call `site`: `orgId`, `orgName`, `webInfo`, `module`, `otherConfig` … */
  site: Readonly<Record<string, unknown>>
  user: User
  device: Device
}

/** User, site and device; shared by all pages. */
export interface Session extends Observable<SessionState> {
  /** Resolves when the event's effects (such as storing the token) are done and the state has changed. */
  announce(event: SessionEvent, value: unknown): Promise<void>
}
