import { lazyNode } from '../lazyNode.ts'

export const ChoiceNode = lazyNode<'choice'>(
  async () => (await import('./ChoiceNode.tsx')).ChoiceNode,
)
