import { useCallback, useEffect, useRef, useState } from 'react'
import type { FileValue } from '#contract/formInfo.ts'
import type { FormPath } from '#runtime/core/form/paths.ts'
import { useFormEnvironment } from '#runtime/react/form/formEnvironment.ts'
import { useFormSession } from '#runtime/react/form/formSession.ts'

/** A file on its way, or one that did not arrive. */
export interface PendingUpload {
  id: number
  file: File
  /** 0 to 1. */
  share: number
  /** Why it did not arrive; it stays until it is sent again or dropped. */
  fault?: string
}

export interface Uploads {
  pending: readonly PendingUpload[]
  send: (files: readonly File[]) => void
  retry: (upload: PendingUpload) => void
  /** Calls the upload off and forgets it. */
  drop: (id: number) => void
}

/**
 * Sends files through the environment, several at once. What is still on its way when the field leaves the screen
 * is called off; until all have arrived the form cannot be submitted.
 * @param landed takes a stored file; its number grows in the order of picking. False: it could not be taken.
 */
export function useUploads(
  path: FormPath,
  purpose: string,
  landed: (file: FileValue, number: number) => boolean,
): Uploads {
  const { upload } = useFormEnvironment()
  const { store } = useFormSession()
  const [pending, setPending] = useState<readonly PendingUpload[]>([])
  const running = useRef(new Map<number, AbortController>())
  const counter = useRef(0)
  useEffect(() => {
    const controls = running.current
    return () => {
      for (const control of controls.values()) control.abort()
      controls.clear()
    }
  }, [])
  const obstacle = obstacleOf(pending)
  useEffect(() => {
    store.obstruct(path, obstacle)
    return () => store.obstruct(path, undefined)
  }, [store, path, obstacle])
  const change = useCallback((id: number, to: Omit<PendingUpload, 'id' | 'file'>) => {
    setPending((now) => now.map((each) => (each.id === id ? { id, file: each.file, ...to } : each)))
  }, [])
  const drop = useCallback((id: number) => {
    running.current.get(id)?.abort()
    running.current.delete(id)
    setPending((now) => now.filter((each) => each.id !== id))
  }, [])
  const start = async (id: number, file: File): Promise<void> => {
    const { signal } = begin(running.current, id)
    const onProgress = (share: number) => !signal.aborted && change(id, { share })
    try {
      const value = await upload(file, { purpose, onProgress, signal })
      if (signal.aborted) return
      if (landed(value, id)) drop(id)
      else change(id, { share: 0, fault: NOT_NOW })
    } catch (error) {
      if (!signal.aborted) change(id, { share: 0, fault: reasonOf(error) })
    }
  }
  return {
    pending,
    send(files) {
      const added = files.map((file) => ({ id: ++counter.current, file, share: 0 }))
      setPending((now) => [...now, ...added])
      for (const { id, file } of added) void start(id, file)
    },
    retry({ id, file }) {
      change(id, { share: 0 })
      void start(id, file)
    },
    drop,
  }
}

const NOT_NOW = '表单正在提交，文件未能加入，请稍后重试'

const obstacleOf = (pending: readonly PendingUpload[]): string | undefined => {
  if (pending.some(({ fault }) => fault !== undefined)) return '有文件上传失败，请重试或移除'
  return pending.length > 0 ? '文件正在上传，请稍候' : undefined
}

const reasonOf = (error: unknown): string =>
  error instanceof Error && error.message !== '' ? error.message : '上传失败，请重试'

function begin(running: Map<number, AbortController>, id: number): AbortController {
  const control = new AbortController()
  running.set(id, control)
  return control
}
