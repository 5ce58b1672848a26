import { type ReactNode, useState } from 'react'
import type { FileValue } from '#contract/formInfo.ts'
import { isShownPicture } from '#domain/file/fileRules.ts'
import { FileName } from '#runtime/react/upload/FileName.tsx'
import { FileIcon } from '../controls/icons.tsx'
import styles from './Files.module.css'
import { fileLinkProps } from './fileLinkProps.ts'

interface StoredFileProps {
  file: FileValue
  /** Opens the image large. */
  onView: () => void
  children?: ReactNode
}

/**
 * A stored file in a line. Its thumbnail opens large; its name opens images and PDF in a new window and downloads
 * anything else.
 */
export function StoredFile({ file, onView, children }: StoredFileProps) {
  const [broken, setBroken] = useState(false)
  const picture = isShownPicture(file) && !broken
  return (
    <li className={styles.file}>
      {picture ? (
        <button
          type="button"
          className={styles.thumb}
          aria-label={`预览${file.name}`}
          onClick={onView}
        >
          <img src={file.url} alt="" loading="lazy" onError={() => setBroken(true)} />
        </button>
      ) : (
        <span className={styles.thumb}>
          <FileIcon size={20} />
        </span>
      )}
      <a className={styles.name} {...fileLinkProps(file)}>
        <FileName name={file.name} />
      </a>
      {children}
    </li>
  )
}
