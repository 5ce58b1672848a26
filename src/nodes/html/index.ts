import { lazyNode } from '../lazyNode.ts'

export const HtmlNode = lazyNode<'html'>(async () => (await import('./HtmlNode.tsx')).HtmlNode)
