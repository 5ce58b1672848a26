import type { DisplayProps } from '#runtime/react/form/fieldWidget.ts'
import { DisplayText } from '../controls/DisplayText.tsx'
import styles from '../files/Files.module.css'
import { filesOf } from '../files/filesOf.ts'
import { StoredFile } from '../files/StoredFile.tsx'

/** The files, to be looked at. */
export function UploadDisplay({ value }: DisplayProps) {
  const files = filesOf(value)
  if (files.length === 0) return <DisplayText text="" />
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <StoredFile key={file.url} file={file} />
      ))}
    </ul>
  )
}
