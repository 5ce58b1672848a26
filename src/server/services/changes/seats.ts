import type { Schema } from '#contract/calls.ts'
import { leaveSeat, listSeats, type Seat, takeSeat } from '../../store/repositories/configSeats.ts'
import type { Tx } from '../../store/store.ts'
import { requireAccount } from '../authorize.ts'
import type { Call } from '../call.ts'
import type { ChangeParts } from './changeParts.ts'
import { requireOpen, requirePath } from './changeSet.ts'
import { requireEditing } from './documentRights.ts'

/** A seat is free when its holder has not been heard of for this long; the browser reports every 15 seconds. */
const HELD_MS = 45_000

/** Who is editing what now. */
export const heldSeats = (tx: Tx, changeId?: string): Promise<Seat[]> =>
  listSeats(tx, new Date(tx.now.getTime() - HELD_MS), changeId)

export const seatOf = (seats: readonly Seat[], path: string, accountId: string): Schema<'Seat'> => {
  const held = seats.find((seat) => seat.path === path)
  if (!held) return { isMine: false }
  return { isMine: held.accountId === accountId, name: held.realName }
}

/**
 * Takes a free seat, keeps one's own, or takes another's over. It is for the people alone: two who write at once lose
 * nothing either way, because every step says what it replaces.
 */
export async function reportSeat({
  input,
  org,
  subject,
  parts,
}: Call<'changeSeat', 'org' | 'subject', ChangeParts>): Promise<Schema<'Seat'>> {
  const { id: accountId, realName } = requireAccount(subject)
  const { id: changeId, path } = input
  requirePath(path)
  requireEditing(subject, path)
  return parts.store.tx(org.orgId, async (tx) => {
    await requireOpen(tx, changeId)
    if (input.leave) {
      await leaveSeat(tx, { changeId, path, accountId })
      return { isMine: false }
    }
    const held = seatOf(await heldSeats(tx, changeId), path, accountId)
    if (held.name !== undefined && !held.isMine && !input.takeOver) return held
    await takeSeat(tx, { changeId, path, accountId })
    return { isMine: true, name: realName }
  })
}
