/** Our own limit for a provider is reached: the call was not made, and may be repeated after `waitMs`. */
export class ProviderBusy extends Error {
  constructor(readonly waitMs: number) {
    super('the limit of the provider is reached')
  }
}
