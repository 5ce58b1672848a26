import { useCallback, useEffect, useState } from 'react'
import type { Schema } from '#contract/calls.ts'
import { useRuntime } from '#runtime/react/runtimeContext.ts'

const BEAT_MS = 15_000

/**
 * Takes the seat at a document, so that others see who is editing it, and says so as long as it is open. Without a
 * network the last answer stays: the seat is for the people, steps are safe without it.
 * @param isWanted false for a document that cannot be edited
 */
export function useSeat(
  place: { id: string; path: string },
  first: Schema<'Seat'>,
  isWanted: boolean,
) {
  const { host } = useRuntime()
  const { id, path } = place
  const [seat, setSeat] = useState(first)
  const say = useCallback(
    async (more: { takeOver?: boolean; leave?: boolean } = {}) => {
      const answer = await host.call('changeSeat', { id, path, ...more }).catch(() => undefined)
      if (answer && !more.leave) setSeat(answer as Schema<'Seat'>)
    },
    [host, id, path],
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
  return { seat, takeOver: () => say({ takeOver: true }) }
}
