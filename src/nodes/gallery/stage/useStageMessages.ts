import { useLayoutEffect, useRef } from 'react'
import type { FormValues } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import type { Device } from '#contract/value.ts'
import type { FormStore } from '#runtime/core/form/formStore.ts'
import { type FromStage, isToStage, type ToStage } from '../messages.ts'
import { snapshotOf } from './snapshotOf.ts'

/**
 * Sends snapshots of the form to the gallery around this frame and handles its messages. Returns the function that
 * requests the explanation of a place; undefined outside a frame.
 */
export function useStageMessages(
  store: FormStore,
  file: string,
  device: Device,
): ((path: string) => void) | undefined {
  const asked = useRef<string | null>(null)
  const framed = window.parent !== window
  useLayoutEffect(() => {
    if (!framed) return
    let waiting = 0
    const tell = () => {
      waiting = 0
      send({ stage: 'changed', device, snapshot: snapshotOf(store, file, asked.current) })
    }
    const soon = () => {
      waiting ||= requestAnimationFrame(tell)
    }
    const hear = ({ source, origin, data }: MessageEvent) => {
      if (source !== window.parent || origin !== location.origin || !isToStage(data)) return
      if (data.gallery === 'explain') asked.current = data.path
      else obey(store, data)
      soon()
    }
    const stop = store.subscribe('change', soon)
    window.addEventListener('message', hear)
    soon()
    return () => {
      stop()
      cancelAnimationFrame(waiting)
      window.removeEventListener('message', hear)
    }
  }, [store, file, device, framed])
  return framed ? (path) => send({ stage: 'asked', device, path }) : undefined
}

/** Sent as plain JSON: data that cannot be cloned (a blob's address can) is never part of a value. */
const send = (message: FromStage): void =>
  window.parent.postMessage(JSON.parse(JSON.stringify(message)), location.origin)

function obey(store: FormStore, message: Exclude<ToStage, { gallery: 'explain' }>): void {
  if (message.gallery === 'reveal') store.reveal(message.path)
  else if (message.gallery === 'set') store.set(message.path, message.value)
  else follow(store, message.values)
}

/** Applies the differing values; messages appear as they would while typing. */
function follow(store: FormStore, values: FormValues): void {
  for (const key of store.bundle.order) {
    const next = ownValue(values, key) ?? undefined
    if (JSON.stringify(next) === JSON.stringify(store.get(key))) continue
    if (ownValue(store.bundle.fields, key)?.columns) store.set(key, next)
    else store.type(key, next)
  }
}
