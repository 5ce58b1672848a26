/** The platform's two addresses, as the environment or the local stand-in gives them; both end with a slash. */
export interface WechatAddresses {
  /** Where browsers go to authorise. */
  openUrl: string
  /** Where the server asks. */
  apiUrl: string
}

/** A service account, and where it is one. */
export interface WechatSettings extends WechatAddresses {
  appId: string
  /** Never leaves the server. */
  secret: string
}
