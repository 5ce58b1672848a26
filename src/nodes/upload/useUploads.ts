import { useState } from 'react'
import type { NodeOf } from '#contract/nodes.gen.ts'
import { useFormEnvironment } from '#runtime/react/form/session/formEnvironment.ts'
import { usePage } from '#runtime/react/pageContext.ts'
import type { UploadTask } from '#runtime/react/upload/uploadQueue.ts'
import { useUploadQueue } from '#runtime/react/upload/useUploadQueue.ts'
import { type Refusal, validateFiles } from '#runtime/react/upload/validateFiles.ts'
import { PURPOSES, uploadRules } from './uploadRules.ts'
import { useStoredFiles } from './useStoredFiles.ts'

/**
 * Checks picked files and uploads them into the page's state. The page's calls wait for uploads in progress, and a
 * failed upload stops them. Uploads in progress are cancelled on unmount.
 */
export function useUploads(node: NodeOf<'upload'>) {
  const page = usePage()
  const { upload } = useFormEnvironment()
  const stored = useStoredFiles(node.bind)
  const [refusals, setRefusals] = useState<readonly Refusal[]>([])
  const { tasks, queue } = useUploadQueue({
    send: (file, options) => upload(file, { purpose: PURPOSES[node.purpose], ...options }),
    land(value, id) {
      stored.add(value, id)
      return undefined
    },
  })
  return {
    tasks,
    refusals,
    async pick(files: readonly File[]) {
      const held = () => stored.now().length + queue.state().tasks.length
      const validated = await validateFiles(files, uploadRules(node), held)
      setRefusals(validated.refusals)
      for (const arrival of queue.add(validated.accepted)) page.attach(arrival)
    },
    retry: (task: UploadTask) => page.attach(queue.retry(task)),
    /** Cancels uploads in progress and removes them. */
    drop: queue.drop,
    remove: stored.remove,
  }
}
