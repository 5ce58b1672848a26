import { lazyNode } from '../lazyNode.ts'

export const DetailNode = lazyNode<'detail'>(
  async () => (await import('./DetailNode.tsx')).DetailNode,
)
