import type { SystemTx } from '#server/store/store.ts'

/** The moment so many milliseconds after a transaction began. */
export const later = (tx: Pick<SystemTx, 'now'>, milliseconds: number): Date =>
  new Date(tx.now.getTime() + milliseconds)
