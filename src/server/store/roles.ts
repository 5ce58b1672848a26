/** Role of a transaction inside one organisation: row level security shows it that organisation only. */
export const ORG_ROLE = 'portal_org'

/** Role of a system transaction: sees all organisations, owns nothing, cannot change the schema. */
export const SYSTEM_ROLE = 'portal_system'

/** Role of a system transaction where societies are in several databases: sees those that are at home in this one. */
export const SHARD_ROLE = 'portal_shard'
