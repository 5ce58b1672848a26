/** Something only the messaging app can do was asked for elsewhere; `msg` is shown as it is. */
export class NotInApp extends Error {
  readonly msg = '请在微信中打开本页面后再试'
}
