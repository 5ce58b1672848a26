/** A refusal by an external service. `code` is the service's own; `final` means that a retry cannot succeed. */
export class ProviderRefused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly final: boolean,
  ) {
    super(`${code}: ${message}`)
  }
}
