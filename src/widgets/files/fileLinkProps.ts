import type { FileValue } from '#contract/formInfo.ts'
import { isShownPicture, storedExtension } from '#domain/fileRules.ts'

/** A link to a stored file: browsers show pictures and PDF, anything else is offered for download. */
export const fileLinkProps = (file: FileValue) => ({
  href: file.url,
  target: '_blank',
  rel: 'noopener noreferrer',
  'aria-label': file.name,
  download: isShownPicture(file) || storedExtension(file) === 'pdf' ? undefined : file.name,
})
