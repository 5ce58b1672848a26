import type { Schema } from '#contract/calls.ts'
import { requireAccount } from '#server/base/authorize.ts'
import type { Call } from '#server/base/call.ts'
import type { Tx } from '#server/store/store.ts'
import type { ChangeParts } from './changeParts.ts'
import { requireOpen, requirePath } from './changeSet.ts'
import { requireEditing } from './documentRights.ts'
import { leaveSeat, listSeats, type Seat, takeSeat } from './repositories/configSeats.ts'

/** Time in ms after which a seat is free unless its holder reports; the browser reports every 15 seconds. */
const HELD_MS = 45_000

/** Returns the seats held now, with document and editor, of one change set or of all. */
export const heldSeats = (tx: Tx, changeId?: string): Promise<Seat[]> =>
  listSeats(tx, new Date(tx.now.getTime() - HELD_MS), changeId)

export const seatOf = (seats: readonly Seat[], path: string, accountId: string): Schema<'Seat'> => {
  const held = seats.find((seat) => seat.path === path)
  if (!held) return { isMine: false }
  return { isMine: held.accountId === accountId, name: held.realName }
}

/**
 * Takes a free seat, renews or leaves (`leave`) the caller's own, or takes over another's (`takeOver`). Seats only
 * inform editors: two who write at once lose nothing, because every step states the values that it replaces.
 * @throws BadRequest for a path of no configuration document, Forbidden without the right to it, NotFound for an
 *   unknown change set, Conflict unless it is open
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
