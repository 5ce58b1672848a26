/** Thrown when a function of the messaging app is used elsewhere; `msg` is shown as it is. */
export class NotInApp extends Error {
  readonly msg = '请在微信中打开本页面后再试'
}

/** Thrown when the society has no service account, which an openId requires; `msg` is shown as it is. */
export class NoAccount extends Error {
  readonly msg = '本站没有接入微信公众号，请在浏览器中打开本页后再试'
}
