/** What `emit` may announce to the session. */
export const SESSION_EVENTS = [
  'login',
  'logout',
  'proven',
  'recommended',
  'openId',
  'device',
  'wechatPay',
] as const
export type SessionEvent = (typeof SESSION_EVENTS)[number]
