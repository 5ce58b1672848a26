import { useState } from 'react'
import type { FileValue } from '#contract/formInfo.ts'
import { isShownPicture } from '#domain/file/fileRules.ts'
import { FileName } from '#runtime/react/upload/FileName.tsx'
import { FileIcon } from '../controls/icons.tsx'
import { fileLinkProps } from '../files/fileLinkProps.ts'
import { PictureView } from '../files/PictureView.tsx'
import styles from './Photo.module.css'

/** The photo in its frame; a press opens it large. A format the browser cannot display is shown as a file. */
export function PhotoBox({ file }: { file: FileValue }) {
  const [viewed, setViewed] = useState(false)
  const [broken, setBroken] = useState<string>()
  if (!isShownPicture(file) || broken === file.url)
    return (
      <a className={styles.tile} {...fileLinkProps(file)}>
        <FileIcon size={28} />
        <FileName name={file.name} />
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
        <img src={file.url} alt={file.name} onError={() => setBroken(file.url)} />
      </button>
      {viewed && <PictureView pictures={[file]} first={file} onClose={() => setViewed(false)} />}
    </>
  )
}
