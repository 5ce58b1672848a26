import { sanitiseHtml } from '#runtime/react/html/sanitiseHtml.ts'

export interface Pasted {
  html: string
  /** Pictures and players that were left out, because their files are not here. */
  refused: number
}

const MEDIA = 'img, audio, video'

/**
 * HTML from elsewhere (Word, WeChat, a web page) by the allow-list. Files that are not on this site do not come with
 * it: they might be gone tomorrow, and fetching them would tell their owner who reads here.
 * @param isOwn whether a file's address is one of this site's
 */
export function cleanPasted(html: string, isOwn: (address: string) => boolean): Pasted {
  const content = sanitiseHtml(html)
  let refused = 0
  for (const media of content.querySelectorAll(MEDIA)) {
    const source = media.getAttribute('src') ?? media.querySelector('source')?.getAttribute('src')
    if (source && isOwn(source)) continue
    media.remove()
    refused += 1
  }
  const box = content.ownerDocument.createElement('div')
  box.append(content)
  return { html: box.innerHTML, refused }
}

/** Whether HTML holds text; a picture copied in a browser comes as HTML of nothing but its address. */
export const hasText = (html: string): boolean => sanitiseHtml(html).textContent.trim() !== ''
