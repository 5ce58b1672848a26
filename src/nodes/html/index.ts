import { loadSanitiser } from '#runtime/react/html/lateSanitiser.ts'
import { lazyNode } from '../lazyNode.ts'

export const HtmlNode = lazyNode<'html'>(async () => {
  const [{ HtmlNode: Node }] = await Promise.all([import('./HtmlNode.tsx'), loadSanitiser()])
  return Node
})
