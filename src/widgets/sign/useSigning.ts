import { useState } from 'react'
import { LIMITS } from '#domain/limits.ts'
import type { EditProps } from '#runtime/react/form/session/fieldWidget.ts'
import { useFormSession } from '#runtime/react/form/session/formSession.ts'
import { useTree } from '#runtime/react/form/session/useTree.ts'
import { useFilePick } from '../files/useFilePick.ts'
import { useUploads } from '../files/useUploads.ts'
import type { SignSurface } from './pad/SignSurface.tsx'

/** The rules of an uploaded image of a signature (specification, section 5 "Upload"). */
export const SIGNATURE_RULES = {
  fileType: LIMITS.defaultFileTypes,
  fileSize: LIMITS.defaultFileSizeMb,
  limit: 1,
}

const loadSurface = async () => (await import('./pad/SignSurface.tsx')).SignSurface
const NOT_LOADED = '签名板加载失败，请检查网络后重试'

/** Stores a signature from the pad or from an image. The old one stays until the new one has arrived. */
export function useSigning({ id, path }: EditProps) {
  const { store } = useFormSession()
  const [Surface, setSurface] = useState<typeof SignSurface>()
  const tree = useTree()
  const refocus = () => requestAnimationFrame(() => tree.getElementById(id)?.focus())
  const close = () => {
    setSurface(undefined)
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
  const { refusals, setRefusals, pick } = useFilePick(
    SIGNATURE_RULES,
    () => 0,
    ([picture]) => picture && send(picture),
  )
  const [task] = tasks
  return {
    /** The pad component, once it is open. */
    Surface,
    task,
    queue,
    refusals,
    pick,
    busy: task !== undefined && task.fault === undefined,
    async open() {
      queue.clear()
      const loaded = await loadSurface().catch(() => undefined)
      setRefusals(loaded ? [] : [{ text: NOT_LOADED, names: [] }])
      setSurface(() => loaded)
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
