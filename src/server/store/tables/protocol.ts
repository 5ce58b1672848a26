/** Keys that browsers seal their requests with; an old one goes, and with it every recording made under it. */
export interface EnvelopeKeyTable {
  orgId: string
  kid: string
  /** PEM. */
  publicKey: string
  privateKey: string
  createdAt: Date
}

/** Sealed requests that were taken, for as long as they could come again. */
export interface EnvelopeNonceTable {
  orgId: string
  nonce: string
  expiresAt: Date
}

/** One-time tickets that carry a login to another site of the society. */
export interface LoginTicketTable {
  orgId: string
  ticketHash: string
  /** The login it stands for; when that ends, so does the ticket. */
  tokenHash: string
  expiresAt: Date
  usedAt: Date | null
}
