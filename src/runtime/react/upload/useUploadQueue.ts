import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { type UploadPorts, UploadQueue, type UploadState } from './uploadQueue.ts'

/** Files on their way for one place on screen; what is still under way when the place goes is called off. */
export function useUploadQueue(ports: UploadPorts): UploadState & { queue: UploadQueue } {
  const latest = useRef(ports)
  useEffect(() => {
    latest.current = ports
  })
  const [queue] = useState(() => new UploadQueue(() => latest.current))
  useEffect(() => queue.clear, [queue])
  return { ...useSyncExternalStore(queue.subscribe, queue.state), queue }
}
