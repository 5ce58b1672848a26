const PRELOAD = /<link rel="preload" as="image" href="([^"<>]+)"/g

/**
 * Returns a `Link` header that preloads the page's first images: the browser fetches them as soon as the response
 * starts, before parsing the page. Empty when there are none.
 */
export function preloadHeader(html: string): { link?: string } {
  const links = [...html.matchAll(PRELOAD)].map(
    ([, href = '']) =>
      `<${href.replaceAll('&amp;', '&')}>; rel=preload; as=image; fetchpriority=high`,
  )
  return links.length > 0 ? { link: links.join(', ') } : {}
}
