import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import type { Schema } from '#contract/calls.ts'
import { useRuntime } from '#runtime/react/runtimeContext.ts'

type Seat = Schema<'Seat'>

const BEAT_MS = 15_000

/** Delay after a takeover, in milliseconds, by which the other user's last typing is saved. */
const SETTLED_MS = 2000

interface SeatEvents {
  /** Seat that the server returned with the last saved step. */
  told: Seat | undefined
  /** Called after a takeover, to read the other user's latest text. */
  taken: () => Promise<void>
}

/**
 * Claims the seat of a document, so that others see who is editing it, and renews the claim while the document is open.
 * Without a network the last answer stays: the seat only informs people, and steps are safe without it. A user who is
 * taken over learns of it from the next saved step or the next renewal.
 * @param isWanted false for a document that cannot be edited
 */
export function useSeat(
  place: { id: string; path: string },
  first: Seat,
  isWanted: boolean,
  { told, taken }: SeatEvents,
) {
  const { host } = useRuntime()
  const { id, path } = place
  const [held, setHeld] = useState({ seat: first, isLost: false })
  const sit = useCallback(
    (seat: Seat) =>
      setHeld((before) => {
        const isOthers = !seat.isMine && seat.name !== undefined
        return { seat, isLost: isOthers && (before.seat.isMine || before.isLost) }
      }),
    [],
  )
  const say = useCallback(
    async (more: { takeOver?: boolean; leave?: boolean } = {}) => {
      const answer = await host.call('changeSeat', { id, path, ...more }).catch(() => undefined)
      if (answer && !more.leave) sit(answer as Seat)
    },
    [host, id, path, sit],
  )
  useEffect(() => {
    if (!isWanted) return
    void say()
    const beat = setInterval(() => void say(), BEAT_MS)
    return () => {
      clearInterval(beat)
      void say({ leave: true })
    }
  }, [say, isWanted])
  useEffect(() => {
    if (told) sit(told)
  }, [told, sit])
  const readAgain = useEffectEvent(() => void taken())
  const [isTaking, setTaking] = useState(false)
  useEffect(() => {
    if (!isTaking) return
    const timer = setTimeout(() => {
      setTaking(false)
      readAgain()
    }, SETTLED_MS)
    return () => clearTimeout(timer)
  }, [isTaking])
  return {
    ...held,
    async takeOver() {
      await say({ takeOver: true })
      await taken()
      setTaking(true)
    },
  }
}
