import { useEffect, useRef, useState } from 'react'
import { useStore } from '../hooks/useStore.ts'
import { afterPress } from '../press.ts'
import { type UploadPorts, UploadQueue, type UploadState } from './uploadQueue.ts'

/** Files on their way for one place on screen; what is still under way when the place goes is called off. */
export function useUploadQueue(ports: UploadPorts): UploadState & { queue: UploadQueue } {
  const latest = useRef(ports)
  useEffect(() => {
    latest.current = ports
  })
  const [queue] = useState(() => new UploadQueue(() => landingBetweenPresses(latest.current)))
  useEffect(() => queue.clear, [queue])
  return { ...useStore(queue.subscribe, queue.state), queue }
}

/** A file that arrives changes its field: while something is pressed, that would move what is pressed. */
const landingBetweenPresses = (ports: UploadPorts): UploadPorts => ({
  ...ports,
  async send(file, options) {
    const value = await ports.send(file, options)
    await new Promise<void>((resolve) => afterPress(resolve))
    return value
  },
})
