import { useEffect, useRef, useState } from 'react'
import type { Device } from '#contract/value.ts'
import { isFromStage, type Snapshot, type ToStage } from './messages.ts'

/** The framed forms, seen as one. */
export interface Stages {
  /** The form that changed last, or was looked at first. */
  snapshot: Snapshot | undefined
  /** The place the inspector explains. */
  field: string | null
  /** The frame of a device; another one there begins anew. */
  attach: (device: Device, frame: HTMLIFrameElement) => void
  explain: (path: string | null) => void
  tell: (message: ToStage) => void
}

/** Listens to the framed forms, keeps their values in sync, and requests explanations of a place. */
export function useStages(firstField: string | null): Stages {
  const frames = useRef(new Map<Device, HTMLIFrameElement>())
  const texts = useRef(new Map<Device, string>())
  const field = useRef(firstField)
  const [shown, setShown] = useState<{ snapshot?: Snapshot; field: string | null }>({
    field: firstField,
  })
  const post = (device: Device, message: ToStage) =>
    frames.current.get(device)?.contentWindow?.postMessage(message, location.origin)
  const tell = (message: ToStage) => {
    for (const device of frames.current.keys()) post(device, message)
  }
  const explain = (path: string | null) => {
    field.current = path
    setShown((before) => ({ ...before, field: path }))
    tell({ gallery: 'explain', path })
  }
  const changed = (device: Device, snapshot: Snapshot) => {
    const text = JSON.stringify(snapshot.values)
    const isNew = !texts.current.has(device)
    const moved = !isNew && texts.current.get(device) !== text
    texts.current.set(device, text)
    if (isNew && field.current !== null) post(device, { gallery: 'explain', path: field.current })
    for (const [other, known] of texts.current)
      if (moved && other !== device && known !== text)
        post(other, { gallery: 'follow', values: snapshot.values })
    setShown((before) => ({ ...before, snapshot }))
  }
  useEffect(() => {
    const hear = ({ origin, source, data }: MessageEvent) => {
      const isOurs = [...frames.current.values()].some((frame) => frame.contentWindow === source)
      if (!isOurs || origin !== location.origin || !isFromStage(data)) return
      if (data.stage === 'asked') explain(data.path)
      else changed(data.device, data.snapshot)
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  })
  return {
    ...shown,
    snapshot: shown.snapshot,
    tell,
    explain,
    attach(device, frame) {
      if (frames.current.get(device) === frame) return
      frames.current.set(device, frame)
      texts.current.delete(device)
    },
  }
}
