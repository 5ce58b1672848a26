import { expect, test } from 'vitest'
import { preloadHeader } from '#server/firstScreen/preloadHeader.ts'

const page = (links: string) => `<head>${links}<link rel="icon" href="/i.svg"></head>`
const preload = (href: string) =>
  `<link rel="preload" as="image" href="${href}" fetchPriority="high"/>`

test.each([
  ['nothing, where the page asks for no picture ahead', page(''), {}],
  [
    'each picture, its address as it was meant',
    page(preload('/a.svg') + preload('/b.png?x=1&amp;y=2')),
    {
      link: '</a.svg>; rel=preload; as=image; fetchpriority=high, </b.png?x=1&y=2>; rel=preload; as=image; fetchpriority=high',
    },
  ],
])('the header names %s', (_case, html, header) => {
  expect(preloadHeader(html)).toEqual(header)
})
