import type { FileValue } from '#contract/formInfo.ts'
import { isShownPicture, storedExtension } from '#domain/file/fileRules.ts'

/** The attributes of a link to a stored file: images and PDF open in the browser, anything else is downloaded. */
export const fileLinkProps = (file: FileValue) => ({
  href: file.url,
  target: '_blank',
  rel: 'noopener noreferrer',
  'aria-label': file.name,
  download: isShownPicture(file) || storedExtension(file) === 'pdf' ? undefined : file.name,
})
