const PRELOAD = /<link rel="preload" as="image" href="([^"<>]+)"/g

/**
 * The pictures a page asks for first, as a `Link` header: the browser fetches them as soon as the answer begins, before
 * it has read a word of the page, and paints them with the rest. Empty where there are none.
 */
export function preloadHeader(html: string): { link?: string } {
  const links = [...html.matchAll(PRELOAD)].map(
    ([, href = '']) =>
      `<${href.replaceAll('&amp;', '&')}>; rel=preload; as=image; fetchpriority=high`,
  )
  return links.length > 0 ? { link: links.join(', ') } : {}
}
