import { sanitiseHtml } from '#runtime/react/html/sanitiseHtml.ts'

export interface Pasted {
  html: string
  /** Pictures and players that were left out, because their files are not here. */
  refused: number
}

const MEDIA = 'img, audio, video'

/**
 * Reduces foreign HTML (Word, WeChat, a web page) to the allow-list. Files on other sites are dropped: they may
 * disappear, and fetching them would tell their owner about the reader.
 * @param isOwn returns whether a file's address is one of this site's
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

/** Returns whether HTML has text; an image copied in a browser arrives as HTML with nothing but its address. */
export const hasText = (html: string): boolean => sanitiseHtml(html).textContent.trim() !== ''
