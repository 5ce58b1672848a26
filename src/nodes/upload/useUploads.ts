import { useCallback, useEffect, useRef, useState } from 'react'
import type { FileValue } from '#contract/formInfo.ts'
import type { NodeOf } from '#contract/nodes.ts'
import { fileCountText, refuseFile } from '#domain/fileRules.ts'
import { useFormEnvironment } from '#runtime/react/form/formEnvironment.ts'
import { usePage } from '#runtime/react/pageContext.ts'
import { filesOf } from './filesOf.ts'
import { uploadRules } from './uploadRules.ts'

/** A file that is not there yet. */
export interface UploadTask {
  key: number
  file: File
  /** From 0 to 1. */
  progress: number
  /** Why it was refused or failed; a failed one may be tried again. */
  error: string
  canRetry: boolean
}

/**
 * Uploads picked files one after the other, in the order they were picked, into the page's state. The page's calls
 * wait for them. What is left when the node goes away is called off.
 */
export function useUploads(node: NodeOf<'upload'>) {
  const page = usePage()
  const { upload } = useFormEnvironment()
  const [tasks, setTasks] = useState<readonly UploadTask[]>([])
  const count = useRef(0)
  const line = useRef<Promise<unknown>>(Promise.resolve())
  const leaving = useRef(new AbortController())
  useEffect(() => {
    leaving.current = new AbortController()
    return () => leaving.current.abort()
  }, [])

  const change = useCallback((key: number, next: Partial<UploadTask> | null) => {
    setTasks((all) =>
      all.flatMap((task) => {
        if (task.key !== key) return [task]
        return next ? [{ ...task, ...next }] : []
      }),
    )
  }, [])
  const current = (): readonly FileValue[] => filesOf(page.resolve({ $: { var: node.bind } }))

  const send = async ({ key, file }: UploadTask): Promise<boolean> => {
    const { signal } = leaving.current
    if (signal.aborted) return false
    change(key, { error: '', progress: 0 })
    try {
      const onProgress = (progress: number) => change(key, { progress })
      const value = await upload(file, { purpose: node.purpose, onProgress, signal })
      page.set(node.bind, [...current(), value])
      change(key, null)
      return true
    } catch (error) {
      if (!signal.aborted) change(key, { error: messageOf(error), canRetry: true })
      return false
    }
  }
  const queue = (task: UploadTask) => {
    const turn = line.current.then(() => send(task))
    line.current = turn
    page.attach(turn)
  }
  const pick = (files: readonly File[]) => {
    const rules = uploadRules(node)
    let held = current().length + tasks.filter(({ error }) => error === '').length
    const made = files.map((file): UploadTask => {
      const error = refuseFile(file, rules, held) ?? ''
      if (error === '') held += 1
      return { key: ++count.current, file, progress: 0, error, canRetry: false }
    })
    // One sentence is enough for all that are too many.
    const firstTooMany = made.findIndex(({ error }) => error === fileCountText(rules.limit))
    const shown = made.filter(
      ({ error }, i) => error !== fileCountText(rules.limit) || i === firstTooMany,
    )
    setTasks((all) => [...all.filter(({ error, canRetry }) => error === '' || canRetry), ...shown])
    for (const task of made) if (task.error === '') queue(task)
  }
  return {
    tasks,
    pick,
    retry: queue,
    dismiss: (task: UploadTask) => change(task.key, null),
    remove: (url: string) =>
      page.set(
        node.bind,
        current().filter((file) => file.url !== url),
      ),
  }
}

const messageOf = (error: unknown): string =>
  error instanceof Error && error.message ? error.message : '上传失败，请重试'
