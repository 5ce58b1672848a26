import type { RefObject } from 'react'
import { EDITOR_FILES, type EditorFileKind } from '#domain/richText/editorFiles.ts'
import type { UploadQueue, UploadTask } from '#runtime/react/upload/uploadQueue.ts'
import { FileInput } from '../../../files/FileInput.tsx'
import styles from '../../../files/Files.module.css'
import { PendingFile } from '../../../files/PendingFile.tsx'

const KINDS = Object.keys(EDITOR_FILES) as EditorFileKind[]

interface EditorFilesProps {
  inputs: Readonly<Record<EditorFileKind, RefObject<HTMLInputElement | null>>>
  label: string
  tasks: readonly UploadTask[]
  queue: UploadQueue
  onPick: (files: readonly File[], kind: EditorFileKind) => void
}

/** The pickers, never seen, and the files on their way. */
export const EditorFiles = ({ inputs, label, tasks, queue, onPick }: EditorFilesProps) => (
  <>
    {KINDS.map((kind) => (
      <FileInput
        key={kind}
        ref={inputs[kind]}
        fileType={EDITOR_FILES[kind].fileType}
        multiple
        label={label}
        onPick={(files) => onPick(files, kind)}
      />
    ))}
    {tasks.length > 0 && (
      <ul className={styles.files}>
        {tasks.map((task) => (
          <PendingFile key={task.id} task={task} retry={queue.retry} drop={queue.drop} />
        ))}
      </ul>
    )}
  </>
)
