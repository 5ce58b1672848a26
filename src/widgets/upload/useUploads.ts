import { useCallback, useEffect, useRef, useState } from 'react'
import type { FormField } from '#contract/form.ts'
import type { FileValue } from '#contract/formInfo.ts'
import type { FormPath } from '#runtime/core/form/paths.ts'
import { useFormEnvironment } from '#runtime/react/form/formEnvironment.ts'
import { useFormSession } from '#runtime/react/form/formSession.ts'
import { useFieldValue } from '#runtime/react/form/useFieldValue.ts'
import { filesOf } from './filesOf.ts'
import { refusalOf } from './refusalOf.ts'

/** A file on its way, or one that did not arrive. */
export interface Sending {
  id: number
  file: File
  /** 0 to 1. */
  progress: number
  /** Why it did not arrive, or was not taken. */
  failure?: string
  /** It can be sent again. */
  retry: boolean
}

/** The files of a field: those it holds, those under way, and what can be done with them. */
export function useUploads(field: FormField, path: FormPath, purpose: string) {
  const { store } = useFormSession()
  const { upload } = useFormEnvironment()
  const files = filesOf(useFieldValue(path))
  const [sending, setSending] = useState<readonly Sending[]>([])
  const aborts = useRef(new Map<number, AbortController>())
  const nextId = useRef(1)
  useEffect(() => {
    const running = aborts.current
    return () => {
      for (const abort of running.values()) abort.abort()
    }
  }, [])
  useObstacle(path, sending)

  const change = useCallback((id: number, changes: Partial<Sending> | null) => {
    setSending((now) =>
      now.flatMap((each) => (each.id !== id ? each : changes ? { ...each, ...changes } : [])),
    )
  }, [])
  const arrived = useCallback(
    (id: number, file: FileValue) => {
      change(id, null)
      store.set(path, [...filesOf(store.get(path)), file])
    },
    [change, store, path],
  )
  const send = useCallback(
    (id: number, file: File) => {
      const abort = new AbortController()
      aborts.current.set(id, abort)
      const onProgress = (progress: number) => change(id, { progress })
      const sent = upload(file, { purpose, onProgress, signal: abort.signal }).then(
        (value) => arrived(id, value),
        (cause: unknown) => abort.signal.aborted || change(id, failed(cause)),
      )
      store.hold(sent)
    },
    [upload, purpose, arrived, change, store],
  )
  const add = (picked: readonly File[]) => {
    const waiting = sending.filter(({ failure }) => failure === undefined).length
    const added = picked.map((file, index): Sending => {
      const failure = refusalOf(field, file, files.length + waiting + index)
      return { id: nextId.current++, file, progress: 0, retry: false, ...(failure && { failure }) }
    })
    setSending((now) => [...now.filter(({ failure, retry }) => !failure || retry), ...added])
    for (const { id, file, failure } of added) if (!failure) send(id, file)
  }
  const retry = ({ id, file }: Sending) => {
    setSending((now) =>
      now.map((each) => (each.id === id ? { id, file, progress: 0, retry: false } : each)),
    )
    send(id, file)
  }
  const drop = ({ id }: Sending) => {
    aborts.current.get(id)?.abort()
    change(id, null)
  }
  const remove = (index: number) => {
    const left = files.toSpliced(index, 1)
    store.set(path, left.length > 0 ? left : null)
  }
  return { files, sending, add, retry, drop, remove }
}

const failed = (cause: unknown): Partial<Sending> => ({
  failure: cause instanceof Error && cause.message ? cause.message : '上传失败，请重试',
  retry: true,
})

/** A file that did not arrive must be sent again or taken away before the form goes. */
function useObstacle(path: FormPath, sending: readonly Sending[]): void {
  const { store } = useFormSession()
  const blocked = sending.some(({ retry }) => retry)
  useEffect(() => {
    store.obstruct(path, blocked ? '有文件没有上传成功，请重试或移除' : undefined)
    return () => store.obstruct(path, undefined)
  }, [store, path, blocked])
}
