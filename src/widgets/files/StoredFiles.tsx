import { type ReactNode, useState } from 'react'
import type { FileValue } from '#contract/formInfo.ts'
import { isShownPicture } from '#domain/file/fileRules.ts'
import styles from './Files.module.css'
import { PictureView } from './PictureView.tsx'
import { StoredFile } from './StoredFile.tsx'

interface StoredFilesProps {
  files: readonly FileValue[]
  /** Content at the end of a file's line. */
  actions?: (file: FileValue) => ReactNode
  /** Lines after the files. */
  children?: ReactNode
}

/** A list of files; their images open in one viewer. */
export function StoredFiles({ files, actions, children }: StoredFilesProps) {
  const [viewed, setViewed] = useState<FileValue>()
  return (
    <>
      <ul className={styles.files}>
        {files.map((file) => (
          <StoredFile key={file.url} file={file} onView={() => setViewed(file)}>
            {actions?.(file)}
          </StoredFile>
        ))}
        {children}
      </ul>
      {viewed && (
        <PictureView
          pictures={files.filter(isShownPicture)}
          first={viewed}
          onClose={() => setViewed(undefined)}
        />
      )}
    </>
  )
}
