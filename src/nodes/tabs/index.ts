import { lazyNode } from '../lazyNode.ts'

export const TabsNode = lazyNode<'tabs'>(async () => (await import('./TabsNode.tsx')).TabsNode)
