import { lazyNode } from '../lazyNode.ts'

export const SearchNode = lazyNode<'search'>(
  async () => (await import('./SearchNode.tsx')).SearchNode,
)
