import { extensionOf } from '#domain/fileRules.ts'
import classes from './UploadNode.module.css'

/** Stands for a file that has no picture to show: its kind. */
export const FileMark = ({ name }: { name: string }) => (
  <span className={classes.sheet} aria-hidden="true">
    {extensionOf(name).toUpperCase()}
  </span>
)
