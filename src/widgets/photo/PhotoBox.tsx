import { useState } from 'react'
import type { FileValue } from '#contract/formInfo.ts'
import { isPicture } from '../files/isPicture.ts'
import { PictureView } from '../files/PictureView.tsx'
import styles from './Photo.module.css'

/** The photo in its frame; pressed it opens large. A format the browser cannot show stands there by its name. */
export function PhotoBox({ file }: { file: FileValue }) {
  const [viewed, setViewed] = useState(false)
  const [broken, setBroken] = useState(false)
  if (!isPicture(file.name) || broken)
    return (
      <a className={styles.nameOnly} href={file.url} target="_blank" rel="noopener noreferrer">
        {file.name}
      </a>
    )
  return (
    <>
      <button
        type="button"
        className={styles.view}
        aria-label={`预览${file.name}`}
        onClick={() => setViewed(true)}
      >
        <img src={file.url} alt={file.name} onError={() => setBroken(true)} />
      </button>
      {viewed && <PictureView file={file} onClose={() => setViewed(false)} />}
    </>
  )
}
