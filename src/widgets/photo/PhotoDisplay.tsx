import type { DisplayProps } from '#runtime/react/form/fieldWidget.ts'
import { DisplayText } from '../controls/DisplayText.tsx'
import { filesOf } from '../files/filesOf.ts'
import styles from './Photo.module.css'
import { PhotoBox } from './PhotoBox.tsx'
import { photoSize } from './photoSize.ts'

/** The photo in its frame, to be looked at. */
export function PhotoDisplay({ field, value }: DisplayProps) {
  const [file] = filesOf(value)
  if (!file) return <DisplayText text="" />
  return (
    <div className={styles.frame} style={photoSize(field.ui)}>
      <PhotoBox file={file} />
    </div>
  )
}
