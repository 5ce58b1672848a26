/**
 * In the built server instead of `urllib`, by which Alipay’s client would ask the gateway if we did not do that ourselves:
 * with it the client holds the event loop for 200 ms when it is loaded.
 */
export class Agent {}
export class ProxyAgent {}

export default {}
