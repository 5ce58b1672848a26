/** The events that `emit` may send to the session. */
export const SESSION_EVENTS = [
  'login',
  'logout',
  'proven',
  'recommended',
  'openId',
  'device',
  'payInApp',
  'copyAddress',
] as const
export type SessionEvent = (typeof SESSION_EVENTS)[number]
