/** Our own limit of a provider is reached: the call was not made, and may be after `waitMs`. */
export class ProviderBusy extends Error {
  constructor(readonly waitMs: number) {
    super('the limit of the provider is reached')
  }
}
