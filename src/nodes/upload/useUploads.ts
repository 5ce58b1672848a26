import { useEffect, useRef, useState } from 'react'
import type { NodeOf } from '#contract/nodes.ts'
import { useFormEnvironment } from '#runtime/react/form/formEnvironment.ts'
import { usePage } from '#runtime/react/pageContext.ts'
import { judgePick } from './judgePick.ts'
import { PURPOSES, uploadRules } from './uploadRules.ts'
import { changed, isUnderWay, lasting, type UploadTask } from './uploadTask.ts'
import { useLanes } from './useLanes.ts'
import { useStoredFiles } from './useStoredFiles.ts'

/**
 * Checks picked files and sends them into the page's state. The page's calls wait for what is under way, and a
 * file that did not arrive stops them. What is under way when the node goes is called off.
 */
export function useUploads(node: NodeOf<'upload'>) {
  const page = usePage()
  const { upload } = useFormEnvironment()
  const stored = useStoredFiles(node.bind)
  const [tasks, setTasks] = useState<readonly UploadTask[]>([])
  const count = useRef(0)
  const enqueue = useLanes()
  const aborts = useAborts()

  const change = (key: number, next: Partial<UploadTask> | null) =>
    setTasks((all) => changed(all, key, next))

  const send = async ({ key, file }: UploadTask, signal: AbortSignal): Promise<boolean> => {
    if (signal.aborted) return true
    try {
      const onProgress = (progress: number) => change(key, { progress })
      const value = await upload(file, { purpose: PURPOSES[node.purpose], onProgress, signal })
      stored.add(value, key)
      change(key, null)
      return true
    } catch (error) {
      // Called off by the person: nothing that a call would have to wait for.
      if (signal.aborted) return true
      change(key, { error: messageOf(error), canRetry: true })
      return false
    }
  }
  const start = (task: UploadTask) => {
    const signal = aborts.begin(task.key)
    page.attach(enqueue(() => send(task, signal)))
  }
  return {
    tasks,
    pick(files: readonly File[]) {
      const held = stored.now().length + tasks.filter(isUnderWay).length
      const made = judgePick(files, uploadRules(node), held).map(
        (judged): UploadTask => ({ ...judged, key: ++count.current, progress: 0, canRetry: false }),
      )
      setTasks((all) => [...lasting(all), ...made])
      for (const task of made.filter(isUnderWay)) start(task)
    },
    retry(task: UploadTask) {
      change(task.key, { error: '', progress: 0, canRetry: false })
      start(task)
    },
    /** Calls off what is under way, and forgets it. */
    dismiss({ key }: UploadTask) {
      aborts.abort(key)
      change(key, null)
    },
    remove: stored.remove,
  }
}

/** One abort signal a file; all of them are raised when the node goes away. */
function useAborts() {
  const controllers = useRef(new Map<number, AbortController>())
  useEffect(() => {
    const all = controllers.current
    return () => {
      for (const controller of all.values()) controller.abort()
    }
  }, [])
  return {
    begin(key: number): AbortSignal {
      const controller = new AbortController()
      controllers.current.set(key, controller)
      return controller.signal
    },
    abort: (key: number) => controllers.current.get(key)?.abort(),
  }
}

const messageOf = (error: unknown): string =>
  error instanceof Error && error.message ? error.message : '上传失败，请重试'
