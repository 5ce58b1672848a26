/** True in the browser of the messaging app, where payments need an openId (specification, section 1). */
export const isInAppBrowser = (userAgent: string): boolean => /MicroMessenger/i.test(userAgent)
