import type { FileValue } from '#contract/formInfo.ts'
import { isPicture } from './acceptOf.ts'
import { FileMark } from './FileMark.tsx'
import classes from './UploadNode.module.css'

/** A file that is stored: looked at in a window of its own, or removed. */
export function FileItem({ file: { name, url }, remove }: { file: FileValue; remove: () => void }) {
  return (
    <li className={classes.item}>
      <a href={url} target="_blank" rel="noopener noreferrer">
        {isPicture(name) ? <img src={url} alt="" loading="lazy" /> : <FileMark name={name} />}
        <span>{name}</span>
      </a>
      <button type="button" aria-label={`删除 ${name}`} onClick={remove}>
        删除
      </button>
    </li>
  )
}
