import { useState } from 'react'
import type { FileValue } from '#contract/formInfo.ts'
import { FileIcon, Trash } from '../controls/icons.tsx'
import { filesOf, isImage } from './filesOf.ts'
import { ImageViewer } from './ImageViewer.tsx'
import styles from './Upload.module.css'

/** One file: a picture opens large, anything else in a window of its own. */
export function FileRow({ file, onRemove }: { file: FileValue; onRemove?: () => void }) {
  const [open, setOpen] = useState(false)
  const image = isImage(file)
  return (
    <li className={styles.file}>
      {image ? (
        <button type="button" className={styles.thumb} onClick={() => setOpen(true)}>
          <img src={file.url} alt={`查看${file.name}`} loading="lazy" />
        </button>
      ) : (
        <span className={styles.kind}>
          <FileIcon size={20} />
        </span>
      )}
      <a className={styles.name} href={file.url} target="_blank" rel="noreferrer">
        {file.name}
      </a>
      {onRemove && (
        <button
          type="button"
          className={styles.act}
          aria-label={`移除${file.name}`}
          onClick={onRemove}
        >
          <Trash />
        </button>
      )}
      {open && <ImageViewer file={file} onClose={() => setOpen(false)} />}
    </li>
  )
}

/** All files of a value, only to be looked at. */
export const FileList = ({ value }: { value: unknown }) => (
  <ul className={styles.files}>
    {filesOf(value).map((file) => (
      <FileRow key={file.url} file={file} />
    ))}
  </ul>
)
