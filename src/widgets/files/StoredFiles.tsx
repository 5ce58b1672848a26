import { type ReactNode, useState } from 'react'
import type { FileValue } from '#contract/formInfo.ts'
import { isShownPicture } from '#domain/fileRules.ts'
import styles from './Files.module.css'
import { PictureView } from './PictureView.tsx'
import { StoredFile } from './StoredFile.tsx'

interface StoredFilesProps {
  files: readonly FileValue[]
  /** What stands at the end of a file's line. */
  actions?: (file: FileValue) => ReactNode
  /** Lines after the files. */
  children?: ReactNode
}

/** Files in a list; their pictures are looked through one after the other. */
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
