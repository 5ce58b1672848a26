import { useState } from 'react'
import type { EditProps } from '#runtime/react/form/fieldWidget.ts'
import { useFormSession } from '#runtime/react/form/formSession.ts'
import { useUploads } from '../files/useUploads.ts'

/** Opening the pad, sending what was written, and closing it again when it has arrived or is given up. */
export function useSigning({ id, path }: EditProps) {
  const { store } = useFormSession()
  const [writing, setWriting] = useState(false)
  const close = () => {
    setWriting(false)
    requestAnimationFrame(() => document.getElementById(id)?.focus())
  }
  const { pending, send, drop } = useUploads(path, 'sign', (file) => {
    if (store.frozen) return false
    store.set(path, file.url)
    close()
    return true
  })
  const forget = () => {
    for (const each of pending) drop(each.id)
  }
  return {
    writing,
    busy: pending.some(({ fault }) => fault === undefined),
    faults: pending.flatMap(({ fault }) => fault ?? []),
    open: () => setWriting(true),
    save(picture: File) {
      forget()
      send([picture])
    },
    stop() {
      forget()
      close()
    },
  }
}
