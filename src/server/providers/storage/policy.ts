/** A condition of a POST policy of OSS and OBS: base64 of JSON, covered by the signature. */

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
