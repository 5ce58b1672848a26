/** An outside service that answered no; trying again does not help when `final`. `code` is the service's own. */
export class ProviderRefused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly final: boolean,
  ) {
    super(`${code}: ${message}`)
  }
}
