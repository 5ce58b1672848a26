import { useEffect } from 'react'
import type { FileValue } from '#contract/formInfo.ts'
import type { FormStore } from '#runtime/core/form/formStore.ts'
import type { FormPath } from '#runtime/core/form/paths.ts'
import { useFormEnvironment } from '#runtime/react/form/session/formEnvironment.ts'
import { useFormSession } from '#runtime/react/form/session/formSession.ts'
import type { UploadTask } from '#runtime/react/upload/uploadQueue.ts'
import { useUploadQueue } from '#runtime/react/upload/useUploadQueue.ts'

/**
 * Uploads of a field. The form cannot be submitted until all have arrived (decision 0069).
 * @param landed called with a stored file and its number, which grows in the order of picking; returns false when it
 * could not be added.
 */
export function useUploads(
  path: FormPath,
  purpose: string,
  landed: (file: FileValue, number: number) => boolean,
) {
  const { upload } = useFormEnvironment()
  const { store } = useFormSession()
  const { tasks, total, queue } = useUploadQueue({
    send: (file, options) => upload(file, { purpose, ...grantOf(store), ...options }),
    land: (value, id) => (landed(value, id) ? undefined : NOT_NOW),
  })
  const obstacle = obstacleOf(tasks)
  useEffect(() => {
    store.obstruct(path, obstacle)
    return () => store.obstruct(path, undefined)
  }, [store, path, obstacle])
  return { tasks, total, queue }
}

const grantOf = ({ bundle: { uploadGrant } }: FormStore) =>
  uploadGrant === undefined ? {} : { grant: uploadGrant }

const NOT_NOW = '表单正在提交，文件未能加入，请稍后重试'

const obstacleOf = (tasks: readonly UploadTask[]): string | undefined => {
  if (tasks.some(({ fault }) => fault !== undefined)) return '有文件上传失败，请重试或移除'
  return tasks.length > 0 ? '文件正在上传，请稍候' : undefined
}
