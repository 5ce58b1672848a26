import { lazyNode } from '../lazyNode.ts'

export const IndexListNode = lazyNode<'indexList'>(
  async () => (await import('./IndexListNode.tsx')).IndexListNode,
)
