import { extensionOf } from '#domain/file/fileRules.ts'
import classes from './UploadNode.module.css'

/** A file type mark for a file without a thumbnail. */
export const FileMark = ({ name }: { name: string }) => (
  <span className={classes.sheet} aria-hidden="true">
    {extensionOf(name).toUpperCase()}
  </span>
)
