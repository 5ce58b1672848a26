import type { FileValue } from '#contract/formInfo.ts'
import { extensionOf, isShownPicture } from '#domain/fileRules.ts'

/** A link to a stored file: browsers show pictures and PDF, anything else is offered for download. */
export const fileLinkProps = ({ name, url }: FileValue) => ({
  href: url,
  target: '_blank',
  rel: 'noopener noreferrer',
  'aria-label': name,
  download: isShownPicture(name) || extensionOf(name) === 'pdf' ? undefined : name,
})
