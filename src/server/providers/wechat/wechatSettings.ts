/** The platform's two addresses, from the environment or of the local emulator; both end with a slash. */
export interface WechatAddresses {
  /** Base address of the OAuth pages for browsers. */
  openUrl: string
  /** Base address of the server's calls. */
  apiUrl: string
}

/** A service account and its platform. */
export interface WechatSettings extends WechatAddresses {
  appId: string
  /** Never leaves the server. */
  secret: string
}
