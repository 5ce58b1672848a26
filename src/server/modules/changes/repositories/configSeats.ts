import type { Tx } from '#server/store/store.ts'

/** An account that is editing a document. */
export interface Seat {
  changeId: string
  path: string
  accountId: string
  realName: string
}

/** Lists the seats seen after a time: those of one change set or, without `changeId`, of the whole organisation. */
export async function listSeats(tx: Tx, since: Date, changeId?: string): Promise<Seat[]> {
  return tx.db
    .selectFrom('configSeat')
    .innerJoin('account', (on) =>
      on
        .onRef('account.orgId', '=', 'configSeat.orgId')
        .onRef('account.id', '=', 'configSeat.accountId'),
    )
    .where('configSeat.orgId', '=', tx.orgId)
    .where('configSeat.seenAt', '>', since)
    .$if(changeId !== undefined, (q) => q.where('configSeat.changeId', '=', changeId ?? ''))
    .select(['configSeat.changeId', 'configSeat.path', 'configSeat.accountId', 'account.realName'])
    .execute()
}

export async function takeSeat(
  tx: Tx,
  seat: { changeId: string; path: string; accountId: string },
): Promise<void> {
  const { accountId } = seat
  await tx.db
    .insertInto('configSeat')
    .values({ ...seat, orgId: tx.orgId, seenAt: tx.now })
    .onConflict((on) =>
      on.columns(['orgId', 'changeId', 'path']).doUpdateSet({ accountId, seenAt: tx.now }),
    )
    .execute()
}

export async function leaveSeat(
  tx: Tx,
  { changeId, path, accountId }: { changeId: string; path: string; accountId: string },
): Promise<void> {
  await tx.db
    .deleteFrom('configSeat')
    .where('orgId', '=', tx.orgId)
    .where('changeId', '=', changeId)
    .where('path', '=', path)
    .where('accountId', '=', accountId)
    .execute()
}
