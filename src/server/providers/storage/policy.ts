/** A POST policy as OSS and OBS read it: a JSON text, base64, that the signature covers. */

export type PolicyCondition =
  | Record<string, string>
  | readonly ['eq' | 'starts-with', `$${string}`, string]
  | readonly ['in' | 'not-in', `$${string}`, readonly string[]]
  | readonly ['content-length-range', number, number]

export interface Policy {
  /** ISO 8601, UTC. */
  expiration: string
  conditions: readonly PolicyCondition[]
}

export function encodePolicy(expiresAt: Date, conditions: readonly PolicyCondition[]): string {
  const policy: Policy = { expiration: expiresAt.toISOString(), conditions }
  return Buffer.from(JSON.stringify(policy)).toString('base64')
}
