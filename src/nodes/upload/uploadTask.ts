/** A picked file that is not stored yet. */
export interface UploadTask {
  /** Grows with the order of picking. */
  key: number
  file: File
  /** From 0 to 1. */
  progress: number
  /** Why it was refused or did not arrive; empty while it is on its way. */
  error: string
  /** It did not arrive, and may be sent again. */
  canRetry: boolean
}

export const isUnderWay = ({ error }: UploadTask): boolean => error === ''

/** The tasks with one of them changed, or without it. */
export const changed = (
  tasks: readonly UploadTask[],
  key: number,
  next: Partial<UploadTask> | null,
): readonly UploadTask[] =>
  tasks.flatMap((task) => {
    if (task.key !== key) return [task]
    return next ? [{ ...task, ...next }] : []
  })

/** Refusals of an earlier pick give way to the new one; what is under way or may be sent again stays. */
export const lasting = (tasks: readonly UploadTask[]): readonly UploadTask[] =>
  tasks.filter((task) => isUnderWay(task) || task.canRetry)
