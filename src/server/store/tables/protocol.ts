/** Keys for sealed requests; deleting an old one makes requests recorded under it unreadable. */
export interface EnvelopeKeyTable {
  orgId: string
  kid: string
  /** PEM. */
  publicKey: string
  privateKey: string
  createdAt: Date
}

/** Nonces of accepted sealed requests, kept for as long as a replay would be valid. */
export interface EnvelopeNonceTable {
  orgId: string
  nonce: string
  expiresAt: Date
}

/** One-time links that set an account's password; only the newest is valid. */
export interface PasswordLinkTable {
  orgId: string
  accountId: string
  ticketHash: string
  expiresAt: Date
}

/** One-time tickets that carry a session to another site of the organisation. */
export interface LoginTicketTable {
  orgId: string
  ticketHash: string
  /** The session it grants; ends with it. */
  tokenHash: string
  expiresAt: Date
  usedAt: Date | null
}
