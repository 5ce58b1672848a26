import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import type { Schema } from '#contract/calls.ts'
import { useRuntime } from '#runtime/react/runtimeContext.ts'

type Seat = Schema<'Seat'>

const BEAT_MS = 15_000

/** When what the other was typing is there: it is saved a moment after the last key. */
const SETTLED_MS = 2000

interface SeatEvents {
  /** What the server said with the last step that was saved. */
  told: Seat | undefined
  /** The document is read again: the other's latest text is there. */
  taken: () => Promise<void>
}

/**
 * Takes the seat at a document, so that others see who is editing it, and says so as long as it is open. Without a
 * network the last answer stays: the seat is for the people, steps are safe without it. Who is taken over learns it with
 * the next step that is saved, or with the next beat.
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
