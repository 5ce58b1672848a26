import type { FileValue } from '#contract/formInfo.ts'
import { isShownPicture } from '#domain/file/fileRules.ts'
import { FileName } from '#runtime/react/upload/FileName.tsx'
import { FileMark } from './FileMark.tsx'
import classes from './UploadNode.module.css'

/** A stored file: opens in a new window, or is removed. */
export function FileItem({ file, remove }: { file: FileValue; remove: () => void }) {
  const { name, url } = file
  return (
    <li className={classes.item}>
      <a href={url} target="_blank" rel="noopener noreferrer" aria-label={name}>
        {isShownPicture(file) ? <img src={url} alt="" loading="lazy" /> : <FileMark name={name} />}
        <FileName name={name} />
      </a>
      <button type="button" aria-label={`删除 ${name}`} onClick={remove}>
        删除
      </button>
    </li>
  )
}
