import { type ReactNode, useState } from 'react'
import type { FileValue } from '#contract/formInfo.ts'
import { FileIcon } from '../controls/icons.tsx'
import styles from './Files.module.css'
import { isPicture } from './isPicture.ts'
import { PictureView } from './PictureView.tsx'

/** A stored file in a line: pictures open in a large view, other files in a window of their own. */
export function StoredFile({ file, children }: { file: FileValue; children?: ReactNode }) {
  const [viewed, setViewed] = useState(false)
  const [broken, setBroken] = useState(false)
  const picture = isPicture(file.name) && !broken
  return (
    <li className={styles.file}>
      {picture ? (
        <button
          type="button"
          className={styles.thumb}
          aria-label={`预览${file.name}`}
          onClick={() => setViewed(true)}
        >
          <img src={file.url} alt="" loading="lazy" onError={() => setBroken(true)} />
        </button>
      ) : (
        <span className={styles.thumb}>
          <FileIcon size={20} />
        </span>
      )}
      <a className={styles.name} href={file.url} target="_blank" rel="noopener noreferrer">
        {file.name}
      </a>
      {children}
      {viewed && <PictureView file={file} onClose={() => setViewed(false)} />}
    </li>
  )
}
