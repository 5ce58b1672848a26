import { useRef } from 'react'

const LANES = 3

/** Runs work, three at a time: more would only make each of them slower. Work must not reject. */
export function useLanes(): (work: () => Promise<boolean>) => Promise<boolean> {
  const lanes = useRef<Promise<unknown>[]>(Array.from({ length: LANES }, () => Promise.resolve()))
  const count = useRef(0)
  return (work) => {
    const lane = count.current++ % LANES
    const turn = Promise.resolve(lanes.current[lane]).then(work)
    lanes.current[lane] = turn
    return turn
  }
}
