import { useEffect, useRef, useState } from 'react'
import { useStore } from '../hooks/useStore.ts'
import { pressEnd } from '../press.ts'
import { type UploadPorts, UploadQueue, type UploadState } from './uploadQueue.ts'

/** Upload queue of one place on screen; uploads in progress are cancelled when it unmounts. */
export function useUploadQueue(ports: UploadPorts): UploadState & { queue: UploadQueue } {
  const latest = useRef(ports)
  useEffect(() => {
    latest.current = ports
  })
  const [queue] = useState(() => new UploadQueue(() => landingBetweenPresses(latest.current)))
  useEffect(() => queue.clear, [queue])
  return { ...useStore(queue.subscribe, queue.state), queue }
}

/** Delays the field's update by an uploaded file until a press has ended, because it would move the pressed element. */
const landingBetweenPresses = (ports: UploadPorts): UploadPorts => ({
  ...ports,
  async send(file, options) {
    const value = await ports.send(file, options)
    await pressEnd()
    return value
  },
})
