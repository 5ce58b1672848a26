/** The second factor of an account; a proposal until confirmed by a first code. */
export interface SecondFactorTable {
  orgId: string
  accountId: string
  /** Sealed (`secretBox.ts`). */
  secret: string
  /** The last consumed time step; it and earlier steps are refused. */
  lastStep: number
  confirmedAt: Date | null
  createdAt: Date
}

/** One-time recovery codes for a lost phone. */
export interface RecoveryCodeTable {
  orgId: string
  accountId: string
  codeHash: string
  usedAt: Date | null
}
