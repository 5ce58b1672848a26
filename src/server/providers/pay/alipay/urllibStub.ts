/**
 * Replaces `urllib` in the built server. Alipay’s client would call the gateway with it if we did not do so ourselves,
 * and loading it blocks the event loop for 200 ms.
 */
export class Agent {}
export class ProxyAgent {}

export default {}
