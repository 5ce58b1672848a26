import { lazyNode } from '../lazyNode.ts'

export const CountdownNode = lazyNode<'countdown'>(
  async () => (await import('./CountdownNode.tsx')).CountdownNode,
)
