import type { DisplayProps } from '#runtime/react/form/session/fieldWidget.ts'
import { filesOf } from '#runtime/react/upload/filesOf.ts'
import { DisplayText } from '../controls/displays.tsx'
import { StoredFiles } from '../files/StoredFiles.tsx'

/** The files, to be looked at. */
export function UploadDisplay({ value }: DisplayProps) {
  const files = filesOf(value)
  return files.length === 0 ? <DisplayText text="" /> : <StoredFiles files={files} />
}
