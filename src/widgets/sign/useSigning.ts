import { useState } from 'react'
import { LIMITS } from '#domain/limits.ts'
import type { EditProps } from '#runtime/react/form/fieldWidget.ts'
import { useFormSession } from '#runtime/react/form/formSession.ts'
import { useFilePick } from '../files/useFilePick.ts'
import { useUploads } from '../files/useUploads.ts'

/** What a signature may be instead of being written: a picture of one (specification, section 5 "Upload"). */
export const SIGNATURE_RULES = {
  fileType: LIMITS.defaultFileTypes,
  fileSize: LIMITS.defaultFileSizeMb,
  limit: 1,
}

/**
 * A signature from the pad or from a picture to its stored address. Until the new one has arrived the old one stays.
 */
export function useSigning({ id, path }: EditProps) {
  const { store } = useFormSession()
  const [writing, setWriting] = useState(false)
  const refocus = () => requestAnimationFrame(() => document.getElementById(id)?.focus())
  const close = () => {
    setWriting(false)
    refocus()
  }
  const { tasks, queue } = useUploads(path, 'sign', (file) => {
    if (store.frozen) return false
    store.set(path, file.url)
    close()
    return true
  })
  const send = (picture: File) => {
    queue.clear()
    queue.add([picture])
  }
  const { refusals, pick } = useFilePick(
    SIGNATURE_RULES,
    () => 0,
    ([picture]) => picture && send(picture),
  )
  const [task] = tasks
  return {
    writing,
    task,
    queue,
    refusals,
    pick,
    busy: task !== undefined && task.fault === undefined,
    open() {
      queue.clear()
      setWriting(true)
    },
    save: send,
    stop() {
      queue.clear()
      close()
    },
    clear() {
      store.set(path, null)
      refocus()
    },
  }
}
