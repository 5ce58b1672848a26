import type { DisplayProps } from '#runtime/react/form/session/fieldWidget.ts'
import { filesOf } from '#runtime/react/upload/filesOf.ts'
import { DisplayText } from '../controls/displays.tsx'
import { PhotoBox } from './PhotoBox.tsx'
import { PhotoFrame } from './PhotoFrame.tsx'

/** The photo in its frame, to be looked at. */
export function PhotoDisplay({ field, value }: DisplayProps) {
  const [file] = filesOf(value)
  if (!file) return <DisplayText text="" />
  return (
    <PhotoFrame ui={field.ui}>
      <PhotoBox file={file} />
    </PhotoFrame>
  )
}
