import sanitizeHtml from 'sanitize-html'
import type { FileValue } from '#contract/formInfo.ts'
import { ownValue } from '#contract/record.ts'
import { isAssetAddress } from '#server/modules/configuration/documents/assetAddress.ts'

/** Tags that load a file, with the attribute that names it. Links count when they download a file. */
const SOURCES: Readonly<Record<string, string>> = {
  img: 'src',
  audio: 'src',
  video: 'src',
  source: 'src',
}

/**
 * Uploaded files that rich text shows or links, so that they are attached to the record with it. Assets of the
 * organisation's configuration are not uploads.
 */
export function filesInHtml(html: string): FileValue[] {
  const files: FileValue[] = []
  const note = (url: string | undefined, name: string) => {
    if (url !== undefined && !isAssetAddress(url)) files.push({ name, url })
  }
  const look = (tag: string, attributes: sanitizeHtml.Attributes) => {
    const source = ownValue(SOURCES, tag)
    if (source !== undefined) note(ownValue(attributes, source), attributes.alt || '图文附件')
    if (tag === 'video') note(attributes.poster, '视频封面')
    if (tag === 'a' && attributes.download) note(attributes.href, attributes.download)
    return { tagName: tag, attribs: attributes }
  }
  sanitizeHtml(html, { transformTags: { '*': look } })
  return files
}
