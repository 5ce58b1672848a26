/** The platform's two addresses, as the environment or the local stand-in gives them; both end with a slash. */
export interface WechatSettings {
  /** Where browsers go to authorise. */
  openUrl: string
  /** Where the server asks. */
  apiUrl: string
  appId: string
  /** Never leaves the server. */
  secret: string
}
