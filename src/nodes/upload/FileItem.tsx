import type { FileValue } from '#contract/formInfo.ts'
import { extensionOf } from '#domain/fileRules.ts'
import classes from './UploadNode.module.css'

const PICTURES = ['jpg', 'jpeg', 'png', 'gif', 'webp']

/** A file that is stored: looked at in a window of its own, or removed. */
export function FileItem({ file: { name, url }, remove }: { file: FileValue; remove: () => void }) {
  const isPicture = PICTURES.includes(extensionOf(name))
  return (
    <li className={classes.item}>
      {isPicture ? (
        <img src={url} alt="" loading="lazy" />
      ) : (
        <span className={classes.sheet} aria-hidden="true" />
      )}
      <a href={url} target="_blank" rel="noopener noreferrer">
        {name}
      </a>
      <button type="button" aria-label={`删除 ${name}`} onClick={remove}>
        删除
      </button>
    </li>
  )
}
